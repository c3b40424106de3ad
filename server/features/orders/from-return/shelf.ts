import type { Queries } from '../../../db/connect.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { WindowMove } from '../../catalog/record-window-change.ts'
import { type Piece, putOnShelf, takeAsMany, takeOffShelf } from '../stock.sql.ts'

/** Holds pieces for a return, all or none; undefined where there are too few. */
export async function holdPieces(
  tx: Queries,
  pieces: readonly Piece[],
): Promise<WindowMove | undefined> {
  if (pieces.length === 0) return { windowChanged: false }
  return takeOffShelf(tx, together(pieces), 'reserved')
}

/** Pieces that were put back leave the shelf again; undefined where somebody has them meanwhile. */
export async function takePiecesOff(
  tx: Queries,
  pieces: readonly Piece[],
): Promise<WindowMove | undefined> {
  if (pieces.length === 0) return { windowChanged: false }
  return takeOffShelf(tx, together(pieces), 'taken')
}

/**
 * What travels in place of a lost parcel leaves the shelf as well: the first pieces are nowhere. What was sewn
 * hangs on none.
 */
export async function replaceLost(tx: Queries, orderId: string): Promise<WindowMove> {
  const moved = await takeAsMany(tx, orderId)
  if (!moved) throw new ShopError('nothing_to_resend')
  return moved
}

/** What was held for a return can be bought again. */
export async function letGoPieces(tx: Queries, pieces: readonly Piece[]): Promise<WindowMove> {
  if (pieces.length === 0) return { windowChanged: false }
  return putOnShelf(tx, together(pieces), 'held')
}

/** Pieces that were sold and came back can be sold again. */
export async function putBackPieces(tx: Queries, pieces: readonly Piece[]): Promise<WindowMove> {
  if (pieces.length === 0) return { windowChanged: false }
  return putOnShelf(tx, together(pieces), 'gone')
}

/** Two lines may be of one variant. */
export function together(pieces: readonly Piece[]): Piece[] {
  const sums = new Map<string, number>()
  for (const { sku, quantity } of pieces) sums.set(sku, (sums.get(sku) ?? 0) + quantity)
  return [...sums].map(([sku, quantity]) => ({ sku, quantity }))
}
