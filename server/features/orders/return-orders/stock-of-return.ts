import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { type StockLine, putBackInStock, takeAsMany, takeFromStockOf } from '../stock.sql.ts'

/** Holds pieces for a return, all or none; false where there are too few. */
export async function holdStock(tx: Tx, stockLines: readonly StockLine[]): Promise<boolean> {
  if (stockLines.length === 0) return true
  return takeFromStockOf(tx, together(stockLines), 'reserved')
}

/** Pieces that were put back leave the shelf again; false where somebody has them meanwhile. */
export async function takeStock(tx: Tx, stockLines: readonly StockLine[]): Promise<boolean> {
  if (stockLines.length === 0) return true
  return takeFromStockOf(tx, together(stockLines), 'taken')
}

/**
 * What travels in place of a lost parcel leaves the shelf as well: the first pieces are nowhere. What was sewn
 * hangs on none.
 */
export async function replaceLost(tx: Tx, orderId: string): Promise<void> {
  if (!(await takeAsMany(tx, orderId))) throw new ShopError('nothing_to_resend')
}

/** What was held for a return can be bought again. */
export async function letGoStock(tx: Tx, stockLines: readonly StockLine[]): Promise<void> {
  if (stockLines.length > 0) await putBackInStock(tx, together(stockLines), 'held')
}

/** Pieces that were sold and came back can be sold again. */
export async function putBackStock(tx: Tx, stockLines: readonly StockLine[]): Promise<void> {
  if (stockLines.length > 0) await putBackInStock(tx, together(stockLines), 'gone')
}

/** Two lines may be of one variant. */
export function together(stockLines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, number>()
  for (const { sku, quantity } of stockLines) sums.set(sku, (sums.get(sku) ?? 0) + quantity)
  return [...sums].map(([sku, quantity]) => ({ sku, quantity }))
}
