import type { Queries } from '../../../db/connect.ts'
import type { Change } from '../change-status.ts'
import type { StoredOrder } from '../stored-order.ts'
import { listReplacements, orderedAnew } from './replaced-by.sql.ts'

/** How an unpaid order ends when its cart is ordered again. */
export const replacedByShopper = {
  to: 'expired',
  actor: 'shopper',
  reason: orderedAnew,
} as const satisfies Omit<Change, 'at'> & { to: string }

type Listed = Pick<StoredOrder, 'number' | 'status'>

/** The orders that took the place of unpaid ones, by the number of the replaced order. */
export async function findReplacements(db: Queries, orders: readonly Listed[]) {
  const numbers = orders.filter(({ status }) => status === 'expired').map(({ number }) => number)
  const rows = numbers.length === 0 ? [] : await listReplacements(db, numbers)
  return new Map(rows.map(({ replaced, number, token }) => [replaced, { number, token }]))
}

/** The order that took the place of this one; null where none did. */
export async function findReplacement(db: Queries, order: Listed) {
  return (await findReplacements(db, [order])).get(order.number) ?? null
}
