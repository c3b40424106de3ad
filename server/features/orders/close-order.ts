import type { Tx } from '../../db/transact.ts'
import { returnCredit } from '../credit/credit-of-order.ts'
import { type Change, changeStatus } from './change-status.ts'
import { releaseUses } from './discount-uses.sql.ts'
import { together } from './return-orders/stock-of-return.ts'
import {
  lessenHolds,
  releaseLost,
  type StockLine,
  putBackInStock,
  releaseStock,
} from './stock.sql.ts'
import type { StoredOrder } from './stored-order.ts'

/** An order ends: pieces, discount and what she paid with store credit are free again. The bag is as it was. */
export async function closeOrder(
  tx: Tx,
  order: StoredOrder,
  to: 'expired' | 'cancelled',
  change: Change,
): Promise<void> {
  await changeStatus(tx, order, to, change)
  await returnCredit(tx, order, change)
  const isLost = order.status === 'delivery_failed' && (await releaseLost(tx, order.id))
  if (!isLost) await releaseStock(tx, order)
  await releaseUses(tx, order.id)
}

/** Some pieces of an order that was placed are free again; what was sewn for it hangs on no shelf. */
export async function releaseUnits(
  tx: Tx,
  { id }: Pick<StoredOrder, 'id'>,
  stockLines: readonly StockLine[],
): Promise<void> {
  const freed = await lessenHolds(tx, id, together(stockLines))
  if (freed.length > 0) await putBackInStock(tx, freed, 'gone')
}
