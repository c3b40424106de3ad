import type { Queries } from '../../db/connect.ts'
import type { OpenedPreview } from '../../http/web/preview-key.ts'
import { type DraftSubject, findDraftNow } from './drafts.sql.ts'
import { findTypedContent } from './previews.sql.ts'

/** `preview` is what the key of a preview opens; null for shoppers. */
type Moment = { preview: OpenedPreview | null; now: Date }

/**
 * Returns the draft that is shown now in the place of what was published, and the moment from which a draft will be. A
 * draft whose moment has come counts, although the job may not have published it yet. A preview shows what was typed;
 * once that was replaced, or if nothing was, the draft.
 */
export async function draftNow<S extends DraftSubject>(
  db: Queries,
  subject: S,
  { preview, now }: Moment,
) {
  const typed = preview?.nonce ? await findTypedContent(db, subject, preview.nonce) : undefined
  if (typed) return { shown: typed, until: null }
  const draft = await findDraftNow(db, subject, { isPreview: preview !== null, now })
  if (!draft) return { shown: null, until: null }
  const { content, publishAt, savedAt } = draft
  if (content === null) return { shown: null, until: publishAt }
  return { shown: { content, updatedAt: publishAt ?? savedAt }, until: null }
}
