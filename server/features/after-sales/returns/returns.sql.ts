import { liveReturnStates, type ReturnCondition } from '@rimal/contract/returns/return-states'
import { statesOfReturnList } from '@rimal/contract/staff/return-lists'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { pictures, productItems, products, variants } from '../../../db/tables/catalog.ts'
import { orderEvents, orderLines, orders } from '../../../db/tables/orders.ts'
import { orderReturns, returnEvents, returnLines } from '../../../db/tables/returns.ts'

export type StoredReturn = typeof orderReturns.$inferSelect

export async function insertReturn(
  tx: Tx,
  made: Omit<typeof orderReturns.$inferInsert, 'number'>,
  lines: readonly Omit<typeof returnLines.$inferInsert, 'returnId'>[],
): Promise<StoredReturn> {
  const number = sql<string>`'RT-' || nextval('return_numbers')`
  const [row] = await tx
    .insert(orderReturns)
    .values({ ...made, number })
    .returning()
  if (!row) throw new Error('A return was not stored.')
  await tx.insert(returnLines).values(lines.map((line) => ({ ...line, returnId: row.id })))
  return row
}

export async function insertEvent(tx: Tx, event: typeof returnEvents.$inferInsert): Promise<void> {
  await tx.insert(returnEvents).values(event)
}

export async function updateReturn(
  tx: Tx,
  id: string,
  change: Partial<StoredReturn>,
): Promise<StoredReturn> {
  const [row] = await tx.update(orderReturns).set(change).where(eq(orderReturns.id, id)).returning()
  if (!row) throw new Error('A return was lost.')
  return row
}

export async function setCondition(tx: Tx, id: string, condition: ReturnCondition): Promise<void> {
  await tx.update(returnLines).set({ condition }).where(eq(returnLines.id, id))
}

export async function findByToken(db: Queries, token: string): Promise<StoredReturn | undefined> {
  return findWhere(db, eq(orderReturns.token, token))
}

export async function findByNumber(db: Queries, number: string): Promise<StoredReturn | undefined> {
  return findWhere(db, eq(orderReturns.number, number))
}

export async function findById(db: Queries, id: string): Promise<StoredReturn | undefined> {
  return findWhere(db, eq(orderReturns.id, id))
}

export async function findByKey(
  db: Queries,
  { orderId, key }: { orderId: string; key: string },
): Promise<StoredReturn | undefined> {
  return findWhere(db, and(eq(orderReturns.orderId, orderId), eq(orderReturns.idempotencyKey, key)))
}

async function findWhere(db: Queries, which: SQL | undefined): Promise<StoredReturn | undefined> {
  const [row] = await db.select().from(orderReturns).where(which)
  return row
}

/** Returns the time at which an order was delivered; undefined before that. */
export async function findDeliveredAt(db: Queries, orderId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.toStatus, 'delivered')))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return row?.at
}

/** Returns how many units of each line are taken by requests that are open, or that had a result. */
export async function listTaken(
  db: Queries,
  orderId: string,
  except?: string,
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ line: string; quantity: number }>(sql`
    select l.order_line_id as line, sum(l.quantity)::int as quantity
    from return_lines l join order_returns r on r.id = l.return_id
    where r.order_id = ${orderId} and r.id is distinct from ${except ?? null}::uuid
      and (r.state = any(${sql.param(liveReturnStates)}::text[])
        or r.outcome in ('refunded', 'exchanged', 'altered'))
    group by l.order_line_id`)
  return new Map(rows.map(({ line, quantity }) => [line, quantity]))
}

/** Returns the available stock of some products, in every ready-to-wear colour and size. */
export async function listInStock(db: Queries, productIds: readonly string[]) {
  return db
    .select({
      sku: variants.sku,
      size: variants.size,
      productId: productItems.productId,
      colorName: productItems.name,
    })
    .from(variants)
    .innerJoin(productItems, eq(productItems.id, variants.itemId))
    .innerJoin(products, eq(products.id, productItems.productId))
    .where(
      and(
        inArray(products.id, [...productIds]),
        eq(products.published, true),
        eq(products.madeToOrder, false),
        gt(variants.available, 0),
        eq(variants.withdrawn, false),
        eq(productItems.withdrawn, false),
      ),
    )
    .orderBy(asc(productItems.position), asc(variants.size))
}

/** A variant as an order names it. */
export async function listVariants(db: Queries, skus: readonly string[]) {
  return db
    .select({
      sku: variants.sku,
      size: variants.size,
      itemId: productItems.id,
      colorName: productItems.name,
      pictureId: sql<string>`coalesce((
        select picture_id from item_pictures where item_id = ${productItems.id}
        order by position limit 1), '')`,
    })
    .from(variants)
    .innerJoin(productItems, eq(productItems.id, variants.itemId))
    .where(inArray(variants.sku, [...skus]))
}

/** Returns the lines of some returns with their order lines, in their order. */
export async function listReturnedLines(db: Queries, returnIds: readonly string[]) {
  return db
    .select({
      returned: getTableColumns(returnLines),
      line: getTableColumns(orderLines),
      picture: getTableColumns(pictures),
      wantedSize: variants.size,
      wantedColor: productItems.name,
    })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .leftJoin(pictures, eq(pictures.id, orderLines.pictureId))
    .leftJoin(variants, eq(variants.sku, returnLines.wantedSku))
    .leftJoin(productItems, eq(productItems.id, variants.itemId))
    .where(inArray(returnLines.returnId, [...returnIds]))
    .orderBy(asc(returnLines.position))
}

export type ReturnedLine = Awaited<ReturnType<typeof listReturnedLines>>[number]

export async function listEvents(db: Queries, returnIds: readonly string[]) {
  return db
    .select({
      returnId: returnEvents.returnId,
      state: returnEvents.toState,
      at: returnEvents.at,
    })
    .from(returnEvents)
    .where(inArray(returnEvents.returnId, [...returnIds]))
    .orderBy(asc(returnEvents.id))
}

/** The orders that they are of. */
export async function listOrdersOf(db: Queries, orderIds: readonly string[]) {
  return db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
}

/** The orders that came of them. */
export async function listNewOrders(db: Queries, returnIds: readonly string[]) {
  return db
    .select({ returnId: orders.returnId, number: orders.number, token: orders.token })
    .from(orders)
    .where(inArray(orders.returnId, [...returnIds]))
}

/** Counts the returns by their state; the states without returns, and those of ended returns, are left out. */
export async function countStored(db: Queries) {
  return db
    .select({ state: orderReturns.state, count: sql<number>`count(*)::int` })
    .from(orderReturns)
    .where(notInArray(orderReturns.state, [...statesOfReturnList.ended]))
    .groupBy(orderReturns.state)
}

/** Returns the returns that are due for the timer, the longest due first; staff are reminded of each only once. */
export async function listDue(db: Queries, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orderReturns.id })
    .from(orderReturns)
    .where(and(lte(orderReturns.dueAt, now), isNull(orderReturns.overdueRemindedAt)))
    .orderBy(asc(orderReturns.dueAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Clears the texts in the returns of a customer whose account is deleted. The returns stay, as their orders do. */
export async function clearWordsOf(tx: Tx, customerId: string): Promise<void> {
  await tx.execute(sql`
    update order_returns r set note = '', question = null, answer = null, refused_for = null,
      appeal = null, paid_how = null
    from orders o where o.id = r.order_id and o.customer_id = ${customerId}
      and not r.state = any(${sql.param(liveReturnStates)}::text[])`)
}
