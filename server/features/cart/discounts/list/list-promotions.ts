import type { QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { promotionsApi, StaffPromotion } from '@rimal/contract/staff/promotions'
import type { Queries } from '../../../../db/connect.ts'
import { staffSearchWords } from '../../../../db/staff-search.ts'
import type { Deps } from '../../../../deps.ts'
import { pageFrom, positionOf, totalOf } from '../../../../http/page-of.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import {
  countMatching,
  countStates,
  findPromotion,
  listPromotionRows,
  type PromotionFilter,
} from './promotion-list.sql.ts'

type Listing = typeof promotionsApi.listPromotions
type Query = QueryOf<Listing>

/** Returns a page of the promotions that match a query of staff. */
export async function listPromotions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: Query,
): Promise<ResultOf<Listing>> {
  const now = clock()
  const page = await readPromotionPage(db, query, now)
  return { ...page, total: totalOf(await countMatching(db, promotionFilterOf(query), { now })) }
}

/** Reads the filter of a query of staff. */
export function promotionFilterOf({ q = '', state, coded }: Query): PromotionFilter {
  return { words: staffSearchWords(q), state, coded }
}

/** Reads a page of the promotions, without the total. */
export async function readPromotionPage(
  db: Queries,
  query: Query,
  now: Date,
): Promise<Omit<ResultOf<Listing>, 'total'>> {
  const { sort = 'newest' } = query
  const after = positionOf(query)
  const found = await listPromotionRows(db, promotionFilterOf(query), { sort, after, now })
  const { rows, next } = pageFrom(found, query, ({ place, promotionId }) => ({
    value: place,
    id: promotionId,
  }))
  return { items: rows.map(({ place: _place, ...row }) => withInstants(row)), next }
}

/**
 * Returns a promotion as it is now.
 * @throws not_found
 */
export async function getPromotion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
): Promise<StaffPromotion> {
  const found = await findPromotion(db, id, clock())
  if (!found) throw new ShopError('not_found')
  return withInstants(found)
}

/** Counts the promotions in each state as of now. */
export function countPromotions({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return countStates(db, clock())
}

/** The database writes instants in a form of its own. */
function withInstants({ startsAt, endsAt, ...row }: StaffPromotion): StaffPromotion {
  const instant = (text: string | null) => text && new Date(text).toISOString()
  return { ...row, startsAt: instant(startsAt), endsAt: instant(endsAt) }
}
