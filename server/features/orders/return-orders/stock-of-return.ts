import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { type StockLine, returnToStock, takeAsMany, takeStockOf } from '../stock.sql.ts'

/** Reserves stock for a return, all or nothing; returns false when there is too little. */
export async function holdStock(tx: Tx, stockLines: readonly StockLine[]): Promise<boolean> {
  if (stockLines.length === 0) return true
  return takeStockOf(tx, together(stockLines), 'reserved')
}

/** Takes units that were put back out of stock again; returns false when they were sold meanwhile. */
export async function takeStock(tx: Tx, stockLines: readonly StockLine[]): Promise<boolean> {
  if (stockLines.length === 0) return true
  return takeStockOf(tx, together(stockLines), 'sold')
}

/**
 * Takes the units that are sent in place of a lost shipment from stock as well, because the first ones are lost.
 * Units that were made to order have no stock.
 */
export async function replaceLost(tx: Tx, orderId: string): Promise<void> {
  if (!(await takeAsMany(tx, orderId))) throw new ShopError('nothing_to_resend')
}

/** Makes the stock that was reserved for a return available again. */
export async function releaseStock(tx: Tx, stockLines: readonly StockLine[]): Promise<void> {
  if (stockLines.length > 0) await returnToStock(tx, together(stockLines), 'held')
}

/** Returns units that were sold and came in again to the available stock. */
export async function returnStock(tx: Tx, stockLines: readonly StockLine[]): Promise<void> {
  if (stockLines.length > 0) await returnToStock(tx, together(stockLines), 'gone')
}

/** Two lines may be of one variant. */
export function together(stockLines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, number>()
  for (const { sku, quantity } of stockLines) sums.set(sku, (sums.get(sku) ?? 0) + quantity)
  return [...sums].map(([sku, quantity]) => ({ sku, quantity }))
}
