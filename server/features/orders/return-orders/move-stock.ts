import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { sellAsMany } from '../order-stock.sql.ts'
import { moveStock, type StockLine, type StockMovement, unitsOf } from '../stock.sql.ts'

/** The order of the return, and when its stock changes. */
type CauseOfReturn = { orderId: string; at: Date }

/** Reserves available units, all or none; returns false when there are too few. */
export function reserveStock(tx: Tx, stockLines: readonly StockLine[]): Promise<boolean> {
  return move(tx, 'reserve', stockLines)
}

/** Sells available units, all or none; returns false when there are too few. */
export function sellStock(
  tx: Tx,
  stockLines: readonly StockLine[],
  cause: CauseOfReturn,
): Promise<boolean> {
  return move(tx, 'sell', stockLines, cause)
}

/** Makes reserved units available again. */
export async function releaseStock(tx: Tx, stockLines: readonly StockLine[]): Promise<void> {
  await move(tx, 'release', stockLines)
}

/** Makes units that were sold and came back available again. */
export async function returnStock(
  tx: Tx,
  stockLines: readonly StockLine[],
  cause: CauseOfReturn,
): Promise<void> {
  await move(tx, 'return', stockLines, cause)
}

/**
 * Sells the units that are sent in place of a lost shipment as well, because the first ones are lost. Units that were
 * made to order have no stock.
 */
export async function replaceLost(tx: Tx, orderId: string, at: Date): Promise<void> {
  if (!(await sellAsMany(tx, orderId, at))) throw new ShopError('nothing_to_resend')
}

async function move(
  tx: Tx,
  movement: StockMovement,
  stockLines: readonly StockLine[],
  cause?: CauseOfReturn,
): Promise<boolean> {
  if (stockLines.length === 0) return true
  return moveStock(tx, movement, { ...(cause && { cause }), asked: unitsOf(stockLines) })
}
