import type { Queries } from '../../db/connect.ts'
import { type DraftSubject, findDraftNow } from './drafts.sql.ts'

type Moment = { isPreview: boolean; now: Date }

/**
 * Returns the draft that is shown now in the place of what was published, and the moment from which a draft will be. A
 * draft whose moment has come counts, although the job may not have published it yet.
 */
export async function draftNow<S extends DraftSubject>(
  db: Queries,
  subject: S,
  { isPreview, now }: Moment,
) {
  const draft = await findDraftNow(db, subject, { isPreview, now })
  if (!draft) return { shown: null, until: null }
  const { content, publishAt, savedAt } = draft
  if (content === null) return { shown: null, until: publishAt }
  return { shown: { content, updatedAt: publishAt ?? savedAt }, until: null }
}
