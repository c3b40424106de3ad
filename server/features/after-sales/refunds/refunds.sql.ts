import type { Refund } from '@rimal/contract/staff/refunds'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { orders } from '../../../db/tables/orders.ts'
import { refunds } from '../../../db/tables/refunds.ts'

export type StoredRefund = typeof refunds.$inferSelect

export async function insertRefund(db: Queries, refund: StoredRefund): Promise<void> {
  await db.insert(refunds).values(refund)
}

export async function findByKey(db: Queries, key: string): Promise<StoredRefund | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.key, key))
  return refund
}

export async function findRefund(db: Queries, id: string): Promise<StoredRefund | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id))
  return refund
}

export async function updateRefund(
  db: Queries,
  id: string,
  change: Partial<Pick<StoredRefund, 'state' | 'approvedBy' | 'tryAfter' | 'givenAt'>>,
): Promise<void> {
  await db.update(refunds).set(change).where(eq(refunds.id, id))
}

/** What is promised back to a payment and not in the books yet. */
export async function sumOnTheirWay(db: Queries, attemptId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount} - ${refunds.credit}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), inArray(refunds.state, ['waiting', 'asked'])))
  return row?.sum ?? 0
}

/** What would become store credit once an owner agrees. */
export async function sumWaitingCredit(db: Queries, orderId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.credit}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'waiting')))
  return row?.sum ?? 0
}

/** Those on their way or waiting, or all of one order, as staff reads them. */
export async function listStoredRefunds(
  db: Queries,
  { orderNumber }: { orderNumber?: string },
): Promise<(StoredRefund & { orderNumber: string; currency: string })[]> {
  return db
    .select({
      ...getTableColumns(refunds),
      orderNumber: orders.number,
      currency: orders.currency,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      orderNumber === undefined
        ? inArray(refunds.state, ['waiting', 'asked'])
        : eq(orders.number, orderNumber),
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
}

/** Refunds to be given now. Each is put off first, so that no other process gives it too. */
export async function claimToGive(
  db: Queries,
  { now, again, limit }: { now: Date; again: Date; limit: number },
): Promise<StoredRefund[]> {
  const claimed = await db.execute<{ id: string }>(sql`
    update refunds set try_after = ${again}
    where id in (
      select id from refunds where state = 'asked' and try_after <= ${now}
      order by try_after limit ${limit} for update skip locked
    )
    returning id`)
  const ids = claimed.rows.map(({ id }) => id)
  return ids.length === 0 ? [] : db.select().from(refunds).where(inArray(refunds.id, ids))
}

export function shownRefund(
  { id, amount, credit, reason, state, createdAt }: StoredRefund,
  { number, currency }: { number: string; currency: string },
): Refund {
  const askedAt = createdAt.toISOString()
  return { refundId: id, orderNumber: number, amount, credit, currency, reason, state, askedAt }
}
