import type { Banner, bannersApi } from '@rimal/contract/content/banners'
import type { QueryOf } from '@rimal/contract/endpoint'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { Deps } from '../../../deps.ts'
import { nameById } from '../../catalog/name-by-id.ts'
import { pictureIn, type StoredPicture } from '../../catalog/picture-in.ts'
import { isDue, nextChange } from '../../shop/due-times.ts'
import { findShopTargets } from '../storefront/menu/find-shop-targets.ts'
import { findPictures, listOfPlaces } from './banners.sql.ts'

type Query = QueryOf<typeof bannersApi.getBanner>
type Stored = Awaited<ReturnType<typeof listOfPlaces>>[number]

/**
 * Returns the banner that is due on a page, and the moment from which another one is or none. A banner of the list
 * itself comes before one of all lists.
 */
export async function getBanner(
  deps: Pick<Deps, 'db' | 'listing' | 'clock'>,
  query: Query,
  language: LanguageCode,
): Promise<{ banner: Banner | null; until: Date | null }> {
  const now = deps.clock()
  const places = await placesOf(deps, query)
  const rows = (await listOfPlaces(deps.db, places, now)).map((row) => ({
    ...row,
    from: row.startsAt,
    until: row.endsAt,
  }))
  const due = places.flatMap((place) =>
    rows.filter((row) => row.place === place && isDue(row, now)),
  )
  const [first] = due
  return {
    banner: first ? await bannerIn(deps, first, language) : null,
    until: nextChange(rows, now),
  }
}

async function placesOf(
  deps: Pick<Deps, 'db' | 'listing'>,
  { on, ...asked }: Query,
): Promise<string[]> {
  if (on === 'home') return ['home']
  const { scope, slug } = await nameById(deps, asked)
  return [
    ...(slug ? [`category:${slug}`] : []),
    // Collections and types share their ids.
    ...(scope ? [`collection:${scope}`, `type:${scope}`] : []),
    'lists',
  ]
}

async function bannerIn(
  deps: Pick<Deps, 'db' | 'listing'>,
  stored: Stored,
  language: LanguageCode,
): Promise<Banner> {
  const { title, text, linkText, target, tallPictureId, widePictureId } = stored
  const pictures = await findPictures(deps.db, [tallPictureId, widePictureId])
  const tall = pictures.get(tallPictureId ?? '')
  const wide = pictures.get(widePictureId ?? '')
  return {
    title: textIn(title, language),
    text: textIn(text, language),
    link: target
      ? await linkTo(deps, { target, text: textIn(linkText, language), language })
      : null,
    pictures: inLanguage(tall ?? wide, wide ?? tall, language),
  }
}

async function linkTo(
  deps: Pick<Deps, 'db' | 'listing'>,
  { target, text, language }: { target: string; text: string; language: LanguageCode },
): Promise<Banner['link']> {
  const { en, ar } = await findShopTargets(deps)
  const found = (language === 'arb' ? ar : en).find(target)
  return found?.isShown ? { title: text || found.title, to: found.to } : null
}

function inLanguage(
  tall: StoredPicture | undefined,
  wide: StoredPicture | undefined,
  language: LanguageCode,
): Banner['pictures'] {
  if (!tall || !wide) return null
  return { tall: pictureIn(tall, language), wide: pictureIn(wide, language) }
}
