import type { StockMovementKind } from '@rimal/contract/stock/stock-kinds'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/transact.ts'
import { type StockCause, type StockLine, stockMovement, unitsOf } from '../stock.sql.ts'

type Adjusted = {
  /** False when nothing was moved. */
  whole: boolean
  unknown: string[]
  /** The variants of which fewer units would be left than are reserved. */
  short: string[]
  moved: MovedStock[]
  catalogChanged: boolean
}

/** The stock of a variant before a movement and after it. */
export type MovedStock = { sku: string; productId: string; from: number; to: number }

/**
 * Moves units by a difference (`adjust`) or to what was counted (`count`), all or none, and says what was in the way.
 * Each SKU is asked for once.
 */
export async function applyAdjustment(
  tx: Tx,
  movement: 'adjust' | 'count',
  { lines, cause }: { lines: readonly StockLine[]; cause: StockCause },
): Promise<Adjusted> {
  const parts = stockMovement(movement, unitsOf(lines), { cause })
  const { rows } = await tx.execute<Adjusted>(sql`
    with ${sql.join(parts, sql`, `)}
    select whole,
      array(select asked.sku from asked left join locked using (sku) where locked.sku is null)
        as unknown,
      array(select sku from locked where after < 0) as short,
      (select coalesce(json_agg(json_build_object('sku', l.sku, 'productId', i.product_id,
          'from', l.stock, 'to', l.stock + l.quantity) order by l.sku), '[]')
        from locked l join product_items i on i.id = l.item_id) as moved,
      exists (select from announced) as "catalogChanged"
    from stock`)
  const [row] = rows
  if (!row) throw new Error('A row without a table was not answered.')
  if (row.catalogChanged) tx.afterCommit.announceCatalogChange()
  return row
}

/** A movement of staff; `quantity` is the difference, or what was counted. */
export type KeyedMovement = StockLine & { kind: StockMovementKind }

/**
 * Lists what a call with this key has moved already. A simultaneous call with the same key waits here until this
 * transaction ends.
 */
export async function listMoved(tx: Tx, key: string): Promise<KeyedMovement[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('stock_movements'), hashtext(${key}))`)
  const { rows } = await tx.execute<KeyedMovement>(sql`
    select sku, kind, coalesce(counted, quantity) as quantity from stock_movements
    where key = ${key}::uuid`)
  return rows
}
