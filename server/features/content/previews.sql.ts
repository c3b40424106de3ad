import { and, eq, lt } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { contentPreviews } from '../../db/tables/content-drafts.ts'
import type { Tx } from '../../db/transact.ts'
import type { ContentOf, DraftSubject } from './drafts.sql.ts'

type Typed<S extends DraftSubject> = {
  subject: S
  staffId: string
  nonce: string
  content: ContentOf<S>
  storedAt: Date
}

/** Stores what a member of staff has typed into a page, in place of what this person typed before. */
export async function writePreview<S extends DraftSubject>(tx: Tx, typed: Typed<S>) {
  const { subject: _, staffId: __, ...set } = typed
  await tx
    .insert(contentPreviews)
    .values(typed)
    .onConflictDoUpdate({ target: [contentPreviews.subject, contentPreviews.staffId], set })
}

/** Deletes what was typed before a moment. */
export async function deletePreviewsBefore(tx: Tx, moment: Date) {
  await tx.delete(contentPreviews).where(lt(contentPreviews.storedAt, moment))
}

/** Finds what was typed, by the nonce of its key; nothing once it was replaced. */
export async function findTypedContent<S extends DraftSubject>(
  db: Queries,
  subject: S,
  nonce: string,
) {
  const [row] = await db
    .select({ content: contentPreviews.content, storedAt: contentPreviews.storedAt })
    .from(contentPreviews)
    .where(and(eq(contentPreviews.subject, subject), eq(contentPreviews.nonce, nonce)))
  // `writePreview` stores no other content under this subject.
  return row && { content: row.content as ContentOf<S>, updatedAt: row.storedAt }
}
