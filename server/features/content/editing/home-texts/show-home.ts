import { createHash } from 'node:crypto'
import { type SceneName, sceneNames } from '@rimal/contract/staff/content-kinds'
import type { StaffHome } from '@rimal/contract/staff/home'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import type { Queries } from '../../../../db/connect.ts'
import { defaultHomeTexts, type HomeTextsInBoth } from '../../home/default-home.ts'
import {
  findHomeSettings,
  findLastSave,
  type HomeSettings,
  listScenePictures,
} from './home-texts.sql.ts'

/** Returns the texts and the pictures of the home page, those of the program where the shop has none of its own. */
export async function showHome(db: Queries): Promise<StaffHome> {
  const stored = await findHomeSettings(db)
  const last = await findLastSave(db)
  return {
    revision: revisionOf(stored),
    savedBy: last?.name ?? null,
    savedAt: last?.at.toISOString() ?? null,
    texts: textsOf(stored),
    scenes: await scenesOf(db, stored),
  }
}

/** A number that differs whenever what is stored differs. */
export function revisionOf({ homeTexts = null, homeScenes = null }: HomeSettings): number {
  const text = JSON.stringify([homeTexts, homeScenes])
  // As many bits as a number of JSON holds exactly.
  return createHash('sha256').update(text).digest().readUIntBE(0, 6)
}

export function textsOf({ homeTexts }: HomeSettings): HomeTextsInBoth {
  return (homeTexts as HomeTextsInBoth | undefined) ?? defaultHomeTexts
}

export function sceneIdsOf({
  homeScenes,
}: HomeSettings): Partial<Record<SceneName, string | null>> {
  return (homeScenes as Partial<Record<SceneName, string | null>> | undefined) ?? {}
}

async function scenesOf(db: Queries, stored: HomeSettings): Promise<StaffHome['scenes']> {
  const ids = sceneIdsOf(stored)
  const wanted = sceneNames.flatMap((name) => ids[name] ?? [])
  const known = new Map((await listScenePictures(db, wanted)).map((one) => [one.id, one]))
  const picture = (name: SceneName): StaffPicture | null => known.get(ids[name] ?? '') ?? null
  return {
    heroWide: picture('heroWide'),
    heroTall: picture('heroTall'),
    story: picture('story'),
    homeService: picture('homeService'),
  }
}
