import type { Queries } from '../../../db/connect.ts'
import { contactMessages, newsletterSubscribers } from '../../../db/tables/messages.ts'

export async function insertContactMessage(
  db: Queries,
  message: typeof contactMessages.$inferInsert,
): Promise<string> {
  const [row] = await db
    .insert(contactMessages)
    .values(message)
    .returning({ id: contactMessages.id })
  if (!row) throw new Error('The message was not stored.')
  return row.id
}

/** Inserts one row per address; a second subscription changes nothing and reveals nothing. */
export async function insertSubscriber(
  db: Queries,
  subscriber: typeof newsletterSubscribers.$inferInsert,
) {
  await db.insert(newsletterSubscribers).values(subscriber).onConflictDoNothing()
}
