import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { sellAsMany } from '../order-stock.sql.ts'
import { moveStock, type StockLine, type StockMovement, unitsOf } from '../stock.sql.ts'

/** Reserves available units, all or none; returns false when there are too few. */
export function reserveStock(tx: Tx, stockLines: readonly StockLine[]): Promise<boolean> {
  return move(tx, 'reserve', stockLines)
}

/** Sells available units, all or none; returns false when there are too few. `orderId`: the order of the return. */
export function sellStock(
  tx: Tx,
  stockLines: readonly StockLine[],
  orderId?: string,
): Promise<boolean> {
  return move(tx, 'sell', stockLines, orderId)
}

/** Makes reserved units available again. */
export async function releaseStock(tx: Tx, stockLines: readonly StockLine[]): Promise<void> {
  await move(tx, 'release', stockLines)
}

/** Makes units that were sold and came back available again. */
export async function returnStock(
  tx: Tx,
  stockLines: readonly StockLine[],
  orderId?: string,
): Promise<void> {
  await move(tx, 'return', stockLines, orderId)
}

/**
 * Sells the units that are sent in place of a lost shipment as well, because the first ones are lost. Units that were
 * made to order have no stock.
 */
export async function replaceLost(tx: Tx, orderId: string): Promise<void> {
  if (!(await sellAsMany(tx, orderId))) throw new ShopError('nothing_to_resend')
}

async function move(
  tx: Tx,
  movement: StockMovement,
  stockLines: readonly StockLine[],
  orderId?: string,
): Promise<boolean> {
  if (stockLines.length === 0) return true
  return moveStock(tx, movement, { cause: { orderId }, asked: unitsOf(stockLines) })
}
