import type { BodyOf } from '@rimal/contract/endpoint'
import { maxVersions, type PageSlug } from '@rimal/contract/staff/content-kinds'
import type { PageVersion, staffPagesApi } from '@rimal/contract/staff/pages'
import { recordCatalogChange } from '../../../../db/record-catalog-change.ts'
import type { Tx } from '../../../../db/transact.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { checkPage } from './check-page.ts'
import { cleanPage } from './clean-page.ts'
import {
  deleteOldVersions,
  deleteStoredPage,
  findLastRevision,
  findStoredPage,
  findVersion,
  insertVersion,
  lockPages,
  type StoredContent,
  type StoredPage,
  writePage,
} from './pages.sql.ts'
import { changedFields } from './show-pages.ts'

type By = { staffId: string; now: Date }
type Named = { slug: PageSlug; revision: number }

/** The revision of a save, and what it changed. */
export type SavedPage = { revision: number; changed: PageVersion['changed'] }

/**
 * Saves a page, or creates it; shoppers read it at once.
 * @throws ShopError changed_meanwhile, invalid_input
 */
export async function savePage(
  tx: Tx,
  { slug, revision, fields }: BodyOf<typeof staffPagesApi.savePage>,
  by: By,
): Promise<SavedPage> {
  const before = await holdPage(tx, { slug, revision })
  const wrong = checkPage(fields)
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  return writeVersion(tx, { slug, before, content: cleanPage(fields) }, by)
}

/**
 * Saves an earlier version as the latest one; a page that was deleted exists again.
 * @throws ShopError not_found, changed_meanwhile
 */
export async function restorePage(
  tx: Tx,
  { version, ...named }: BodyOf<typeof staffPagesApi.restorePage>,
  by: By,
): Promise<SavedPage> {
  const before = await holdPage(tx, named)
  const content = await findVersion(tx, named.slug, version)
  if (!content) throw new ShopError('not_found')
  return writeVersion(tx, { slug: named.slug, before, content }, by)
}

/**
 * Deletes a page; its versions stay.
 * @throws ShopError not_found, changed_meanwhile
 */
export async function deletePage(tx: Tx, named: Named): Promise<void> {
  const page = await holdPage(tx, named)
  if (!page) throw new ShopError('not_found')
  await storeVersionOf(tx, page)
  await deleteStoredPage(tx, named.slug)
  await recordCatalogChange(tx, null)
}

/** Returns the page as it is, and makes other changes of pages wait. */
async function holdPage(tx: Tx, { slug, revision }: Named): Promise<StoredPage | undefined> {
  await lockPages(tx)
  const page = await findStoredPage(tx, slug)
  if ((page?.revision ?? 0) !== revision) throw new ShopError('changed_meanwhile')
  return page
}

async function writeVersion(
  tx: Tx,
  {
    slug,
    before,
    content,
  }: { slug: PageSlug; before: StoredPage | undefined; content: StoredContent },
  { staffId, now }: By,
): Promise<SavedPage> {
  // The first save stores what came with the program as well, so that it can be restored.
  if (before) await storeVersionOf(tx, before)
  // A page that was deleted does not use the number of a version again.
  const revision = Math.max(before?.revision ?? 0, await findLastRevision(tx, slug)) + 1
  const { title, description, sections } = content
  const row = { slug, revision, title, description, sections, savedBy: staffId, savedAt: now }
  await writePage(tx, row)
  await insertVersion(tx, row)
  await deleteOldVersions(tx, slug, maxVersions)
  await recordCatalogChange(tx, null)
  return { revision, changed: changedFields(before, content) }
}

async function storeVersionOf(tx: Tx, page: StoredPage): Promise<void> {
  const { slug, revision, title, description, sections, savedAt, savedById } = page
  await insertVersion(tx, {
    slug,
    revision,
    title,
    description,
    sections,
    savedAt,
    savedBy: savedById,
  })
}
