import { maxCounted, pageSize } from '@rimal/contract/page-of'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { outbox } from '../../../db/tables/messages.ts'
import type { Tx } from '../../../db/transact.ts'
import type { StoredMessage } from '../messages.sql.ts'
import { type FailedMessages, messageHasFailed } from '../../../db/conditions/message-has-failed.ts'

/** A cursor has the time in milliseconds. */
const atMillisecond = sql`date_trunc('milliseconds', ${outbox.createdAt})`

/** The latest first, after a message; one more than a page has. */
export async function listFailed(
  db: Queries,
  { after, ...failed }: FailedMessages & { after?: { value: string; id: string } | undefined },
): Promise<StoredMessage[]> {
  const isAfter =
    after &&
    sql`(${atMillisecond}, ${outbox.id}) < (${after.value}::timestamptz, ${after.id}::uuid)`
  return db
    .select()
    .from(outbox)
    .where(and(messageHasFailed(failed), isAfter))
    .orderBy(desc(atMillisecond), desc(outbox.id))
    .limit(pageSize + 1)
}

/** Counts them, up to one more than a list counts. */
export async function countFailed(db: Queries, failed: FailedMessages): Promise<number> {
  const some = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(messageHasFailed(failed))
    .limit(maxCounted + 1)
    .as('some')
  const [row] = await db.select({ count: count() }).from(some)
  return row?.count ?? 0
}

/** Makes a failed message as new; undefined if it is none. */
export async function renewFailed(
  tx: Tx,
  { id, ...failed }: FailedMessages & { id: string },
): Promise<StoredMessage | undefined> {
  const [message] = await tx
    .update(outbox)
    .set({ attempts: 0, retryAt: null, failure: null })
    .where(and(eq(outbox.id, id), messageHasFailed(failed)))
    .returning()
  return message
}

export async function giveUpFailed(
  tx: Tx,
  { id, ...failed }: FailedMessages & { id: string },
): Promise<StoredMessage | undefined> {
  const [message] = await tx
    .update(outbox)
    .set({ givenUpAt: failed.now })
    .where(and(eq(outbox.id, id), messageHasFailed(failed)))
    .returning()
  return message
}

/** The messages about an order, the latest first. */
export async function listOfOrder(db: Queries, orderNumber: string): Promise<StoredMessage[]> {
  return db
    .select()
    .from(outbox)
    .where(sql`${outbox.data} ->> 'orderNumber' = ${orderNumber}`)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(200)
}
