import type { QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { refundsApi } from '@rimal/contract/staff/refunds'
import type { Queries } from '../../../../db/connect.ts'
import { staffSearchWords } from '../../../../db/staff-search.ts'
import { pageFrom, positionOf, totalOf } from '../../../../http/page-of.ts'
import { readDays } from '../../../shop/settings/read-days.ts'
import { countRefunds, listRefundRows, type RefundFilter } from './refund-list.sql.ts'

type Listing = typeof refundsApi.listRefunds
type Query = QueryOf<Listing>

/**
 * Returns a page of the refunds that match a query of staff.
 * @throws invalid_input
 */
export async function listRefunds(db: Queries, query: Query): Promise<ResultOf<Listing>> {
  const filter = await refundFilterOf(db, query)
  const page = await readRefundPage(db, query, filter)
  return { ...page, total: totalOf(await countRefunds(db, filter)) }
}

/** Reads the filter of a query of staff. */
export async function refundFilterOf(
  db: Queries,
  { q = '', state, open, reason, provider, orderNumber, dayFrom, dayUntil }: Query,
): Promise<RefundFilter> {
  const requested = await readDays(db, { dayFrom, dayUntil })
  return { words: staffSearchWords(q), state, open, reason, provider, orderNumber, requested }
}

/** Reads a page of the refunds, without the total. */
export async function readRefundPage(
  db: Queries,
  query: Query,
  filter: RefundFilter,
): Promise<Omit<ResultOf<Listing>, 'total'>> {
  const { sort = 'oldest' } = query
  const found = await listRefundRows(db, filter, { sort, after: positionOf(query) })
  const { rows, next } = pageFrom(found, query, ({ place, refundId }) => ({
    value: place,
    id: refundId,
  }))
  const instant = (text: string | null) => text && new Date(text).toISOString()
  return {
    items: rows.map(({ place: _place, requestedAt, nextTryAt, sentAt, ...row }) => ({
      ...row,
      requestedAt: new Date(requestedAt).toISOString(),
      nextTryAt: instant(nextTryAt),
      sentAt: instant(sentAt),
    })),
    next,
  }
}
