import { fewLeft } from '@rimal/contract/limits'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import type { Tx } from '../../db/transact.ts'
import { planned } from '../../db/planned.ts'
import type { StoredOrder } from './stored-order.ts'

export type StockLine = { sku: string; quantity: number }

/** What the window says of a size changes where none are left, and where few are. */
const marks = [0, fewLeft]

/**
 * Takes pieces off what can be bought, all or none: held for a payment, or gone at once. `stock`
 * says whether there were enough (`whole`), `notified` has a row for each product that the window shows
 * differently now. Rows are locked in the order of their sku, so that two orders wait for each other
 * instead of for ever; no harder than needed, so that others may still put the piece into their bags.
 */
export function takeFromStock(
  stockLines: readonly StockLine[],
  stockState: 'reserved' | 'taken',
  { when = sql`true` }: { when?: SQL } = {},
): SQL[] {
  const [held, gone] = stockState === 'reserved' ? [1, 0] : [0, 1]
  return [
    sql`asked as (
      select * from unnest(
        ${sql.param(stockLines.map(({ sku }) => sku))}::text[],
        ${sql.param(stockLines.map(({ quantity }) => quantity))}::int[]
      ) as asked (sku, quantity)
    )`,
    sql`locked as (
      select v.sku, v.item_id, asked.quantity, v.stock - v.reserved as left_over,
        v.stock - v.reserved >= asked.quantity as enough
      from variants v join asked using (sku) where ${when}
      order by v.sku
      for no key update of v
    )`,
    sql`stock as (
      select count(*) = ${stockLines.length}::int and coalesce(bool_and(enough), true) as whole from locked
    )`,
    sql`taken as (
      update variants v
      set reserved = v.reserved + ${held} * l.quantity, stock = v.stock - ${gone} * l.quantity
      from locked l, stock
      where stock.whole and v.sku = l.sku and v.stock - v.reserved >= l.quantity
    )`,
    sql`moved as (
      select i.product_id, l.left_over as before, l.left_over - l.quantity as after
      from locked l join product_items i on i.id = l.item_id, stock where stock.whole
    )`,
    sql`announced as (${announceChange})`,
  ]
}

/** Of `asked`, those of which there are too few, or none at all. */
export const shortLines = sql`
  select coalesce(array_agg(asked.sku), '{}') from asked
  left join locked on locked.sku = asked.sku where locked.enough is not true`

/** Notes, as recordWindowChange does, which products are shown differently, of those in `moved`. */
const announceChange = sql`
  insert into catalog_changes (product_id)
  select distinct product_id from moved
  where exists (
    select from unnest(${sql.param(marks)}::int[]) as mark where (before > mark) <> (after > mark))
  returning 1`

type Moved = { catalogChanged: boolean }

/** Every process is told after the commit where a statement noted a change in `announceChange`. */
function announce(tx: Tx, moved: Moved | undefined) {
  if (moved?.catalogChanged) tx.afterCommit.announceCatalogChange()
}

