import type { MessageFailure } from '@rimal/contract/staff/message-kinds'
import { and, asc, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { outbox } from '../../db/tables/messages.ts'

export type StoredMessage = typeof outbox.$inferSelect

export async function insertMessage(db: Queries, message: typeof outbox.$inferInsert) {
  await db.insert(outbox).values(message).onConflictDoNothing()
}

/**
 * Takes the oldest messages that are due, at most `limit`, those that will be of no use soon before all others, for this
 * attempt: until `retryAt` nobody else takes them, and should this process die meanwhile, somebody does so then.
 */
export async function claimMessages(
  db: Queries,
  { now, limit, retryMinutes }: { now: Date; limit: number; retryMinutes: readonly number[] },
): Promise<StoredMessage[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isNull(outbox.sentAt),
        isNull(outbox.givenUpAt),
        eq(outbox.held, false),
        lt(outbox.attempts, retryMinutes.length),
        or(isNull(outbox.retryAt), lte(outbox.retryAt, now)),
        or(isNull(outbox.expiresAt), gt(outbox.expiresAt, now)),
      ),
    )
    .orderBy(sql`${outbox.expiresAt} nulls last`, asc(outbox.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const minutes = sql`(array[${sql.join([...retryMinutes], sql`, `)}]::int[])[${outbox.attempts} + 1]`
  return (
    db
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        retryAt: sql`${now}::timestamptz + ${minutes} * interval '1 minute'`,
        // A message that is being sent has not failed, and nobody sends it again meanwhile.
        failure: null,
      })
      // As an array the messages are chosen once; a join could choose and lock more of them.
      .where(sql`${outbox.id} = any(array(${due}))`)
      .returning()
  )
}

/** What became of an attempt of a number; `failure` is null when the message was sent. */
export type Outcome = Pick<StoredMessage, 'id' | 'attempts'> & { failure: MessageFailure | null }

/**
 * Marks what was sent, and records why the others failed. A failure that is known so late that a later attempt has taken
 * the message says nothing any more, and what was sent stays sent.
 */
export async function markAttempts(
  db: Queries,
  outcomes: readonly Outcome[],
  at: Date,
): Promise<void> {
  await db.execute(sql`
    update outbox set failure = o.failure,
      sent_at = case when o.failure is null then ${at}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as o (id uuid, attempts int, failure text)
    where outbox.id = o.id and outbox.sent_at is null
      and (o.failure is null or o.attempts = outbox.attempts)`)
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
