import type { Text } from '@rimal/contract/language'
import { maxCounted, pageSize } from '@rimal/contract/page-of'
import type { PromotionListSort, PromotionState } from '@rimal/contract/staff/promotion-states'
import type { PromotionCounts, StaffPromotion } from '@rimal/contract/staff/promotions'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../../db/connect.ts'
import { type ListSort, type Place, sortedBy } from '../../../../db/list-sort.ts'
import { hasWord } from '../../../../db/staff-search.ts'

export type PromotionFilter = {
  words: readonly string[]
  state?: PromotionState | undefined
  coded?: boolean | undefined
}
export type StoredPromotion = StaffPromotion & { place: string }

/** The names of the products of a promotion in the order of its ids; an id stands for a product that is gone. */
const namesOfProducts = sql<Text[]>`(
  select coalesce(jsonb_agg(coalesce(p.name, jsonb_build_object('en', listed.id, 'ar', listed.id))
    order by listed.place), '[]')
  from unnest(m.products) with ordinality as listed(id, place)
  left join products p on p.id = listed.id)`

const uses = sql`(
  select count(*)::int from discount_uses u where u.promotion_id = m.id and u.state <> 'released')`

function sortsAt(now: Date): Record<PromotionListSort, ListSort> {
  const milliseconds = sql`(extract(epoch from m.ends_at) * 1000)::bigint`
  const isEnded = sql`m.ends_at <= ${now.toISOString()}::timestamptz`
  return {
    newest: { by: sql`m.created_at`, type: 'timestamptz', isUp: false },
    // Behind those that end are those without a last day, and behind these the ended ones, the last ended first.
    ending: {
      by: sql`(case when m.ends_at is null then 900000000000000
        when ${isEnded} then 999999999999999 - ${milliseconds} else ${milliseconds} end)`,
      type: 'bigint',
      isUp: true,
    },
    used: { by: uses, type: 'integer', isUp: false },
  }
}

/** The state of a promotion at a moment. */
function stateAt(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`case when m.ends_at <= ${at} then 'ended' when not m.active then 'off'
    when m.starts_at > ${at} then 'planned' else 'running' end`
}

/** Selects promotions as staff see them at a moment. */
function promotionsAt(now: Date): SQL {
  return sql`m.id as "promotionId", m.title, m.code, m.kind, m.percent, m.amount, m.buy, m.get, m.products,
    m.types, m.categories, ${namesOfProducts} as "productNames", m.minimum, m.limit_each as "limitEach",
    m.customer_group as "customerGroup", m.first_order_only as "firstOrderOnly",
    m.starts_at as "startsAt", m.ends_at as "endsAt", m.usage_limit as "usageLimit", m.budget, m.combines,
    m.active, m.is_welcome as "isWelcome", ${stateAt(now)} as state, ${uses} as uses, (
      select coalesce(sum(u.amount), 0)::float8 from discount_uses u
      where u.promotion_id = m.id and u.state <> 'released') as given`
}

/** Lists a page of promotions and one more, in the order of the sort. */
export async function listPromotionRows(
  db: Queries,
  filter: PromotionFilter,
  { sort, after, now }: { sort: PromotionListSort; after: Place | undefined; now: Date },
): Promise<StoredPromotion[]> {
  const { isAfter, order, place } = sortedBy(sortsAt(now)[sort], { id: sql`m.id` }, after)
  const { rows } = await db.execute<StoredPromotion>(sql`
    select ${promotionsAt(now)}, ${place} as place from promotions m
    where ${matches(filter, now)} and ${isAfter} order by ${order} limit ${pageSize + 1}`)
  return rows
}

/** Counts the promotions that match, up to one more than `max`. */
export async function countMatching(
  db: Queries,
  filter: PromotionFilter,
  { now, max = maxCounted }: { now: Date; max?: number },
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from promotions m where ${matches(filter, now)} limit ${max + 1}) counted`)
  return rows[0]?.count ?? 0
}

/** Finds one promotion. */
export async function findPromotion(
  db: Queries,
  id: string,
  now: Date,
): Promise<StaffPromotion | undefined> {
  const { rows } = await db.execute<StaffPromotion>(sql`
    select ${promotionsAt(now)} from promotions m where m.id = ${id}`)
  return rows[0]
}

/** Counts the promotions in each state. */
export async function countStates(db: Queries, now: Date): Promise<PromotionCounts> {
  const { rows } = await db.execute<{ state: PromotionState; count: number }>(sql`
    select ${stateAt(now)} as state, count(*)::int as count from promotions m group by 1`)
  const counts: PromotionCounts = { running: 0, planned: 0, ended: 0, off: 0 }
  for (const { state, count } of rows) counts[state] = count
  return counts
}

/** The code, with its dashes and without, and the title in both languages. */
const searched = sql`search_form(' ' || coalesce(m.code, '') || ' ' || replace(coalesce(m.code, ''), '-', '') ||
  ' ' || (m.title ->> 'en') || ' ' || (m.title ->> 'ar'))`

function matches({ words, state, coded }: PromotionFilter, now: Date): SQL {
  const conditions = [
    sql`true`,
    ...(state === undefined ? [] : [sql`${stateAt(now)} = ${state}`]),
    ...(coded === undefined ? [] : [sql`(m.code is not null) = ${coded}`]),
    ...words.map((word) => hasWord(searched, word)),
  ]
  return sql.join(conditions, sql` and `)
}
