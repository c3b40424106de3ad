import type { Home } from '@rimal/contract/catalog'
import { type LanguageCode, type Text, textIn } from '@rimal/contract/language'
import { visitedAreasText } from '@rimal/contract/visited-areas'
import { allWords } from '@rimal/contract/words/all-words'
import type { Deps } from '../../../deps.ts'
import { listCardGroups, withoutTag } from '../../catalog/list-cards.ts'
import { listQuotes } from '../../catalog/list-reviews.ts'
import { pictureIn, type StoredPicture } from '../../catalog/picture-in.ts'
import { findSettings, type Settings } from '../../shop/settings/settings.ts'
import { defaultHomeTexts, type HomeTextsInBoth } from './default-home.ts'
import { findHomeSettings, listPictures } from './home.sql.ts'

const itemsShown = 8
const quotesShown = 3

type Shown = { id: string; title: Text; pictureId: string | null }

/** The parts of the home page that the owner has set. */
type Chosen = {
  homeTexts?: HomeTextsInBoth
  homeScenes?: Partial<Record<keyof Home['scenes'], string | null>>
  homeReviews?: Partial<Record<LanguageCode, string[]>>
}

/** Returns all that the home page shows: the owner's texts and pictures, and today's products. */
export async function getHome(
  deps: Pick<Deps, 'db' | 'listing'>,
  language: LanguageCode,
): Promise<Home> {
  const { db, listing } = deps
  const { homeTexts, homeScenes = {}, homeReviews } = (await findHomeSettings(db)) as Chosen
  const filled = new Set(listing.filledGroups())
  const shownOf = (all: Shown[]) => all.filter(({ id }) => filled.has(id))
  const collections = shownOf(listing.groups.collection)
  const types = shownOf(listing.groups.type)
  const units = [
    rowsIn(deps, 'best_seller', 'best_selling'),
    rowsIn(deps, 'latest_collection', 'newest'),
  ]
  const [settings, pictures, [bestSellers = [], latest = []], reviews] = await Promise.all([
    findSettings(db),
    listPictures(
      db,
      pictureIds([...Object.values(homeScenes), ...[...collections, ...types].map(pictureOf)]),
    ),
    listCardGroups(deps, units, language),
    listQuotes(deps, { chosen: homeReviews?.[language] ?? [], count: quotesShown }, language),
  ])
  const shown = new Map<string | null, StoredPicture>(pictures.map((row) => [row.id, row]))
  const picture = (id: string | null | undefined) => pictureIn(shown.get(id ?? null), language)
  const tile = (group: Shown) => ({
    id: group.id,
    title: textIn(group.title, language),
    count: listing.countIn(group.id),
    picture: picture(group.pictureId),
  })
  return {
    texts: withAreas(inLanguage(homeTexts ?? defaultHomeTexts, language), settings, language),
    scenes: {
      heroWide: picture(homeScenes.heroWide),
      heroTall: picture(homeScenes.heroTall),
      story: picture(homeScenes.story),
      homeService: picture(homeScenes.homeService),
    },
    collections: collections.map(tile),
    types: types.map(tile),
    bestSellers: withoutTag(bestSellers, 'best_seller'),
    latest: withoutTag(latest, 'latest_collection'),
    reviews,
    rating: listing.rating(),
  }
}

function rowsIn(
  { listing }: Pick<Deps, 'listing'>,
  scope: string,
  sort: 'newest' | 'best_selling',
) {
  return listing.page({ scope, chosen: {}, sort, page: 1, perPage: itemsShown }).rows
}

function pictureOf({ pictureId }: Shown): string | null {
  return pictureId
}

function pictureIds(ids: (string | null | undefined)[]): string[] {
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}

/** Adds the areas that the tailor visits to the texts about home visits, because most shoppers live elsewhere. */
function withAreas(
  texts: Home['texts'],
  { country, homeService }: Settings,
  language: LanguageCode,
): Home['texts'] {
  const areas = visitedAreasText({ country, areas: homeService.areas }, language)
  if (!areas) return texts
  const line = textIn(allWords.visit_in_areas, language).replace('{areas}', areas)
  const ticks = [line, ...texts.homeService.ticks]
  return { ...texts, homeService: { ...texts.homeService, ticks } }
}

function inLanguage(texts: HomeTextsInBoth, language: LanguageCode): Home['texts'] {
  const of = (text: Text) => textIn(text, language)
  const { story, homeService } = texts
  return {
    heroLine: of(texts.heroLine),
    heroLink: of(texts.heroLink),
    story: {
      title: of(story.title),
      text: of(story.text),
      steps: story.steps.map(of),
      link: of(story.link),
    },
    homeService: {
      title: of(homeService.title),
      text: of(homeService.text),
      ticks: homeService.ticks.map(of),
      link: of(homeService.link),
    },
  }
}
