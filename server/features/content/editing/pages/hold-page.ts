import type { PageSlug } from '@rimal/contract/staff/content-kinds'
import type { Tx } from '../../../../db/transact.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { type Draft, findDraft, findDueDraft, lastDraftRevision } from '../../drafts.sql.ts'
import { writeVersion } from './page-versions.ts'
import { findLastRevision, findStoredPage, lockPages, type StoredPage } from './pages.sql.ts'

export type Named = { slug: PageSlug; revision: number }

export type HeldPage = {
  page: StoredPage | undefined
  draft: Draft<PageSlug> | undefined
  /** The revision of the next save: no revision is used twice, even by drafts that have ended. */
  next: number
}

/**
 * Returns the page and its draft as they are, and makes other changes of pages wait. A draft whose planned moment has
 * come is published first.
 * @throws ShopError changed_meanwhile
 */
export async function holdPage(tx: Tx, { slug, revision }: Named, now: Date): Promise<HeldPage> {
  await publishDuePage(tx, slug, now)
  const page = await findStoredPage(tx, slug)
  const draft = await findDraft(tx, slug)
  // A change begins with the draft if there is one, because that is what staff read.
  if ((draft?.revision ?? page?.revision ?? 0) !== revision) {
    throw new ShopError('changed_meanwhile')
  }
  return { page, draft, next: await nextRevision(tx, slug, page) }
}

/** Publishes the draft of a page if its planned moment has come; does nothing the second time. */
export async function publishDuePage(tx: Tx, slug: PageSlug, now: Date): Promise<void> {
  await lockPages(tx)
  const draft = await findDueDraft(tx, slug, now)
  if (!draft?.publishAt || draft.plannedById === null) return
  const page = await findStoredPage(tx, slug)
  // The number stays, because whoever has read the draft has read what shoppers see now.
  const at = { revision: draft.revision, staffId: draft.plannedById, savedAt: draft.publishAt }
  await writeVersion(tx, { slug, before: page, content: draft.content }, at)
}

async function nextRevision(tx: Tx, slug: PageSlug, page: StoredPage | undefined): Promise<number> {
  // A page that was deleted does not use the number of a version again.
  const used = [await findLastRevision(tx, slug), await lastDraftRevision(tx, slug)]
  return Math.max(page?.revision ?? 0, ...used) + 1
}
