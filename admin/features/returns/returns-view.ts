import { liveReturnStates, returnKinds, returnReasons } from '@rimal/contract/returns/return-states'
import { type ReturnListSort, returnListSorts } from '@rimal/contract/staff/lists/list-sorts'
import { type ReturnList, statesOfReturnList } from '@rimal/contract/staff/return-lists'
import type { InputOf } from '../../call.ts'

/** The lists in the order in which a return passes them. */
export const returnTabs = [
  'to_answer',
  'with_customer',
  'on_the_way',
  'to_inspect',
  'to_decide',
  'decided',
  'ended',
] as const satisfies readonly ReturnList[]
export type ReturnTab = (typeof returnTabs)[number] | 'all'

type Query = NonNullable<InputOf<'GET staff/list-returns'>['query']>

/** What the address says about the list of returns. */
export type ReturnsView = {
  tab: ReturnTab
  text: string
  kind: (typeof returnKinds)[number] | undefined
  reason: (typeof returnReasons)[number] | undefined
  isLate: boolean
  /** The number of the order whose returns are asked for; empty for all orders. */
  order: string
  sort: ReturnListSort
  query: Query
}

const one = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((each) => each === value)

/** Reads the view of the list from the address. A search looks in all returns, unless a list is chosen. */
export function readReturnsView(search: Pick<URLSearchParams, 'get'>): ReturnsView {
  const text = search.get('q') ?? ''
  const order = search.get('order') ?? ''
  const unnamed = text || order ? 'all' : 'to_answer'
  const tab = one([...returnTabs, 'all'] as const, search.get('list')) ?? unnamed
  const kind = one(returnKinds, search.get('kind'))
  const reason = one(returnReasons, search.get('reason'))
  const isLate = search.get('late') === 'yes'
  const sort = one(returnListSorts, search.get('sort')) ?? (isUnderWay(tab) ? 'waiting' : 'newest')
  const cursor = search.get('cursor')
  const query: Query = {
    ...(tab === 'all' ? {} : { list: tab }),
    ...(text ? { q: text } : {}),
    ...(kind ? { kind } : {}),
    ...(reason ? { reason } : {}),
    ...(isLate ? { overdue: true } : {}),
    ...(order ? { orderNumber: order } : {}),
    ...(cursor ? { cursor } : {}),
    sort,
  }
  return { tab, text, kind, reason, isLate, order, sort, query }
}

/** Whether staff or the customer still have something to do for the returns of a list. */
function isUnderWay(tab: ReturnTab): boolean {
  return tab !== 'all' && statesOfReturnList[tab].every((state) => liveReturnStates.includes(state))
}

/** The address of another list, with the search of this one. */
export function returnsAddress({ text }: Pick<ReturnsView, 'text'>, tab: ReturnTab): string {
  return `/returns?${new URLSearchParams({ list: tab, ...(text ? { q: text } : {}) })}`
}
