import { pageSlugs } from '@rimal/contract/staff/content-kinds'
import type { Deps } from '../../deps.ts'
import type { OpenedPreview } from '../../http/web/preview-key.ts'
import { findPage } from './content.sql.ts'
import { draftNow } from './draft-now.ts'
import type { StoredContent } from './drafts.sql.ts'

type Shown = StoredContent & { updatedAt: Date }
type Wanted = { slug: string; preview: OpenedPreview | null }

/**
 * Finds the page that shoppers read now, with the moment from which a planned draft is read instead. A preview finds
 * what was typed, or else the draft if there is one.
 */
export async function findShownPage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { slug: asked, preview }: Wanted,
): Promise<{ page: Shown | undefined; until: Date | null }> {
  const slug = pageSlugs.find((one) => one === asked)
  const [page, draft] = await Promise.all([
    findPage(db, asked),
    slug && draftNow(db, slug, { preview, now: clock() }),
  ])
  if (!draft) return { page, until: null }
  const { shown, until } = draft
  return { page: shown ? { ...shown.content, updatedAt: shown.updatedAt } : page, until }
}
