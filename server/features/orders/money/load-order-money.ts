import type { Queries } from '../../../db/connect.ts'
import type { StoredOrder } from '../stored-order.ts'
import { readOrderMoney } from './order-money.sql.ts'
import type { OrderMoney } from './order-money.ts'

/** The money of an order. Whoever decides on it holds the order's lock, reads it once and hands it on. */
export async function loadOrderMoney(db: Queries, order: StoredOrder): Promise<OrderMoney> {
  return { order, ...(await readOrderMoney(db, order.id)) }
}