/** Takes once more what an order had released; false when somebody else has it now. */
export async function retakeStock(tx: Tx, orderId: string): Promise<boolean> {
  const parts = takeFromStock(await listHolds(tx, orderId), 'taken')
  const [row] = await planned<Moved & { whole: boolean }>(
    tx,
    sql`
    with ${sql.join(parts, sql`, `)},
    marked as (
      update orders set stock_state = 'taken' from stock
      where stock.whole and id = ${orderId} and stock_state = 'released'
    )
    select whole, exists (select from announced) as "catalogChanged" from stock`,
  )
  announce(tx, row)
  return row?.whole ?? false
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

/** The pieces of an order that ends go back on the shelf. Only the first call does anything. */
export async function releaseStock(
  tx: Tx,
  { id, stockState }: Pick<StoredOrder, 'id' | 'stockState'>,
): Promise<void> {
  if (stockState === 'released') return
  const [held, gone] = stockState === 'reserved' ? [1, 0] : [0, 1]
  const { rows } = await tx.execute<Moved>(sql`
    with back as (
      update orders set stock_state = 'released'
      where id = ${id} and stock_state = ${stockState}
      returning id
    ), held as (
      select h.sku, h.quantity from stock_holds h join back on h.order_id = back.id
    ), locked as (
      select v.sku, v.item_id, held.quantity from variants v join held using (sku)
      order by v.sku for no key update of v
    ),
    moved as (
      update variants v
      set reserved = v.reserved - ${held} * l.quantity, stock = v.stock + ${gone} * l.quantity
      from locked l join product_items i on i.id = l.item_id
      where v.sku = l.sku
      returning i.product_id, v.stock - v.reserved - l.quantity as before,
        v.stock - v.reserved as after
    ),
    announced as (${announceChange})
    select exists (select from announced) as "catalogChanged"`)
  announce(tx, rows[0])
}

/**
 * Whether the latest parcel of an order was lost: then its pieces are nowhere, and the order lets go of them
 * without the shelf having them again.
 */
export async function releaseLost(db: Queries, orderId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update orders set stock_state = 'released'
    where id = ${orderId} and 'lost' = (
      select state from shipments where order_id = ${orderId} order by shipped_at desc limit 1)`)
  return rowCount === 1
}

/** Takes pieces off what can be bought, held or gone at once, for no order; false where there are too few. */
export async function takeFromStockOf(
  tx: Tx,
  stockLines: readonly StockLine[],
  stockState: 'reserved' | 'taken',
): Promise<boolean> {
  const parts = takeFromStock(stockLines, stockState)
  const [row] = await planned<Moved & { whole: boolean }>(
    tx,
    sql`
    with ${sql.join(parts, sql`, `)}
    select whole, exists (select from announced) as "catalogChanged" from stock`,
  )
  announce(tx, row)
  return row?.whole ?? false
}

/** Pieces that were held can be bought again, or pieces that had left are back. */
export async function putBackInStock(
  tx: Tx,
  stockLines: readonly StockLine[],
  were: 'held' | 'gone',
): Promise<void> {
  const [held, gone] = were === 'held' ? [1, 0] : [0, 1]
  const [row] = await planned<Moved>(
    tx,
    sql`
    with asked as (
      select * from unnest(
        ${sql.param(stockLines.map(({ sku }) => sku))}::text[],
        ${sql.param(stockLines.map(({ quantity }) => quantity))}::int[]
      ) as asked (sku, quantity)
    ), locked as (
      select v.sku, v.item_id, asked.quantity from variants v join asked using (sku)
      order by v.sku for no key update of v
    ),
    moved as (
      update variants v
      set reserved = v.reserved - ${held} * l.quantity, stock = v.stock + ${gone} * l.quantity
      from locked l join product_items i on i.id = l.item_id
      where v.sku = l.sku
      returning i.product_id, v.stock - v.reserved - l.quantity as before,
        v.stock - v.reserved as after
    ),
    announced as (${announceChange})
    select exists (select from announced) as "catalogChanged"`,
  )
  announce(tx, row)
}

/** An order that stands lets go of some of the pieces that it took from the shelf; what it did. */
export async function lessenHolds(
  db: Queries,
  orderId: string,
  stockLines: readonly StockLine[],
): Promise<StockLine[]> {
  const { rows } = await db.execute<StockLine>(sql`
    with due as (
      select h.sku, h.quantity as had, least(h.quantity, asked.quantity) as quantity
      from unnest(
        ${sql.param(stockLines.map(({ sku }) => sku))}::text[],
        ${sql.param(stockLines.map(({ quantity }) => quantity))}::int[]
      ) as asked (sku, quantity)
      join stock_holds h on h.order_id = ${orderId} and h.sku = asked.sku
    ), emptied as (
      delete from stock_holds h using due
      where h.order_id = ${orderId} and h.sku = due.sku and due.quantity = due.had
    ), lessened as (
      update stock_holds h set quantity = h.quantity - due.quantity from due
      where h.order_id = ${orderId} and h.sku = due.sku and due.quantity < due.had
    )
    select sku, quantity from due`)
  return rows
}

/**
 * In place of lost pieces as many leave the shelf once more; false where there are too few. What was paid
 * back since is not sent again: of that the order lets go, and the shelf does not have it.
 */
export async function takeAsMany(tx: Tx, orderId: string): Promise<boolean> {
  const paidBack = await listPaidBack(tx, orderId)
  if (paidBack.length > 0) await lessenHolds(tx, orderId, paidBack)
  const stockLines = await listHolds(tx, orderId)
  return stockLines.length === 0 || takeFromStockOf(tx, stockLines, 'taken')
}

/** Ready-made pieces whose money went back; what was cancelled left its holds at once. */
async function listPaidBack(db: Queries, orderId: string): Promise<StockLine[]> {
  const { rows } = await db.execute<StockLine>(sql`
    select l.sku, sum((back->>'quantity')::int)::int as quantity
    from refunds r, jsonb_array_elements(r.returned) as back, order_lines l
    where r.order_id = ${orderId} and r.state in ('asked', 'given')
      and r.reason <> 'lines_cancelled' and back ? 'quantity'
      and l.order_id = r.order_id and l.position = (back->>'position')::int and l.sku is not null
    group by l.sku`)
  return rows
}

/** What an order held, so that it can be held again. */
async function listHolds(db: Queries, orderId: string): Promise<StockLine[]> {
  const { rows } = await db.execute<StockLine>(
    sql`select sku, quantity from stock_holds where order_id = ${orderId}`,
  )
  return rows
}
