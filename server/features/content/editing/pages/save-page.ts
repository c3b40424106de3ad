import type { BodyOf } from '@rimal/contract/endpoint'
import type { PageVersion, staffPagesApi } from '@rimal/contract/staff/pages'
import { recordCatalogChange } from '../../../../db/record-catalog-change.ts'
import type { Tx } from '../../../../db/transact.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { endDraft, writeDraft, writePlan } from '../../drafts.sql.ts'
import { planTime } from '../plan-time.ts'
import { refuse, withoutMissing } from '../refuse.ts'
import { checkPage } from './check-page.ts'
import { cleanPage } from './clean-page.ts'
import { holdPage, type Named } from './hold-page.ts'
import { storeVersionOf, writeVersion } from './page-versions.ts'
import { deleteStoredPage, findVersion } from './pages.sql.ts'
import { changedFields, fieldsOfContent } from './show-pages.ts'

type By = { staffId: string; now: Date }
type Input = BodyOf<typeof staffPagesApi.savePage>

/** The revision of a save, and what it changed. */
export type SavedPage = { revision: number; isNew: boolean; changed: PageVersion['changed'] }

/**
 * Saves a page, or creates it; shoppers read it at once, and its draft ends.
 * @throws ShopError changed_meanwhile, invalid_input
 */
export async function savePage(
  tx: Tx,
  { slug, revision, fields }: Input,
  by: By,
): Promise<SavedPage> {
  const { page, next } = await holdPage(tx, { slug, revision }, by.now)
  refuse(checkPage(fields))
  const content = cleanPage(fields)
  const at = { revision: next, staffId: by.staffId, savedAt: by.now }
  await writeVersion(tx, { slug, before: page, content }, at)
  return { revision: next, isNew: !page, changed: changedFields(page, content) }
}

/**
 * Saves a draft, which shoppers do not see. It may lack texts, unless it goes to the shop by plan.
 * @throws ShopError changed_meanwhile, invalid_input
 */
export async function savePageDraft(
  tx: Tx,
  { slug, revision, fields }: Input,
  { staffId, now }: By,
): Promise<SavedPage> {
  const { page, draft, next } = await holdPage(tx, { slug, revision }, now)
  const wrong = checkPage(fields)
  refuse(draft?.publishAt ? wrong : withoutMissing(wrong))
  const content = cleanPage(fields)
  await writeDraft(tx, { subject: slug, revision: next, content, savedBy: staffId, savedAt: now })
  const before = draft?.content ?? page
  return { revision: next, isNew: !before, changed: changedFields(before, content) }
}

/**
 * Returns a page as it was typed, in the form in which it is stored; it may lack texts.
 * @throws ShopError invalid_input
 */
export function previewedPage(fields: Input['fields']) {
  refuse(withoutMissing(checkPage(fields)))
  return cleanPage(fields)
}

/**
 * Plans when the draft of a page goes to the shop, or takes the plan back.
 * @throws ShopError not_found, changed_meanwhile, invalid_input
 */
export async function planPage(
  tx: Tx,
  { slug, revision, publishAt }: BodyOf<typeof staffPagesApi.planPage>,
  { staffId, now }: By,
): Promise<Date | null> {
  const { draft, next } = await holdPage(tx, { slug, revision }, now)
  if (!draft) throw new ShopError('not_found')
  const time = planTime(publishAt, now)
  if (time) refuse(checkPage(fieldsOfContent(draft.content)))
  await writePlan(tx, { subject: slug, revision: next, publishAt: time, staffId })
  // What is cached now does not know the moment at which it ends.
  await recordCatalogChange(tx, null)
  return time
}

/**
 * Deletes the draft of a page.
 * @throws ShopError not_found, changed_meanwhile
 */
export async function discardPageDraft(tx: Tx, named: Named, now: Date): Promise<void> {
  const { draft, next } = await holdPage(tx, named, now)
  if (!draft) throw new ShopError('not_found')
  await endDraft(tx, named.slug, next)
}

/**
 * Saves an earlier version as the latest one; a page that was deleted exists again.
 * @throws ShopError not_found, changed_meanwhile
 */
export async function restorePage(
  tx: Tx,
  { version, ...named }: BodyOf<typeof staffPagesApi.restorePage>,
  { staffId, now }: By,
): Promise<{ revision: number }> {
  const { page, next } = await holdPage(tx, named, now)
  const content = await findVersion(tx, named.slug, version)
  if (!content) throw new ShopError('not_found')
  const change = { slug: named.slug, before: page, content }
  await writeVersion(tx, change, { revision: next, staffId, savedAt: now })
  return { revision: next }
}

/**
 * Deletes a page and its draft; its versions stay.
 * @throws ShopError not_found, changed_meanwhile
 */
export async function deletePage(tx: Tx, named: Named, now: Date): Promise<void> {
  const { page, next } = await holdPage(tx, named, now)
  if (!page) throw new ShopError('not_found')
  await storeVersionOf(tx, page)
  await deleteStoredPage(tx, named.slug)
  await endDraft(tx, named.slug, next)
  await recordCatalogChange(tx, null)
}
