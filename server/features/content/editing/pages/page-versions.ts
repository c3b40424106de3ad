import { maxVersions, type PageSlug } from '@rimal/contract/staff/content-kinds'
import { recordCatalogChange } from '../../../../db/record-catalog-change.ts'
import type { Tx } from '../../../../db/transact.ts'
import { endDraft, type StoredContent } from '../../drafts.sql.ts'
import { deleteOldVersions, insertVersion, type StoredPage, writePage } from './pages.sql.ts'

type Change = { slug: PageSlug; before: StoredPage | undefined; content: StoredContent }
type At = { revision: number; staffId: string; savedAt: Date }

/** Shows shoppers a content from now on; the draft ends. */
export async function writeVersion(
  tx: Tx,
  { slug, before, content }: Change,
  { revision, staffId, savedAt }: At,
): Promise<void> {
  // The first save stores what came with the program as well, so that it can be restored.
  if (before) await storeVersionOf(tx, before)
  const { title, description, sections } = content
  const row = { slug, revision, title, description, sections, savedBy: staffId, savedAt }
  await writePage(tx, row)
  await insertVersion(tx, row)
  await deleteOldVersions(tx, slug, maxVersions)
  await endDraft(tx, slug, revision)
  await recordCatalogChange(tx, null)
}

export async function storeVersionOf(tx: Tx, page: StoredPage): Promise<void> {
  const { slug, revision, title, description, sections, savedAt, savedById } = page
  const row = { slug, revision, title, description, sections, savedAt, savedBy: savedById }
  await insertVersion(tx, row)
}
