import type { BodyOf, FieldErrors } from '@rimal/contract/endpoint'
import type { Text } from '@rimal/contract/language'
import { sceneNames } from '@rimal/contract/staff/content-kinds'
import type { EditedHomeTexts, staffHomeApi } from '@rimal/contract/staff/home'
import { cleanText } from '@rimal/contract/text/clean-text'
import { recordCatalogChange } from '../../../../db/record-catalog-change.ts'
import type { Tx } from '../../../../db/transact.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import {
  findHomeSettings,
  listScenePictures,
  lockHome,
  writeHomeSettings,
} from './home-texts.sql.ts'
import { revisionOf, sceneIdsOf, textsOf } from './show-home.ts'

type Input = BodyOf<typeof staffHomeApi.saveHome>

/**
 * Saves the home page; returns the names of the texts and pictures that changed.
 * @throws ShopError changed_meanwhile, invalid_input
 */
export async function saveHome(
  tx: Tx,
  { revision, texts, scenes }: Input,
): Promise<{ texts: string[]; scenes: string[] }> {
  await lockHome(tx)
  const before = await findHomeSettings(tx)
  if (revisionOf(before) !== revision) throw new ShopError('changed_meanwhile')
  const homeTexts = cleanTexts(texts)
  const wrong = { ...checkTexts(homeTexts), ...(await checkScenes(tx, scenes)) }
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  await writeHomeSettings(tx, { homeTexts, homeScenes: scenes })
  await recordCatalogChange(tx, null)
  const ids = sceneIdsOf(before)
  return {
    texts: changedTexts(textsOf(before), homeTexts),
    scenes: sceneNames.filter((name) => (ids[name] ?? null) !== scenes[name]),
  }
}

/** Every text by the name of its field; a list has one for each item. */
function textsByField({
  heroLine,
  heroLink,
  story,
  homeService,
}: EditedHomeTexts): [string, Text][] {
  const items = (path: string, list: Text[]) =>
    list.map((text, index): [string, Text] => [`${path}.${index}`, text])
  return [
    ['heroLine', heroLine],
    ['heroLink', heroLink],
    ['story.title', story.title],
    ['story.text', story.text],
    ...items('story.steps', story.steps),
    ['story.link', story.link],
    ['homeService.title', homeService.title],
    ['homeService.text', homeService.text],
    ...items('homeService.ticks', homeService.ticks),
    ['homeService.link', homeService.link],
  ]
}

/** Shoppers read the other language where one is missing, so each text needs one language at least. */
function checkTexts(texts: EditedHomeTexts): FieldErrors {
  const empty = textsByField(texts).filter(([, { en, ar }]) => en === '' && ar === '')
  return Object.fromEntries(empty.map(([path]) => [`texts.${path}.en`, 'required']))
}

async function checkScenes(tx: Tx, scenes: Input['scenes']): Promise<FieldErrors> {
  const ids = sceneNames.flatMap((name) => scenes[name] ?? [])
  const known = new Set((await listScenePictures(tx, ids)).map(({ id }) => id))
  const missing = sceneNames.filter((name) => scenes[name] !== null && !known.has(scenes[name]))
  return Object.fromEntries(missing.map((name) => [`scenes.${name}`, 'unknown']))
}

function changedTexts(before: EditedHomeTexts, after: EditedHomeTexts): string[] {
  const texts = [new Map(textsByField(before)), new Map(textsByField(after))] as const
  const fields = new Set([...texts[0].keys(), ...texts[1].keys()])
  return [...fields].filter((field) => {
    const [old, now] = [texts[0].get(field), texts[1].get(field)]
    return old?.en !== now?.en || old?.ar !== now?.ar
  })
}

function cleanTexts({ heroLine, heroLink, story, homeService }: EditedHomeTexts): EditedHomeTexts {
  return {
    heroLine: clean(heroLine),
    heroLink: clean(heroLink),
    story: {
      title: clean(story.title),
      text: clean(story.text),
      steps: story.steps.map(clean),
      link: clean(story.link),
    },
    homeService: {
      title: clean(homeService.title),
      text: clean(homeService.text),
      ticks: homeService.ticks.map(clean),
      link: clean(homeService.link),
    },
  }
}

function clean({ en, ar }: Text): Text {
  return { en: cleanText(en).trim(), ar: cleanText(ar).trim() }
}
