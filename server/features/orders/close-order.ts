import type { Tx } from '../../db/transact.ts'
import { returnCredit } from '../credit/credit-of-order.ts'
import { type Change, changeStatus } from './change-status.ts'
import { releaseUses } from './discount-uses.sql.ts'
import { loadOrderMoney } from './money/load-order-money.ts'
import { type OrderMoney, unreturnedCredit } from './money/order-money.ts'
import { releaseLost, releaseOrderStock, returnSome } from './order-stock.sql.ts'
import type { StockLine } from './stock.sql.ts'
import type { StoredOrder } from './stored-order.ts'

type Closing = {
  to: 'expired' | 'cancelled'
  change: Change
  /** Where the caller has read it under the same lock. */
  money?: OrderMoney
}

/** Ends an order: releases its stock and its discounts, and returns its store credit. The cart does not change. */
export async function closeOrder(
  tx: Tx,
  order: StoredOrder,
  { to, change, money }: Closing,
): Promise<void> {
  await changeStatus(tx, order, to, change)
  if (order.credit > 0 && order.customerId !== null) {
    const { actor, at } = change
    const known = money ?? (await loadOrderMoney(tx, order))
    const [amount, after] = [unreturnedCredit(known), known.creditEntries.length]
    if (amount > 0) await returnCredit(tx, order, { amount, actor, at, after })
  }
  const isLost = order.status === 'delivery_failed' && (await releaseLost(tx, order.id))
  if (!isLost) await releaseOrderStock(tx, order, change.at)
  await releaseUses(tx, order.id)
}

/** Releases some units of a placed order; units that were made for the order do not return to stock. */
export async function releaseUnits(
  tx: Tx,
  { orderId, at }: { orderId: string; at: Date },
  stockLines: readonly StockLine[],
): Promise<void> {
  if (stockLines.length > 0) await returnSome(tx, { orderId, at }, stockLines)
}
