import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { refundList } from '../../db/status-list.ts'
import type { Tx } from '../../db/transact.ts'
import { moveStock, type StockLine, unitsOf } from './stock.sql.ts'
import type { StoredOrder } from './stored-order.ts'

type StockState = StoredOrder['stockState']

/** Sells the units that are reserved for an order. Only the first call does anything. */
export async function sellReserved(tx: Tx, orderId: string, at: Date): Promise<void> {
  await moveStock(tx, 'sellReserved', stockOf(orderId, { from: 'reserved', to: 'sold', at }))
}

/** Makes the units of an order that ends available again. Only the first call does anything. */
export async function releaseOrderStock(
  tx: Tx,
  { id, stockState }: Pick<StoredOrder, 'id' | 'stockState'>,
  at: Date,
): Promise<void> {
  if (stockState === 'released') return
  const movement = stockState === 'reserved' ? 'release' : 'return'
  await moveStock(tx, movement, stockOf(id, { from: stockState, to: 'released', at }))
}

/** Selects the stock of an order as its state changes; nothing when the order has another state. */
function stockOf(
  orderId: string,
  { from, to, at }: { from: StockState; to: StockState; at: Date },
) {
  return {
    cause: { orderId, at },
    before: [
      sql`changed as (
        update orders set stock_state = ${to} where id = ${orderId} and stock_state = ${from}
        returning id
      )`,
    ],
    asked: sql`
      select h.sku, h.quantity from stock_holds h join changed on h.order_id = changed.id`,
  }
}

/** Sells once more what an order had released; false when somebody else has it now. */
export async function sellReleased(tx: Tx, orderId: string, at: Date): Promise<boolean> {
  return moveStock(tx, 'sell', {
    cause: { orderId, at },
    asked: heldBy(orderId),
    after: [
      sql`changed as (
        update orders set stock_state = 'sold' from stock
        where stock.whole and id = ${orderId} and stock_state = 'released'
      )`,
    ],
  })
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

/** Returns some units of an order that continues; units that were made for the order do not return to stock. */
export async function returnSome(
  tx: Tx,
  { orderId, at }: { orderId: string; at: Date },
  stockLines: readonly StockLine[],
): Promise<void> {
  await moveStock(tx, 'return', {
    cause: { orderId, at },
    before: takeFromHolds(orderId, stockLines),
    asked: sql`select sku, quantity from due`,
  })
}

/**
 * Sells as many units again as were lost; returns false when there are too few. Units that have been refunded since
 * are not sent again: the order releases them, and they do not return to stock.
 */
export async function sellAsMany(tx: Tx, orderId: string, at: Date): Promise<boolean> {
  const refunded = await listRefunded(tx, orderId)
  if (refunded.length > 0) {
    const parts = takeFromHolds(orderId, refunded)
    await tx.execute(sql`with ${sql.join(parts, sql`, `)} select`)
  }
  return moveStock(tx, 'sell', { cause: { orderId, at }, asked: heldBy(orderId) })
}

/** Takes units from what an order holds, never more than it holds; `due` has what was taken. */
function takeFromHolds(orderId: string, stockLines: readonly StockLine[]) {
  return [
    sql`due as (
      select h.sku, h.quantity as had, least(h.quantity, units.quantity) as quantity
      from (${unitsOf(stockLines)}) as units
      join stock_holds h on h.order_id = ${orderId} and h.sku = units.sku
    )`,
    sql`emptied as (
      delete from stock_holds h using due
      where h.order_id = ${orderId} and h.sku = due.sku and due.quantity = due.had
    )`,
    sql`reduced as (
      update stock_holds h set quantity = h.quantity - due.quantity from due
      where h.order_id = ${orderId} and h.sku = due.sku and due.quantity < due.had
    )`,
  ]
}

/** Lists the ready-to-wear units that were refunded; cancelled units were released at once. */
async function listRefunded(db: Queries, orderId: string): Promise<StockLine[]> {
  const { rows } = await db.execute<StockLine>(sql`
    select l.sku, sum((back->>'quantity')::int)::int as quantity
    from refunds r, jsonb_array_elements(r.returned) as back, order_lines l
    where r.order_id = ${orderId} and r.state in (${refundList('granted')})
      and r.reason <> 'lines_cancelled' and back ? 'quantity'
      and l.order_id = r.order_id and l.position = (back->>'position')::int and l.sku is not null
    group by l.sku`)
  return rows
}

/** Selects the stock that an order holds, or held before it was released. */
function heldBy(orderId: string) {
  return sql`select sku, quantity from stock_holds where order_id = ${orderId}`
}
