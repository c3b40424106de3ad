import { and, asc, desc, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm'
import { productionIsToMake } from '../../../db/conditions/production-is-to-make.ts'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { pictures } from '../../../db/tables/catalog.ts'
import { production, productionEvents } from '../../../db/tables/production.ts'
import { orderLines, orders } from '../../../db/tables/orders.ts'

export type StoredProduction = typeof production.$inferSelect
/** An order line with its state of production. */
export type ProductionLine = { line: typeof orderLines.$inferSelect; production: StoredProduction }

const madeToOrder = { line: getTableColumns(orderLines), production: getTableColumns(production) }

/** Cancelled units are no longer produced. */
const isActive = lt(orderLines.cancelled, orderLines.quantity)

/** Returns the production items of an order, in the order of its lines. */
export async function listProductionItems(db: Queries, orderId: string): Promise<ProductionLine[]> {
  return db
    .select(madeToOrder)
    .from(production)
    .innerJoin(orderLines, eq(orderLines.id, production.orderLineId))
    .where(and(eq(orderLines.orderId, orderId), isActive))
    .orderBy(asc(orderLines.position))
}

/** Counts the production items that are not ready by their stage, and those due before today. */
export async function countToMake(db: Queries, today: string) {
  return db
    .select({
      state: production.state,
      count: sql<number>`count(*)::int`,
      late: sql<number>`(count(*) filter (where ${production.dueOn} < ${today}))::int`,
    })
    .from(production)
    .innerJoin(orderLines, eq(orderLines.id, production.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(productionIsToMake)
    .groupBy(production.state)
}

/**
 * Finds a production item with what its job card says besides. An order line does not store the unit of its
 * measurements, so it is that of the newest equal measurements of the customer.
 */
export async function findProductionItem(db: Queries, lineId: string) {
  const [found] = await db
    .select({
      ...madeToOrder,
      picture: getTableColumns(pictures),
      order: { number: orders.number, status: orders.status },
      lines: sql<number>`(select count(*)::int from order_lines all_lines
        where all_lines.order_id = ${orders.id})`,
      unit: sql<'in' | 'cm' | null>`(select unit from custom_sizes sizes
        where sizes.measurements = ${orderLines.measurements}
          and (sizes.customer_id = ${orders.customerId} or sizes.guest_id = ${orders.guestId})
        order by sizes.created_at desc limit 1)`,
    })
    .from(production)
    .innerJoin(orderLines, eq(orderLines.id, production.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(pictures, eq(pictures.id, orderLines.pictureId))
    .where(and(eq(production.orderLineId, lineId), isActive))
  return found
}

/** Returns what happened to a production item, the oldest first. */
export async function listProductionEvents(db: Queries, lineId: string) {
  const { toState: state, dueOn, note, at } = productionEvents
  return db
    .select({ state, dueOn, note, at })
    .from(productionEvents)
    .where(eq(productionEvents.orderLineId, lineId))
    .orderBy(asc(productionEvents.id))
}

/**
 * Locks the overdue production items that staff were not notified of yet; skips items that another process has
 * locked.
 */
export async function lockMissed(tx: Tx, { today, limit }: { today: string; limit: number }) {
  return tx
    .select({ ...madeToOrder, order: { number: orders.number, status: orders.status } })
    .from(production)
    .innerJoin(orderLines, eq(orderLines.id, production.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(productionIsToMake, lt(production.dueOn, today), isNull(production.overdueRemindedAt)),
    )
    .orderBy(asc(production.dueOn), asc(orders.createdAt), asc(orderLines.position))
    .limit(limit)
    .for('update', { of: production, skipLocked: true })
}

export async function updateProduction(
  tx: Tx,
  lineId: string,
  fields: Partial<Omit<StoredProduction, 'orderLineId'>>,
): Promise<StoredProduction> {
  const [changed] = await tx
    .update(production)
    .set(fields)
    .where(eq(production.orderLineId, lineId))
    .returning()
  if (!changed) throw new Error(`Nothing is sewn for line ${lineId}.`)
  return changed
}

export async function insertProductionEvent(tx: Tx, event: typeof productionEvents.$inferInsert) {
  await tx.insert(productionEvents).values(event)
}

/** Returns the note of the last stage change. */
export async function findLastNote(tx: Tx, lineId: string): Promise<string | null> {
  const [event] = await tx
    .select({ note: productionEvents.note })
    .from(productionEvents)
    .where(and(eq(productionEvents.orderLineId, lineId), isNull(productionEvents.dueOn)))
    .orderBy(desc(productionEvents.id))
    .limit(1)
  return event?.note ?? null
}
