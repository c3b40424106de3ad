import type { BodyOf } from '@rimal/contract/endpoint'
import type { stockApi } from '@rimal/contract/staff/stock'
import type { StockMovementKind } from '@rimal/contract/stock/stock-kinds'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { StockCause, StockLine } from '../stock.sql.ts'
import {
  applyAdjustment,
  type KeyedMovement,
  listMoved,
  type MovedStock,
} from './adjust-stock.sql.ts'

type By = { staffId: string; at: Date }
type Adjustment = BodyOf<typeof stockApi.adjustStock> & By
type StockTake = BodyOf<typeof stockApi.countStock> & By

/**
 * Changes the stock by differences; returns null when the same call with the same key has done it already.
 * @throws ShopError invalid_input, not_found, stock_below_reserved, stock_key_used
 */
export function adjustStock(
  tx: Tx,
  { changes, kind, note, key, staffId, at }: Adjustment,
): Promise<MovedStock[] | null> {
  const zero = changes.findIndex(({ quantity }) => quantity === 0)
  if (zero >= 0) throw new ShopError('invalid_input', { [`changes.${zero}.quantity`]: 'required' })
  return move(tx, 'adjust', {
    lines: changes,
    cause: { kind, staffId, key, at, note: note?.trim() || undefined },
    fieldOf: (index, field) => `changes.${index}.${field === 'sku' ? 'sku' : 'quantity'}`,
  })
}

/**
 * Sets the stock to what was counted; returns null when the same call with the same key has done it already.
 * @throws ShopError invalid_input, not_found, stock_below_reserved, stock_key_used
 */
export function countStock(
  tx: Tx,
  { counts, key, staffId, at }: StockTake,
): Promise<MovedStock[] | null> {
  return move(tx, 'count', {
    lines: counts.map(({ sku, counted }) => ({ sku, quantity: counted })),
    cause: { kind: 'count', staffId, key, at },
    fieldOf: (index, field) => `counts.${index}.${field === 'sku' ? 'sku' : 'counted'}`,
  })
}

type Move = {
  lines: readonly StockLine[]
  cause: StockCause & Required<Pick<StockCause, 'kind' | 'key'>>
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
  const earlier = await listMoved(tx, cause.key)
  if (earlier.length > 0) {
    if (!isSame(earlier, lines, cause.kind)) throw new ShopError('stock_key_used')
    return null
  }
  const { unknown, short, moved } = await applyAdjustment(tx, movement, { lines, cause })
  const fields = (found: readonly string[], field: 'sku' | 'quantity', code: string) =>
    Object.fromEntries(found.map((sku) => [fieldOf(skus.indexOf(sku), field), code]))
  if (unknown.length > 0) throw new ShopError('not_found', fields(unknown, 'sku', 'unknown'))
  if (short.length > 0) {
    throw new ShopError('stock_below_reserved', fields(short, 'quantity', 'below_reserved'))
  }
  return moved
}

/** Says whether a call asks for exactly what an earlier call moved. */
function isSame(
  earlier: readonly KeyedMovement[],
  lines: readonly StockLine[],
  kind: StockMovementKind,
): boolean {
  const quantities = new Map(lines.map(({ sku, quantity }) => [sku, quantity]))
  return (
    earlier.length === lines.length &&
    earlier.every((row) => row.kind === kind && row.quantity === quantities.get(row.sku))
  )
}
