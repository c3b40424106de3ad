import { maxVersions } from '@rimal/contract/staff/content-kinds'
import type { HomeContent } from '@rimal/contract/staff/home'
import { recordCatalogChange } from '../../../../db/record-catalog-change.ts'
import type { Tx } from '../../../../db/transact.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import {
  type Draft,
  endDraft,
  findDraft,
  findDueDraft,
  lastDraftRevision,
} from '../../drafts.sql.ts'
import { homeContentOf, homeKeys, homeSettingsOf } from '../../home/home-content.ts'
import { findHomeSettings } from '../../home-settings.sql.ts'
import {
  deleteOldHomeVersions,
  findLastVersion,
  insertHomeVersion,
  lockHome,
  writeHomeSettings,
} from './home.sql.ts'

export type HeldHome = {
  /** What shoppers see. */
  content: HomeContent
  draft: Draft<'home'> | undefined
  /** The revision of the next save: no revision is used twice, even by drafts that have ended. */
  next: number
}

/** The number of what came with the program, or of what was saved before there were versions. */
export const firstRevision = 1

/**
 * Returns the home page and its draft as they are, and makes other changes of it wait. A draft whose planned moment has
 * come is published first.
 * @throws ShopError changed_meanwhile
 */
export async function holdHome(tx: Tx, revision: number, now: Date): Promise<HeldHome> {
  await publishDueHome(tx, now)
  const last = await findLastVersion(tx)
  const draft = await findDraft(tx, 'home')
  // A change begins with the draft if there is one, because that is what staff read.
  if ((draft?.revision ?? last?.revision ?? firstRevision) !== revision) {
    throw new ShopError('changed_meanwhile')
  }
  return { content: await shownContent(tx), draft, next: await nextRevision(tx) }
}

/** Publishes the draft of the home page if its planned moment has come; does nothing the second time. */
export async function publishDueHome(tx: Tx, now: Date): Promise<void> {
  await lockHome(tx)
  const draft = await findDueDraft(tx, 'home', now)
  if (!draft?.publishAt || draft.plannedById === null) return
  // The number stays, because whoever has read the draft has read what shoppers see now.
  const at = { revision: draft.revision, staffId: draft.plannedById, savedAt: draft.publishAt }
  await writeHome(tx, draft.content, at)
}

type At = { revision: number; staffId: string; savedAt: Date }

/** Shows shoppers a home page from now on; the draft ends. */
export async function writeHome(
  tx: Tx,
  content: HomeContent,
  { revision, staffId, savedAt }: At,
): Promise<void> {
  // The first save stores what came with the program as well, so that it can be restored.
  if (!(await findLastVersion(tx))) {
    await insertHomeVersion(tx, { revision: firstRevision, content: await shownContent(tx) })
  }
  await writeHomeSettings(tx, homeSettingsOf(content))
  await insertHomeVersion(tx, { revision, content, savedBy: staffId, savedAt })
  await deleteOldHomeVersions(tx, maxVersions)
  await endDraft(tx, 'home', revision)
  await recordCatalogChange(tx, null)
}

async function shownContent(tx: Tx): Promise<HomeContent> {
  return homeContentOf(await findHomeSettings(tx, homeKeys))
}

async function nextRevision(tx: Tx): Promise<number> {
  const last = await findLastVersion(tx)
  return Math.max(last?.revision ?? firstRevision, await lastDraftRevision(tx, 'home')) + 1
}
