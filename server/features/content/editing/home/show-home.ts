import { maxVersions, type SceneName, sceneNames } from '@rimal/contract/staff/content-kinds'
import type {
  EditedHomeList,
  HomeContent,
  HomeVersion,
  StaffHome,
  StaffHomeList,
} from '@rimal/contract/staff/home'
import type { LanguageCode } from '@rimal/contract/language'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import type { Queries } from '../../../../db/connect.ts'
import { pictureIn } from '../../../catalog/picture-in.ts'
import { findDraft } from '../../drafts.sql.ts'
import { chosenIds, homeContentOf, homeKeys, withAllParts } from '../../home/home-content.ts'
import { findHomeSettings } from '../../home-settings.sql.ts'
import { isSame } from '../is-same.ts'
import { firstRevision } from './hold-home.ts'
import {
  findLastVersion,
  type FoundProduct,
  listChosenProducts,
  listHomeVersions,
  listScenePictures,
} from './home.sql.ts'

/** The home page as staff see it, without the key of its preview, which is no part of what is stored. */
export type ShownHome = Omit<StaffHome, 'previewKey'>

/** Returns the home page in the form that staff edit: its draft if there is one. */
export async function showHome(db: Queries, language: LanguageCode): Promise<ShownHome> {
  const draft = await findDraft(db, 'home')
  const shown = await findLastVersion(db)
  const last = draft ?? shown
  const content = draft
    ? withAllParts(draft.content)
    : homeContentOf(await findHomeSettings(db, homeKeys))
  const { texts, sections, lists } = content
  const products = new Map(
    (await listChosenProducts(db, chosenIds(content))).map((one) => [one.id, one]),
  )
  const listOf = (list: EditedHomeList): StaffHomeList => ({
    ...list,
    products: list.products.flatMap((id) => productIn(products.get(id), language)),
  })
  return {
    revision: last?.revision ?? firstRevision,
    savedBy: last?.savedBy ?? null,
    savedAt: last?.savedAt?.toISOString() ?? null,
    isDraft: draft !== undefined,
    publishAt: draft?.publishAt?.toISOString() ?? null,
    texts,
    scenes: await scenesOf(db, content),
    sections,
    lists: { bestReviewed: listOf(lists.bestReviewed), latest: listOf(lists.latest) },
  }
}

/** Returns the stored versions, the latest first. */
export async function showHomeVersions(db: Queries): Promise<HomeVersion[]> {
  const versions = await listHomeVersions(db, maxVersions)
  return versions.map((version, index) => ({
    version: version.revision,
    savedAt: version.savedAt?.toISOString() ?? null,
    savedBy: version.savedBy,
    changed: changedParts(versions[index + 1]?.content, version.content),
    isShown: index === 0,
  }))
}

/** The parts that differ; none where nothing is known of the version before. */
function changedParts(before: HomeContent | undefined, after: HomeContent): HomeVersion['changed'] {
  if (!before) return []
  const names = ['texts', 'scenes', 'sections', 'lists'] as const
  return names.filter((name) => !isSame(before[name], after[name]))
}

function productIn(product: FoundProduct | undefined, language: LanguageCode) {
  if (!product) return []
  return [{ ...product, picture: product.picture && pictureIn(product.picture, language) }]
}

async function scenesOf(db: Queries, { scenes }: HomeContent): Promise<StaffHome['scenes']> {
  const wanted = sceneNames.flatMap((name) => scenes[name] ?? [])
  const known = new Map((await listScenePictures(db, wanted)).map((one) => [one.id, one]))
  const picture = (name: SceneName): StaffPicture | null => known.get(scenes[name] ?? '') ?? null
  return {
    heroWide: picture('heroWide'),
    heroTall: picture('heroTall'),
    story: picture('story'),
    homeService: picture('homeService'),
  }
}
