import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { previewKeyMs, typedPreviewKey } from '../../../http/web/preview-key.ts'
import type { ContentOf, DraftSubject } from '../drafts.sql.ts'
import { deletePreviewsBefore, writePreview } from '../previews.sql.ts'

type Typed<S extends DraftSubject> = { subject: S; content: ContentOf<S>; staffId: string }

/** Stores what a member of staff has typed into a page and returns the key that shows it in the shop. */
export async function storePreview<S extends DraftSubject>(
  deps: Pick<Deps, 'sign' | 'clock'>,
  tx: Tx,
  typed: Typed<S>,
): Promise<{ previewKey: string }> {
  const storedAt = deps.clock()
  const nonce = randomBytes(16).toString('hex')
  await deletePreviewsBefore(tx, new Date(storedAt.getTime() - previewKeyMs))
  await writePreview(tx, { ...typed, nonce, storedAt })
  return { previewKey: typedPreviewKey(deps, typed.subject, nonce) }
}
