import { maxCounted, pageSize } from '@rimal/contract/page-of'
import type { VisitListSort } from '@rimal/contract/staff/lists/list-sorts'
import type { VisitList } from '@rimal/contract/staff/visits'
import {
  awaitedVisitStatuses,
  upcomingVisitStatuses,
  type VisitStatus,
} from '@rimal/contract/statuses'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { type ListSort, type Place, sortedBy } from '../../../db/list-sort.ts'
import { hasWord, type Searchable } from '../../../db/staff-search.ts'
import { literals } from '../../../db/status-list.ts'
import { visits } from '../../../db/tables/visits.ts'

export type VisitFilter = {
  words: readonly string[]
  searchable: Searchable
  list?: VisitList | undefined
  state?: VisitStatus | undefined
  dayFrom?: string | undefined
  dayUntil?: string | undefined
  place?: string | undefined
  now: Date
}

const startsAt = sql`visits.starts_at`
const sorts: Record<VisitListSort, ListSort> = {
  latest: { by: startsAt, type: 'timestamptz', isUp: false },
  soonest: { by: startsAt, type: 'timestamptz', isUp: true },
  // Few visits wait for a call, so this order needs no index.
  call: {
    by: sql`coalesce(visits.contact_by, timestamptz 'infinity')`,
    type: 'timestamptz',
    isUp: true,
  },
  booked: { by: sql`visits.created_at`, type: 'timestamptz', isUp: false },
}

/** Lists a page of visits and one visit more, in the order of the sort; `sortValue` is the value of the sort. */
export async function listVisitRows(
  db: Queries,
  filter: VisitFilter,
  { sort, after }: { sort: VisitListSort; after: Place | undefined },
) {
  const { isAfter, order, place } = sortedBy(sorts[sort], { id: sql`visits.id` }, after)
  return db
    .select({ visit: getTableColumns(visits), sortValue: place })
    .from(visits)
    .where(sql`${matches(filter)} and ${isAfter}`)
    .orderBy(order)
    .limit(pageSize + 1)
}

/** Counts the visits that match, up to one more than `max`. */
export async function countMatching(
  db: Queries,
  filter: VisitFilter,
  max = maxCounted,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from visits where ${matches(filter)} limit ${max + 1}) counted`)
  return rows[0]?.count ?? 0
}

function matches(filter: VisitFilter): SQL {
  const { words, searchable, list, state, dayFrom, dayUntil, place, now } = filter
  const conditions = [
    sql`true`,
    ...words.map((word) => matchesWord(word, searchable)),
    ...(list === undefined ? [] : [isIn(list, now)]),
    ...(state === undefined ? [] : [sql`visits.status = ${state}`]),
    ...(dayFrom === undefined ? [] : [sql`visits.day >= ${dayFrom}::date`]),
    ...(dayUntil === undefined ? [] : [sql`visits.day <= ${dayUntil}::date`]),
    ...(place === undefined ? [] : [isAt(place)]),
  ]
  return sql.join(conditions, sql` and `)
}

function isIn(list: VisitList, now: Date): SQL {
  if (list === 'to_call') return sql`visits.status in (${literals(awaitedVisitStatuses)})`
  const isToCome = sql`(visits.status in (${literals(upcomingVisitStatuses)}) and visits.ends_at > ${now.toISOString()}::timestamptz)`
  return list === 'upcoming' ? isToCome : sql`not ${isToCome}`
}

/** The place is a state, a city, or a district, which is where shoppers write the city if the form has none. */
function isAt(place: string): SQL {
  const parts = [sql.raw(`'state'`), sql.raw(`'city'`), sql.raw(`'district'`)].map(
    (part) => sql`lower(visits.address ->> ${part})`,
  )
  return sql`lower(${place}) in (${sql.join(parts, sql`, `)})`
}

/** The index finds the word anywhere in a visit; where the role may not search by all of it, the rest is looked at. */
function matchesWord(word: string, { name, contact }: Searchable): SQL {
  const isAnywhere = hasWord(sql`visits.search`, word)
  if (name && contact) return isAnywhere
  const names = sql` || ' ' || coalesce(visits.contact ->> 'name', '')`
  const form = sql`search_form(' ' || visits.number || ' ' || replace(visits.number, '-', '')${name ? names : sql``})`
  return sql`(${isAnywhere} and ${hasWord(form, word)})`
}
