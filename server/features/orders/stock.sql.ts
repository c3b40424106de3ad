import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { planned } from './planned.sql.ts'

export type Piece = { sku: string; quantity: number }
/** A variant after its stock moved: how many can be bought now, and how many could before. */
export type MovedStock = { sku: string; productId: string; before: number; after: number }

type Row = { sku: string; product_id: string; before: number; after: number }

/**
 * Takes pieces off what can be bought, all or none: held for a payment, or gone at once. Rows are
 * locked in the order of their sku, so that two orders wait for each other instead of for ever; no
 * harder than needed, so that others may still put the piece into their bags.
 */
export async function holdPieces(
  db: Queries,
  pieces: readonly Piece[],
  stockState: 'reserved' | 'taken',
): Promise<{ moved: MovedStock[]; short: string[] }> {
  if (pieces.length === 0) return { moved: [], short: [] }
  const [held, gone] = stockState === 'reserved' ? [1, 0] : [0, 1]
  const rows = await planned<Row & { enough: boolean }>(
    db,
    sql`
    with asked as (
      select * from unnest(
        ${sql.param(pieces.map(({ sku }) => sku))}::text[],
        ${sql.param(pieces.map(({ quantity }) => quantity))}::int[]
      ) as asked (sku, quantity)
    ), locked as (
      select v.sku, v.item_id, asked.quantity, v.stock - v.reserved as left_over,
        v.stock - v.reserved >= asked.quantity as enough
      from variants v join asked using (sku)
      order by v.sku
      for no key update of v
    ), moved as (
      update variants v
      set reserved = v.reserved + ${held} * l.quantity, stock = v.stock - ${gone} * l.quantity
      from locked l
      where v.sku = l.sku and v.stock - v.reserved >= l.quantity
        and (select count(*) = ${pieces.length}::int and bool_and(enough) from locked)
    )
    select l.sku, i.product_id, l.left_over as before, l.left_over - l.quantity as after, l.enough
    from locked l join product_items i on i.id = l.item_id`,
  )
  const enough = new Set(rows.filter((row) => row.enough).map(({ sku }) => sku))
  const short = pieces.map(({ sku }) => sku).filter((sku) => !enough.has(sku))
  return { moved: short.length > 0 ? [] : rows.map(movedStock), short }
}

/** Pieces held for an order are its own now. Only the first call does anything. */
export async function takeHeld(db: Queries, orderId: string): Promise<void> {
  await db.execute(sql`
    with gone as (
      update orders set stock_state = 'taken'
      where id = ${orderId} and stock_state = 'reserved'
      returning id
    ), held as (
      select h.sku, h.quantity from stock_holds h join gone on h.order_id = gone.id
    ), locked as (
      select v.sku, held.quantity from variants v join held using (sku)
      order by v.sku for no key update of v
    )
    update variants v set stock = v.stock - l.quantity, reserved = v.reserved - l.quantity
    from locked l where v.sku = l.sku`)
}

/** Pieces held or taken go back on the shelf. Only the first call does anything. */
export async function putBack(
  db: Queries,
  orderId: string,
  from: 'reserved' | 'taken',
): Promise<MovedStock[]> {
  const [held, gone] = from === 'reserved' ? [1, 0] : [0, 1]
  const { rows } = await db.execute<Row>(sql`
    with back as (
      update orders set stock_state = 'released'
      where id = ${orderId} and stock_state = ${from}
      returning id
    ), held as (
      select h.sku, h.quantity from stock_holds h join back on h.order_id = back.id
    ), locked as (
      select v.sku, v.item_id, held.quantity from variants v join held using (sku)
      order by v.sku for no key update of v
    )
    update variants v
    set reserved = v.reserved - ${held} * l.quantity, stock = v.stock + ${gone} * l.quantity
    from locked l join product_items i on i.id = l.item_id
    where v.sku = l.sku
    returning v.sku, i.product_id, v.stock - v.reserved - l.quantity as before,
      v.stock - v.reserved as after`)
  return rows.map(movedStock)
}

/** What an order held, so that it can be held again. */
export async function listHolds(db: Queries, orderId: string): Promise<Piece[]> {
  const { rows } = await db.execute<Piece>(
    sql`select sku, quantity from stock_holds where order_id = ${orderId}`,
  )
  return rows
}

/** The pieces were taken for it once more. */
export async function markTaken(tx: Queries, orderId: string): Promise<void> {
  await tx.execute(sql`
    update orders set stock_state = 'taken' where id = ${orderId} and stock_state = 'released'`)
}

function movedStock({ sku, product_id, before, after }: Row): MovedStock {
  return { sku, productId: product_id, before, after }
}
