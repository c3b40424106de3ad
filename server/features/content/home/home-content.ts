import { homeSectionNames } from '@rimal/contract/choices'
import { homeListNames } from '@rimal/contract/staff/content-kinds'
import type { EditedHomeList, HomeContent } from '@rimal/contract/staff/home'
import { defaultHomeTexts } from './default-home.ts'

/** The settings in which the home page is stored; what was never set is missing. */
export const homeKeys = ['homeTexts', 'homeScenes', 'homeSections', 'homeLists'] as const
export type HomeSettings = Partial<Record<(typeof homeKeys)[number], unknown>>

const automatic: EditedHomeList = {
  source: 'automatic',
  collection: null,
  products: [],
  title: { en: '', ar: '' },
}

/** Returns the home page that the settings hold, with the parts of the program where the shop has none of its own. */
export function homeContentOf(stored: HomeSettings): HomeContent {
  // `saveHome` and the sample shop store no other values.
  const { homeTexts, homeScenes, homeSections, homeLists } = stored as {
    homeTexts?: HomeContent['texts']
    homeScenes?: Partial<HomeContent['scenes']>
    homeSections?: HomeContent['sections']
    homeLists?: Partial<HomeContent['lists']>
  }
  return withAllParts({
    texts: homeTexts ?? defaultHomeTexts,
    scenes: { heroWide: null, heroTall: null, story: null, homeService: null, ...homeScenes },
    sections: homeSections ?? [],
    lists: { bestReviewed: automatic, latest: automatic, ...homeLists },
  })
}

/** The parts of the home page as settings. */
export function homeSettingsOf(content: HomeContent): Required<HomeSettings> {
  const { texts, scenes, sections, lists } = content
  return { homeTexts: texts, homeScenes: scenes, homeSections: sections, homeLists: lists }
}

/** A section that the stored page does not know yet comes last, and is shown. */
export function withAllParts(content: HomeContent): HomeContent {
  const known = new Set(content.sections.map(({ name }) => name))
  const added = homeSectionNames.filter((name) => !known.has(name))
  return {
    ...content,
    sections: [...content.sections, ...added.map((name) => ({ name, isShown: true }))],
  }
}

/** The ids of the products that are chosen one by one. */
export function chosenIds({ lists }: HomeContent): string[] {
  return homeListNames.flatMap((name) =>
    lists[name].source === 'products' ? lists[name].products : [],
  )
}
