import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { orderNotes } from '../../../db/tables/order-notes-and-prints.ts'
import type { Tx } from '../../../db/transact.ts'

export type StoredNote = typeof orderNotes.$inferSelect

/** Inserts a note, and returns the note with its key: another one, if that was sent before. */
export async function insertNote(
  tx: Tx,
  note: typeof orderNotes.$inferInsert,
): Promise<StoredNote> {
  const [added] = await tx
    .insert(orderNotes)
    .values(note)
    .onConflictDoNothing({ target: orderNotes.key })
    .returning()
  if (added) return added
  const [earlier] = await tx.select().from(orderNotes).where(eq(orderNotes.key, note.key))
  if (!earlier) throw new Error('The new note has no row.')
  return earlier
}

/** Lists those of these orders that have a note. */
export async function listWithNotes(db: Queries, orderIds: string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ orderId: orderNotes.orderId })
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, orderIds))
  return rows.map(({ orderId }) => orderId)
}
