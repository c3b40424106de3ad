import type { Queries } from '../../../db/connect.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { Shopper } from '../../customers/shopper.ts'
import { findOrderByNumber, findOrderByToken, type StoredOrder } from '../stored-order.ts'

/** Finds an order by its token, which is enough, or by its number for the customer who owns it. */
export async function getOrderOf(
  db: Queries,
  shopper: Shopper,
  name: string,
): Promise<StoredOrder> {
  const byToken = await findOrderByToken(db, name)
  if (byToken) return byToken
  const byNumber = 'customerId' in shopper ? await findOrderByNumber(db, name) : undefined
  const isOfSession = 'customerId' in shopper && byNumber?.customerId === shopper.customerId
  if (!byNumber || !isOfSession) throw new ShopError('order_not_found')
  return byNumber
}
