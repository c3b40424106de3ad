import { asc, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { outbox } from '../../db/tables/messages.ts'

export async function insertMessage(db: Queries, message: typeof outbox.$inferInsert) {
  await db.insert(outbox).values(message).onConflictDoNothing()
}

/** The oldest unsent email, locked: another process takes the next one. */
export async function lockUnsent(db: Queries) {
  const [message] = await db
    .select()
    .from(outbox)
    .where(isNull(outbox.sentAt))
    .orderBy(asc(outbox.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return message
}

export async function markSent(db: Queries, id: string, at: Date) {
  await db.update(outbox).set({ sentAt: at }).where(eq(outbox.id, id))
}
