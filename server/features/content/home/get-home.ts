import type { Home } from '@rimal/contract/content/home'
import { type LanguageCode, type Text, textIn } from '@rimal/contract/language'
import type { EditedHomeTexts } from '@rimal/contract/staff/home'
import { visitedAreasText } from '@rimal/contract/visited-areas'
import { allWords } from '@rimal/contract/words/all-words'
import type { Deps } from '../../../deps.ts'
import type { OpenedPreview } from '../../../http/web/preview-key.ts'
import { listCardGroups, withoutTag } from '../../catalog/cards/list-cards.ts'
import { listQuotes } from '../../catalog/list-reviews.ts'
import { pictureIn, type StoredPicture } from '../../catalog/picture-in.ts'
import { canVisit } from '../../shop/can-visit.ts'
import { findSettings, type Settings } from '../../shop/settings/settings.ts'
import { draftNow } from '../draft-now.ts'
import { findHomeSettings } from '../home-settings.sql.ts'
import { homeContentOf, homeKeys, withAllParts } from './home-content.ts'
import { listPictures } from './home.sql.ts'
import { productLists } from './product-lists.ts'

const quotesShown = 3

type Reading = Pick<Deps, 'db' | 'listing' | 'clock'>
type Shown = { id: string; address: string; title: Text; pictureId: string | null }
type Options = { language: LanguageCode; preview?: OpenedPreview | null }

/**
 * Returns all that the home page shows: the merchant's sections, texts and pictures, and today's products, with the
 * moment from which a planned draft is shown instead. A preview shows what was typed, or else the draft.
 */
export async function getHome(
  deps: Reading,
  { language, preview = null }: Options,
): Promise<{ home: Home; until: Date | null }> {
  const { db, listing } = deps
  const { content, reviewIds, until } = await contentFor(deps, preview)
  const filled = new Set(listing.filledGroups())
  const shownOf = (all: Shown[]) => all.filter(({ id }) => filled.has(id))
  const collections = shownOf(listing.groups.collection)
  const types = shownOf(listing.groups.type)
  const { bestReviewed, latest, sections } = productLists(deps, content, language)
  const { scenes } = content
  const [settings, pictures, [bestSellers = [], newest = []], reviews] = await Promise.all([
    findSettings(db),
    listPictures(
      db,
      pictureIds([...Object.values(scenes), ...[...collections, ...types].map(pictureOf)]),
    ),
    listCardGroups(deps, [bestReviewed.rows, latest.rows], language),
    listQuotes(deps, { chosen: reviewIds[language] ?? [], count: quotesShown }, language),
  ])
  const shown = new Map<string | null, StoredPicture>(pictures.map((row) => [row.id, row]))
  const picture = (id: string | null) => pictureIn(shown.get(id), language)
  const tile = (group: Shown) => ({
    id: group.id,
    address: group.address,
    title: textIn(group.title, language),
    count: listing.countIn(group.id),
    picture: picture(group.pictureId),
  })
  const home = {
    sections: sections.filter(({ name }) => name !== 'homeService' || canVisit(settings)),
    texts: withAreas(inLanguage(content.texts, language), settings, language),
    scenes: {
      heroWide: picture(scenes.heroWide),
      heroTall: picture(scenes.heroTall),
      story: picture(scenes.story),
      homeService: picture(scenes.homeService),
    },
    collections: collections.map(tile),
    types: types.map(tile),
    bestSellers: withoutTag(bestSellers, bestReviewed.scope ?? undefined),
    latest: withoutTag(newest, latest.scope ?? undefined),
    reviews,
    rating: listing.rating(),
  }
  return { home, until }
}

/**
 * Finds the home page that shoppers see now. A draft whose moment has come counts, although the job may not have
 * published it yet.
 */
export async function contentFor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  preview: OpenedPreview | null,
) {
  const [stored, { shown, until }] = await Promise.all([
    findHomeSettings(db, [...homeKeys, 'homeReviews']),
    draftNow(db, 'home', { preview, now: clock() }),
  ])
  const reviewIds = (stored['homeReviews'] ?? {}) as Partial<Record<LanguageCode, string[]>>
  const content = shown ? withAllParts(shown.content) : homeContentOf(stored)
  return { content, reviewIds, until }
}

function pictureOf({ pictureId }: Shown): string | null {
  return pictureId
}

function pictureIds(ids: (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))]
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

function inLanguage(texts: EditedHomeTexts, language: LanguageCode): Home['texts'] {
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
