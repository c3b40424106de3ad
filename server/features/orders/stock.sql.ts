import { fewLeft } from '@rimal/contract/limits'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import type { Tx } from '../../db/transact.ts'
import { planned } from '../../db/planned.ts'
import { refundList } from '../../db/status-list.ts'
import type { StoredOrder } from './stored-order.ts'

export type StockLine = { sku: string; quantity: number }

/** What the storefront says about a size changes when none are left, and when few are left. */
const marks = [0, fewLeft]

/**
 * Takes units from the available stock, all or none: reserved for a payment, or taken at once. `stock` says whether
 * there were enough (`whole`); `notified` has a row for each product that the storefront now shows differently.
 * Rows are locked in the order of their sku, so that two orders wait for each other but never forever; the lock is
 * no stronger than needed, so that other shoppers may still add the product to their carts.
 */
export function takeFromStock(
  stockLines: readonly StockLine[],
  stockState: 'reserved' | 'sold',
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

/** Selects those of `asked` with too little stock, or with none at all. */
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

/** Notifies all processes after the commit, when a statement recorded a change in `announceChange`. */
function announce(tx: Tx, moved: Moved | undefined) {
  if (moved?.catalogChanged) tx.afterCommit.announceCatalogChange()
}

/** Takes once more what an order had released; false when somebody else has it now. */
export async function retakeStock(tx: Tx, orderId: string): Promise<boolean> {
  const parts = takeFromStock(await listHolds(tx, orderId), 'sold')
  const [row] = await planned<Moved & { whole: boolean }>(
    tx,
    sql`
    with ${sql.join(parts, sql`, `)},
    marked as (
      update orders set stock_state = 'sold' from stock
      where stock.whole and id = ${orderId} and stock_state = 'released'
    )
    select whole, exists (select from announced) as "catalogChanged" from stock`,
  )
  announce(tx, row)
  return row?.whole ?? false
}

/** Takes the stock that is reserved for an order. Only the first call does anything. */
export async function takeHeld(db: Queries, orderId: string): Promise<void> {
  await db.execute(sql`
    with gone as (
      update orders set stock_state = 'sold'
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

/** Returns the stock of an order that ends. Only the first call does anything. */
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
 * Says whether the latest shipment of an order was lost; the units are then gone, and the order releases them
 * without returning them to stock.
 */
export async function releaseLost(db: Queries, orderId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update orders set stock_state = 'released'
    where id = ${orderId} and 'lost' = (
      select state from shipments where order_id = ${orderId} order by shipped_at desc limit 1)`)
  return rowCount === 1
}

/**
 * Takes units from the available stock, reserved or taken at once, for no order; returns false when there are too
 * few.
 */
export async function takeStockOf(
  tx: Tx,
  stockLines: readonly StockLine[],
  stockState: 'reserved' | 'sold',
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

/** Makes reserved units, or units that had left the stock, available again. */
export async function returnToStock(
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

/** Releases some of the stock of an order that continues; returns what was released. */
export async function reduceReserved(
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
 * Takes as many units from stock again as were lost; returns false when there are too few. Units that have been
 * refunded since are not sent again: the order releases them, and they do not return to stock.
 */
export async function takeAsMany(tx: Tx, orderId: string): Promise<boolean> {
  const paidBack = await listPaidBack(tx, orderId)
  if (paidBack.length > 0) await reduceReserved(tx, orderId, paidBack)
  const stockLines = await listHolds(tx, orderId)
  return stockLines.length === 0 || takeStockOf(tx, stockLines, 'sold')
}

/** Lists the ready-to-wear units that were refunded; cancelled units were released at once. */
async function listPaidBack(db: Queries, orderId: string): Promise<StockLine[]> {
  const { rows } = await db.execute<StockLine>(sql`
    select l.sku, sum((back->>'quantity')::int)::int as quantity
    from refunds r, jsonb_array_elements(r.returned) as back, order_lines l
    where r.order_id = ${orderId} and r.state in (${refundList('granted')})
      and r.reason <> 'lines_cancelled' and back ? 'quantity'
      and l.order_id = r.order_id and l.position = (back->>'position')::int and l.sku is not null
    group by l.sku`)
  return rows
}

/** Lists the stock that an order held, so that it can be held again. */
async function listHolds(db: Queries, orderId: string): Promise<StockLine[]> {
  const { rows } = await db.execute<StockLine>(
    sql`select sku, quantity from stock_holds where order_id = ${orderId}`,
  )
  return rows
}
