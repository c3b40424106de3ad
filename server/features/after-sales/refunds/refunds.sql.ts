import type { Refund } from '@rimal/contract/staff/refunds'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { refundList } from '../../../db/status-list.ts'
import type { Tx } from '../../../db/transact.ts'
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
  change: Partial<Pick<StoredRefund, 'state' | 'approvedBy' | 'tryAfter' | 'sentAt'>>,
): Promise<void> {
  await db.update(refunds).set(change).where(eq(refunds.id, id))
}

/** Ends the open refunds of an order. The part that became store credit already stays, and counts as refunded. */
export async function endOpenRefunds(tx: Tx, orderId: string): Promise<void> {
  const staysCredit = sql`state = 'approved' and credit > 0`
  await tx.execute(sql`
    update refunds set try_after = null,
      state = case when ${staysCredit} then 'sent' else 'rejected' end,
      amount = case when ${staysCredit} then credit else amount end
    where order_id = ${orderId} and state in (${refundList('open')})`)
}

/** Refunds to be given now. Each is put off first, so that no other process gives it too. */
export async function claimToSend(
  db: Queries,
  { now, again, limit }: { now: Date; again: Date; limit: number },
): Promise<StoredRefund[]> {
  const claimed = await db.execute<{ id: string }>(sql`
    update refunds set try_after = ${again}
    where id in (
      select id from refunds where state = 'approved' and try_after <= ${now}
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
  const requestedAt = createdAt.toISOString()
  return { refundId: id, orderNumber: number, amount, credit, currency, reason, state, requestedAt }
}
