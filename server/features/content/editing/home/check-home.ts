import { homeSectionNames } from '@rimal/contract/choices'
import type { FieldErrors } from '@rimal/contract/endpoint'
import type { Text } from '@rimal/contract/language'
import { homeListNames, sceneNames } from '@rimal/contract/staff/content-kinds'
import type { EditedHomeList, HomeContent } from '@rimal/contract/staff/home'
import { cleanBoth } from '@rimal/contract/text/clean-text'
import type { Queries } from '../../../../db/connect.ts'
import { hasCollection, listChosenProducts, listScenePictures } from './home.sql.ts'
import { textsByField } from './texts-by-field.ts'

/** Returns what is wrong with a home page, by field of the call. */
export async function checkHome(db: Queries, content: HomeContent): Promise<FieldErrors> {
  const { scenes, sections, lists, texts } = content
  const names = new Set(sections.map(({ name }) => name))
  const wrong: FieldErrors = { ...checkTexts(texts), ...(await checkScenes(db, scenes)) }
  if (names.size !== homeSectionNames.length) wrong['sections'] = 'invalid'
  for (const name of homeListNames) {
    for (const [field, code] of Object.entries(await checkList(db, lists[name]))) {
      wrong[`lists.${name}.${field}`] = code
    }
  }
  return wrong
}

/** Returns a home page in the form in which it is stored: trimmed, and without what the chosen sources do not need. */
export function cleanHome({ texts, scenes, sections, lists }: HomeContent): HomeContent {
  const { story, homeService } = texts
  return {
    texts: {
      heroLine: cleanBoth(texts.heroLine),
      heroLink: cleanBoth(texts.heroLink),
      story: {
        title: cleanBoth(story.title),
        text: cleanBoth(story.text),
        steps: story.steps.map(cleanBoth),
        link: cleanBoth(story.link),
      },
      homeService: {
        title: cleanBoth(homeService.title),
        text: cleanBoth(homeService.text),
        ticks: homeService.ticks.map(cleanBoth),
        link: cleanBoth(homeService.link),
      },
    },
    scenes,
    sections,
    lists: { bestReviewed: cleanList(lists.bestReviewed), latest: cleanList(lists.latest) },
  }
}

/** Shoppers read the other language where one is missing, so each text needs one language at least. */
function checkTexts(texts: HomeContent['texts']): FieldErrors {
  const empty = textsByField(texts).filter(([, text]) => isEmpty(text))
  return Object.fromEntries(empty.map(([path]) => [`texts.${path}.en`, 'required']))
}

async function checkScenes(db: Queries, scenes: HomeContent['scenes']): Promise<FieldErrors> {
  const ids = sceneNames.flatMap((name) => scenes[name] ?? [])
  const known = new Set((await listScenePictures(db, ids)).map(({ id }) => id))
  const missing = sceneNames.filter((name) => scenes[name] !== null && !known.has(scenes[name]))
  return Object.fromEntries(missing.map((name) => [`scenes.${name}`, 'unknown']))
}

async function checkList(db: Queries, list: EditedHomeList): Promise<FieldErrors> {
  const { source, collection, products, title } = list
  if (source === 'collection') {
    if (collection === null) return { collection: 'required' }
    return (await hasCollection(db, collection)) ? {} : { collection: 'unknown' }
  }
  if (source === 'automatic') return {}
  if (products.length === 0) return { products: 'required' }
  const known = await listChosenProducts(db, products)
  return {
    ...(known.length < products.length ? { products: 'unknown' } : {}),
    ...(isEmpty(title) ? { 'title.en': 'required' } : {}),
  }
}

function cleanList({ source, collection, products, title }: EditedHomeList): EditedHomeList {
  return {
    source,
    collection: source === 'collection' ? collection : null,
    products: source === 'products' ? products : [],
    title: source === 'automatic' ? { en: '', ar: '' } : cleanBoth(title),
  }
}

function isEmpty({ en, ar }: Text): boolean {
  return en === '' && ar === ''
}
