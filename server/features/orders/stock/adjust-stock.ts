import type { BodyOf } from '@rimal/contract/endpoint'
import type { stockApi } from '@rimal/contract/staff/stock'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { StockCause } from '../stock.sql.ts'
import { applyAdjustment, hasMoved, type MovedStock } from './adjust-stock.sql.ts'

type Adjustment = BodyOf<typeof stockApi.adjustStock> & { staffId: string }
type StockTake = BodyOf<typeof stockApi.countStock> & { staffId: string }

/** Changes the stock by differences; returns null when a call with the same key has done it already. */
export function adjustStock(
  tx: Tx,
  { changes, kind, note, key, staffId }: Adjustment,
): Promise<MovedStock[] | null> {
  const zero = changes.findIndex(({ quantity }) => quantity === 0)
  if (zero >= 0) throw new ShopError('invalid_input', { [`changes.${zero}.quantity`]: 'required' })
  return move(tx, 'adjust', {
    lines: changes,
    cause: { kind, staffId, key, note: note?.trim() || undefined },
    fieldOf: (index, field) => `changes.${index}.${field === 'sku' ? 'sku' : 'quantity'}`,
  })
}

/** Sets the stock to what was counted; returns null when a call with the same key has done it already. */
export function countStock(
  tx: Tx,
  { counts, key, staffId }: StockTake,
): Promise<MovedStock[] | null> {
  return move(tx, 'count', {
    lines: counts.map(({ sku, counted }) => ({ sku, quantity: counted })),
    cause: { staffId, key },
    fieldOf: (index, field) => `counts.${index}.${field === 'sku' ? 'sku' : 'counted'}`,
  })
}

type Move = {
  lines: readonly { sku: string; quantity: number }[]
  cause: StockCause & { key: string }
  /** The name of a field in the input of the call. */
  fieldOf: (index: number, field: 'sku' | 'quantity') => string
}

async function move(
  tx: Tx,
  movement: 'adjust' | 'count',
  { lines, cause, fieldOf }: Move,
): Promise<MovedStock[] | null> {
  const skus = lines.map(({ sku }) => sku)
  const again = skus.findIndex((sku, index) => skus.indexOf(sku) !== index)
  if (again >= 0) throw new ShopError('invalid_input', { [fieldOf(again, 'sku')]: 'duplicate' })
  if (await hasMoved(tx, cause.key)) return null
  const { unknown, short, moved } = await applyAdjustment(tx, movement, { lines, cause })
  const fields = (found: readonly string[], field: 'sku' | 'quantity', code: string) =>
    Object.fromEntries(found.map((sku) => [fieldOf(skus.indexOf(sku), field), code]))
  if (unknown.length > 0) throw new ShopError('not_found', fields(unknown, 'sku', 'unknown'))
  if (short.length > 0) {
    throw new ShopError('stock_below_reserved', fields(short, 'quantity', 'below_reserved'))
  }
  return moved
}
