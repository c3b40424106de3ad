import type { Tx } from '../../db/transact.ts'
import { ShopError } from '../../http/shop-error.ts'
import { findOrderByNumber, lockOrder, type StoredOrder } from './stored-order.ts'

/** The order of that number, locked until the transaction ends. Throws `order_not_found`. */
export async function lockByNumber(tx: Tx, orderNumber: string): Promise<StoredOrder> {
  const found = await findOrderByNumber(tx, orderNumber)
  if (!found) throw new ShopError('order_not_found')
  return lockOrder(tx, found.id)
}
