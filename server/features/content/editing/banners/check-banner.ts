import { parseTarget } from '@rimal/contract/content/targets'
import type { FieldErrors } from '@rimal/contract/endpoint'
import type { Text } from '@rimal/contract/language'
import type { BannerFields } from '@rimal/contract/staff/banners'
import { cleanBoth } from '@rimal/contract/text/clean-text'

type Known = {
  /** Whether the shop has a target. */
  hasTarget: (target: string) => boolean
  /** The descriptions of the pictures of the shop among those of the banner, by the id of the picture. */
  pictures: ReadonlyMap<string, Text>
}

/** Returns what is wrong with a banner, by field. */
export function checkBanner(fields: BannerFields, known: Known): FieldErrors {
  const { place, title, linkText, target, from, until } = fields
  const isNamed = place !== 'home' && place !== 'lists'
  const parsed = target === null ? undefined : parseTarget(target)
  const start = from === null ? -Infinity : Date.parse(from)
  const end = until === null ? Infinity : Date.parse(until)
  const wrong: [string, string | false][] = [
    ['place', isNamed && !known.hasTarget(place) && 'unknown'],
    ['title.en', isEmpty(title) && 'required'],
    ['target', target !== null && !parsed && 'malformed'],
    ['target', parsed !== undefined && !known.hasTarget(target ?? '') && 'unknown'],
    ['target', target === null && !isEmpty(linkText) && 'required'],
    // An address has no usual name.
    ['linkText.en', parsed?.kind === 'address' && isEmpty(linkText) && 'required'],
    ['from', Number.isNaN(start) && 'malformed'],
    ['until', Number.isNaN(end) && 'malformed'],
    ['until', end <= start && 'ends_first'],
    ['widePictureId', wrongPicture(fields, fields.widePictureId, known)],
    ['tallPictureId', wrongPicture(fields, fields.tallPictureId, known)],
  ]
  const found = wrong.filter((pair): pair is [string, string] => pair[1] !== false)
  return Object.fromEntries(found.map(([field, code]) => [`fields.${field}`, code]))
}

/** A banner that shoppers see describes its pictures in both languages, for those who do not see them. */
function wrongPicture(
  { isHidden }: BannerFields,
  id: string | null,
  { pictures }: Known,
): string | false {
  if (id === null) return false
  const alt = pictures.get(id)
  if (!alt) return 'unknown'
  return !isHidden && (alt.en === '' || alt.ar === '') && 'no_alt'
}

/** The banner with its texts in plain form. */
export function cleanBanner(fields: BannerFields): BannerFields {
  const { title, text, linkText } = fields
  return {
    ...fields,
    title: cleanBoth(title),
    text: cleanBoth(text),
    linkText: cleanBoth(linkText),
  }
}

function isEmpty({ en, ar }: Text): boolean {
  return en === '' && ar === ''
}
