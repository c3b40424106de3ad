import { type VisitListSort, visitListSorts } from '@rimal/contract/staff/lists/list-sorts'
import type { VisitList } from '@rimal/contract/staff/visits'
import {
  awaitedVisitStatuses,
  upcomingVisitStatuses,
  type VisitStatus,
  visitStatuses,
} from '@rimal/contract/statuses'
import type { InputOf } from '../../../call.ts'
import { daysIn } from '../../../ui/list/filters/day-filters.ts'

export const visitTabs = ['to_call', 'upcoming', 'past', 'all'] as const
export type VisitTab = (typeof visitTabs)[number]

type Query = NonNullable<InputOf<'GET staff/list-visits'>['query']>

/** What the address says about the list of visits. */
export type VisitsView = {
  tab: VisitTab
  text: string
  /** The states that the visits of the list can have. */
  states: readonly VisitStatus[]
  state: VisitStatus | undefined
  place: string
  sort: VisitListSort
  sorts: readonly VisitListSort[]
  query: Query
}

const sortOf: Record<VisitTab, VisitListSort> = {
  to_call: 'call',
  upcoming: 'soonest',
  past: 'latest',
  all: 'latest',
}

const statesOf: Record<VisitTab, readonly VisitStatus[]> = {
  to_call: awaitedVisitStatuses,
  upcoming: upcomingVisitStatuses,
  past: visitStatuses,
  all: visitStatuses,
}

const one = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((each) => each === value)

/** Reads the view of the list from the address. A search looks in all visits, unless a list is chosen. */
export function readVisitsView(search: Pick<URLSearchParams, 'get'>): VisitsView {
  const text = search.get('q') ?? ''
  const tab = one(visitTabs, search.get('list')) ?? (text ? 'all' : 'to_call')
  const states = statesOf[tab]
  const state = one(states, search.get('state'))
  const place = search.get('place') ?? ''
  // Only visits to call are sorted by the call.
  const sorts = visitListSorts.filter((each) => tab === 'to_call' || each !== 'call')
  const sort = one(sorts, search.get('sort')) ?? sortOf[tab]
  const cursor = search.get('cursor')
  const query: Query = {
    ...(tab === 'all' ? {} : { list: tab satisfies VisitList }),
    ...(text ? { q: text } : {}),
    ...(state ? { state } : {}),
    ...daysIn(search),
    ...(place ? { place } : {}),
    ...(cursor ? { cursor } : {}),
    sort,
  }
  return { tab, text, states, state, place, sort, sorts, query }
}

/** Whether the visits follow each other by their days. */
export function isByDay({ sort }: Pick<VisitsView, 'sort'>): boolean {
  return sort === 'soonest' || sort === 'latest'
}

/** The address of another list, with the search of this one. */
export function visitsAddress({ text }: Pick<VisitsView, 'text'>, tab: VisitTab): string {
  return `/visits?${new URLSearchParams({ list: tab, ...(text ? { q: text } : {}) })}`
}
