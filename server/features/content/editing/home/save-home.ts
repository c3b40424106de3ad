import type { BodyOf } from '@rimal/contract/endpoint'
import { homeListNames, sceneNames } from '@rimal/contract/staff/content-kinds'
import type { HomeContent, staffHomeApi } from '@rimal/contract/staff/home'
import { recordCatalogChange } from '../../../../db/record-catalog-change.ts'
import type { Tx } from '../../../../db/transact.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { endDraft, writeDraft, writePlan } from '../../drafts.sql.ts'
import { withAllParts } from '../../home/home-content.ts'
import { isSame } from '../is-same.ts'
import { planTime } from '../plan-time.ts'
import { refuse, withoutMissing } from '../refuse.ts'
import { checkHome, cleanHome } from './check-home.ts'
import { holdHome, writeHome } from './hold-home.ts'
import { findHomeVersion } from './home.sql.ts'
import { changedTexts } from './texts-by-field.ts'

type By = { staffId: string; now: Date }
type Input = BodyOf<typeof staffHomeApi.saveHome>

/** The names of the parts that a save changed. */
export type HomeChange = {
  texts: string[]
  scenes: string[]
  lists: string[]
  sections: boolean
}

/**
 * Saves the home page for every shopper; its draft ends.
 * @throws ShopError changed_meanwhile, invalid_input
 */
export async function saveHome(tx: Tx, input: Input, { staffId, now }: By): Promise<HomeChange> {
  const { content: before, next } = await holdHome(tx, input.revision, now)
  const content = await checked(tx, input)
  await writeHome(tx, content, { revision: next, staffId, savedAt: now })
  return changeOf(before, content)
}

/**
 * Saves a draft, which shoppers do not see.
 * @throws ShopError changed_meanwhile, invalid_input
 */
export async function saveHomeDraft(
  tx: Tx,
  input: Input,
  { staffId, now }: By,
): Promise<HomeChange> {
  const { content: shown, draft, next } = await holdHome(tx, input.revision, now)
  const content = await checked(tx, input)
  const saved = { revision: next, content, savedBy: staffId, savedAt: now }
  await writeDraft(tx, { subject: 'home', ...saved })
  return changeOf(draft?.content ?? shown, content)
}

/**
 * Returns the home page as it was typed, in the form in which it is stored; it may lack texts.
 * @throws ShopError invalid_input
 */
export async function previewedHome(tx: Tx, typed: HomeContent): Promise<HomeContent> {
  const content = cleanHome(typed)
  refuse(withoutMissing(await checkHome(tx, content)))
  return content
}

/**
 * Plans when the draft goes to the shop, or takes the plan back.
 * @throws ShopError not_found, changed_meanwhile, invalid_input
 */
export async function planHome(
  tx: Tx,
  { revision, publishAt }: BodyOf<typeof staffHomeApi.planHome>,
  { staffId, now }: By,
): Promise<Date | null> {
  const { draft, next } = await holdHome(tx, revision, now)
  if (!draft) throw new ShopError('not_found')
  const time = planTime(publishAt, now)
  await writePlan(tx, { subject: 'home', revision: next, publishAt: time, staffId })
  // What is cached now does not know the moment at which it ends.
  await recordCatalogChange(tx, null)
  return time
}

/**
 * Deletes the draft.
 * @throws ShopError not_found, changed_meanwhile
 */
export async function discardHomeDraft(tx: Tx, revision: number, now: Date): Promise<void> {
  const { draft, next } = await holdHome(tx, revision, now)
  if (!draft) throw new ShopError('not_found')
  await endDraft(tx, 'home', next)
}

/**
 * Shows an earlier version again.
 * @throws ShopError not_found, changed_meanwhile
 */
export async function restoreHome(
  tx: Tx,
  { revision, version }: BodyOf<typeof staffHomeApi.restoreHome>,
  { staffId, now }: By,
): Promise<number> {
  const { next } = await holdHome(tx, revision, now)
  const stored = await findHomeVersion(tx, version)
  if (!stored) throw new ShopError('not_found')
  await writeHome(tx, withAllParts(stored), { revision: next, staffId, savedAt: now })
  return next
}

/** @throws ShopError invalid_input */
async function checked(tx: Tx, { texts, scenes, sections, lists }: Input): Promise<HomeContent> {
  const content = cleanHome({ texts, scenes, sections, lists })
  refuse(await checkHome(tx, content))
  return content
}

function changeOf(before: HomeContent, after: HomeContent): HomeChange {
  return {
    texts: changedTexts(before.texts, after.texts),
    scenes: sceneNames.filter((name) => before.scenes[name] !== after.scenes[name]),
    lists: homeListNames.filter((name) => !isSame(before.lists[name], after.lists[name])),
    sections: !isSame(before.sections, after.sections),
  }
}
