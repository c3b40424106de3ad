import type { OrderStatus } from '@rimal/contract/statuses'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
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

/**
 * Returns the production items that are not ready, of orders in these statuses, the earliest due day first.
 */
export async function listToMake(db: Queries, statuses: readonly OrderStatus[], limit: number) {
  return db
    .select({ ...madeToOrder, order: { number: orders.number, status: orders.status } })
    .from(production)
    .innerJoin(orderLines, eq(orderLines.id, production.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isActive, ne(production.state, 'ready'), inArray(orders.status, [...statuses])))
    .orderBy(asc(production.dueOn), asc(orders.createdAt), asc(orderLines.position))
    .limit(limit)
}

/**
 * Locks the overdue production items that staff were not notified of yet; skips items that another process has
 * locked.
 */
export async function lockMissed(
  tx: Tx,
  { statuses, today, limit }: { statuses: readonly OrderStatus[]; today: string; limit: number },
) {
  return tx
    .select({ ...madeToOrder, order: { number: orders.number, status: orders.status } })
    .from(production)
    .innerJoin(orderLines, eq(orderLines.id, production.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        isActive,
        ne(production.state, 'ready'),
        lt(production.dueOn, today),
        isNull(production.overdueRemindedAt),
        inArray(orders.status, [...statuses]),
      ),
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
