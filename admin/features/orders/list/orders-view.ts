import { type PaymentMethod, paymentMethods } from '@rimal/contract/choices'
import { type OrderListSort, orderListSorts } from '@rimal/contract/staff/order-list'
import { type OrderStatus, orderStatuses, statusesThatAre } from '@rimal/contract/statuses'
import type { InputOf } from '../../../call.ts'

type Query = NonNullable<InputOf<'GET staff/list-orders'>['query']>

/** What the address says about the list of orders. */
export type OrdersView = {
  /** The open orders, all orders, or those in one status. */
  tab: 'open' | 'all' | OrderStatus
  text: string
  method: PaymentMethod | undefined
  /** Whether orders made to measure are asked for, or the others. */
  measured: boolean | undefined
  customerId: string | undefined
  sort: OrderListSort
  /** The sorts that there are: only open orders are sorted by their arrival. */
  sorts: readonly OrderListSort[]
  query: Query
}

const one = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((each) => each === value)

/** Reads the view of the list from the address. A search looks in all orders, unless a status is chosen. */
export function readOrdersView(search: Pick<URLSearchParams, 'get'>): OrdersView {
  const text = search.get('q') ?? ''
  const customerId = search.get('customer') ?? undefined
  const named = search.get('state')
  const unnamed = text || customerId ? 'all' : 'open'
  const tab = one([...orderStatuses, 'all', 'open'] as const, named) ?? unnamed
  const isOpen = tab === 'open' || (tab !== 'all' && statusesThatAre('open').includes(tab))
  const sorts = orderListSorts.filter((each) => isOpen || each !== 'arrival')
  const sort = one(sorts, search.get('sort')) ?? (isOpen ? 'arrival' : 'newest')
  const method = one(paymentMethods, search.get('method'))
  const asked = one(['yes', 'no'] as const, search.get('measured'))
  const measured = asked && asked === 'yes'
  const cursor = search.get('cursor')
  const query: Query = {
    ...(tab === 'all' ? {} : tab === 'open' ? { open: true } : { status: tab }),
    ...(text ? { q: text } : {}),
    ...(method ? { paymentMethod: method } : {}),
    ...(measured === undefined ? {} : { madeToMeasure: measured }),
    ...(customerId ? { customerId } : {}),
    ...(cursor ? { cursor } : {}),
    sort,
  }
  return { tab, text, method, measured, customerId, sort, sorts, query }
}

type Filter = Pick<OrdersView, 'customerId'> & Partial<Pick<OrdersView, 'text'>>

/** The address of the list in another state, with the customer and the search of this one. */
export function ordersAddress({ customerId, text }: Filter, state: OrdersView['tab']): string {
  const filter = { ...(customerId ? { customer: customerId } : {}), ...(text ? { q: text } : {}) }
  return `/orders?${new URLSearchParams({ state, ...filter })}`
}
