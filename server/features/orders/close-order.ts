import type { Tx } from '../../db/transact.ts'
import { returnCredit } from '../credit/credit-of-order.ts'
import { type Change, changeStatus } from './change-status.ts'
import { releaseUses } from './discount-uses.sql.ts'
import { loadOrderMoney } from './money/load-order-money.ts'
import { type OrderMoney, standingCredit } from './money/order-money.ts'
import { together } from './return-orders/stock-of-return.ts'
import {
  reduceReserved,
  releaseLost,
  type StockLine,
  returnToStock,
  releaseStock,
} from './stock.sql.ts'
import type { StoredOrder } from './stored-order.ts'

type Closing = {
  to: 'expired' | 'cancelled'
  change: Change
  /** Where the caller has read it under the same lock. */
  money?: OrderMoney
}

/** An order ends: its stock, its discounts and the store credit that paid for it are free again. The cart stays as it is. */
export async function closeOrder(
  tx: Tx,
  order: StoredOrder,
  { to, change, money }: Closing,
): Promise<void> {
  await changeStatus(tx, order, to, change)
  if (order.credit > 0 && order.customerId !== null) {
    const { actor, at } = change
    const known = money ?? (await loadOrderMoney(tx, order))
    const [amount, after] = [standingCredit(known), known.creditEntries.length]
    if (amount > 0) await returnCredit(tx, order, { amount, actor, at, after })
  }
  const isLost = order.status === 'delivery_failed' && (await releaseLost(tx, order.id))
  if (!isLost) await releaseStock(tx, order)
  await releaseUses(tx, order.id)
}

/** Releases some units of a placed order; units that were made for the order do not return to stock. */
export async function releaseUnits(
  tx: Tx,
  { id }: Pick<StoredOrder, 'id'>,
  stockLines: readonly StockLine[],
): Promise<void> {
  const freed = await reduceReserved(tx, id, together(stockLines))
  if (freed.length > 0) await returnToStock(tx, freed, 'gone')
}
