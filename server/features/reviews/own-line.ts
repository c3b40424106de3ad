import { statusIs, type OrderStatus } from '@rimal/contract/statuses'
import type { Queries } from '../../db/connect.ts'
import type { Tx } from '../../db/transact.ts'
import { ShopError } from '../../http/shop-error.ts'
import { remainingQuantity } from '../orders/stored-order.ts'
import { findOwnLine, lockOwnLine, type OwnLine } from './reviews.sql.ts'

type Own = { lineId: string; customerId: string }

export function isDelivered(status: OrderStatus): boolean {
  return statusIs(status, 'delivered')
}

/**
 * Returns an order line that has reached the customer; refuses one that is still on its way, or belongs to another
 * customer.
 */
export async function getDeliveredLine(db: Queries, own: Own): Promise<OwnLine> {
  const found = await findOwnLine(db, own)
  if (!found) throw new ShopError('order_line_not_found')
  // The customer does not have units that were cancelled.
  if (!isDelivered(found.status) || remainingQuantity(found.line) === 0)
    throw new ShopError('review_not_delivered')
  return found
}

/** Does the same, and locks the line until the transaction ends. */
export async function lockDeliveredLine(tx: Tx, own: Own): Promise<OwnLine> {
  if (!(await lockOwnLine(tx, own))) throw new ShopError('order_line_not_found')
  return getDeliveredLine(tx, own)
}
