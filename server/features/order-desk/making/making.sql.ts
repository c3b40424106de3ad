import type { OrderStatus } from '@rimal/contract/statuses'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { making, makingEvents } from '../../../db/tables/making.ts'
import { orderLines, orders } from '../../../db/tables/orders.ts'

export type StoredMaking = typeof making.$inferSelect
/** A line of an order with how far its piece is. */
export type SewnLine = { line: typeof orderLines.$inferSelect; making: StoredMaking }

const sewn = { line: getTableColumns(orderLines), making: getTableColumns(making) }

/** Of what was cancelled nothing is sewn any more. */
const stands = lt(orderLines.cancelled, orderLines.quantity)

/** The sewn lines of an order, in the order of the bag. */
export async function listSewn(db: Queries, orderId: string): Promise<SewnLine[]> {
  return db
    .select(sewn)
    .from(making)
    .innerJoin(orderLines, eq(orderLines.id, making.orderLineId))
    .where(and(eq(orderLines.orderId, orderId), stands))
    .orderBy(asc(orderLines.position))
}

/** What is to be sewn of orders at these steps, the piece promised first first. */
export async function listToMake(db: Queries, statuses: readonly OrderStatus[], limit: number) {
  return db
    .select({ ...sewn, order: { number: orders.number, status: orders.status } })
    .from(making)
    .innerJoin(orderLines, eq(orderLines.id, making.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(stands, ne(making.state, 'ready'), inArray(orders.status, [...statuses])))
    .orderBy(asc(making.promisedOn), asc(orders.createdAt), asc(orderLines.position))
    .limit(limit)
}

/** Pieces whose day was missed and of which the house was not told yet; none that another process has in hand. */
export async function lockMissed(
  tx: Queries,
  { statuses, today, limit }: { statuses: readonly OrderStatus[]; today: string; limit: number },
) {
  return tx
    .select({ ...sewn, order: { number: orders.number, status: orders.status } })
    .from(making)
    .innerJoin(orderLines, eq(orderLines.id, making.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        stands,
        ne(making.state, 'ready'),
        lt(making.promisedOn, today),
        isNull(making.chasedAt),
        inArray(orders.status, [...statuses]),
      ),
    )
    .orderBy(asc(making.promisedOn), asc(orders.createdAt), asc(orderLines.position))
    .limit(limit)
    .for('update', { of: making, skipLocked: true })
}

export async function updateMaking(
  tx: Queries,
  lineId: string,
  fields: Partial<Omit<StoredMaking, 'orderLineId'>>,
): Promise<StoredMaking> {
  const [changed] = await tx
    .update(making)
    .set(fields)
    .where(eq(making.orderLineId, lineId))
    .returning()
  if (!changed) throw new Error(`Nothing is sewn for line ${lineId}.`)
  return changed
}

export async function insertMakingEvent(tx: Queries, event: typeof makingEvents.$inferInsert) {
  await tx.insert(makingEvents).values(event)
}

/** What was written to its last step. */
export async function findLastNote(tx: Queries, lineId: string): Promise<string | null> {
  const [event] = await tx
    .select({ note: makingEvents.note })
    .from(makingEvents)
    .where(and(eq(makingEvents.orderLineId, lineId), isNull(makingEvents.promisedOn)))
    .orderBy(desc(makingEvents.id))
    .limit(1)
  return event?.note ?? null
}

/** All of an order travels in one parcel: its pieces arrive by so many days later, or sooner. */
export async function shiftArrival(tx: Queries, orderId: string, days: number): Promise<void> {
  const shifted = (column: unknown) => sql`${column} || jsonb_build_object(
    'earliest', (${column} ->> 'earliest')::date + ${days}::int,
    'latest', (${column} ->> 'latest')::date + ${days}::int)`
  await tx.execute(sql`
    update order_lines set arrival = ${shifted(sql`arrival`)} where order_id = ${orderId}`)
  await tx.execute(sql`
    update orders set shipping = jsonb_set(shipping, '{arrival}', ${shifted(sql`(shipping -> 'arrival')`)})
    where id = ${orderId}`)
}
