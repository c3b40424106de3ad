import type { MessageFailure } from '@rimal/contract/staff/message-kinds'
import { and, asc, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { outbox } from '../../db/tables/messages.ts'

export type StoredMessage = typeof outbox.$inferSelect

export async function insertMessage(db: Queries, message: typeof outbox.$inferInsert) {
  await db.insert(outbox).values(message).onConflictDoNothing()
}

/**
 * Takes the oldest message that is due, those that will be of no use soon before all others, for this attempt: until `retryAt` nobody else takes it, and
 * should this process die meanwhile, somebody does so then.
 */
export async function claimMessage(
  db: Queries,
  { now, retryMinutes }: { now: Date; retryMinutes: readonly number[] },
): Promise<StoredMessage | undefined> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isNull(outbox.sentAt),
        isNull(outbox.givenUpAt),
        lt(outbox.attempts, retryMinutes.length),
        or(isNull(outbox.retryAt), lte(outbox.retryAt, now)),
        or(isNull(outbox.expiresAt), gt(outbox.expiresAt, now)),
      ),
    )
    .orderBy(sql`${outbox.expiresAt} nulls last`, asc(outbox.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const minutes = sql`(array[${sql.join([...retryMinutes], sql`, `)}]::int[])[${outbox.attempts} + 1]`
  const [claimed] = await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      retryAt: sql`${now}::timestamptz + ${minutes} * interval '1 minute'`,
      // A message that is being sent has not failed, and nobody sends it again meanwhile.
      failure: null,
    })
    .where(eq(outbox.id, sql`(${due})`))
    .returning()
  return claimed
}

export async function markSent(db: Queries, id: string, at: Date) {
  await db.update(outbox).set({ sentAt: at }).where(eq(outbox.id, id))
}

/** Records why the last attempt failed. */
export async function markFailed(db: Queries, id: string, failure: MessageFailure) {
  await db.update(outbox).set({ failure }).where(eq(outbox.id, id))
}

/** Marks a message as notified; returns false when it was marked already. */
export async function markNotified(db: Queries, id: string, at: Date): Promise<boolean> {
  const marked = await db
    .update(outbox)
    .set({ notifiedAt: at })
    .where(and(eq(outbox.id, id), isNull(outbox.notifiedAt)))
    .returning({ id: outbox.id })
  return marked.length > 0
}

export async function listMessageIds(db: Queries, ids: readonly string[]): Promise<string[]> {
  // The ids are one parameter, because a statement takes at most 65,535 parameters.
  const isListed = sql`${outbox.id} = any(${sql.param([...ids])}::uuid[])`
  const rows = await db.select({ id: outbox.id }).from(outbox).where(isListed)
  return rows.map(({ id }) => id)
}

/** The latest first. */
export async function listLatest(db: Queries, limit: number): Promise<StoredMessage[]> {
  return db.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(limit)
}
