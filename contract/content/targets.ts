import { webAddressPattern } from '../text/web-address.ts'

/** What a link of the shop can lead to. No TypeBox here: the admin ships this file. */

/** Pages of the storefront that every shop has. */
export const targetPlaces = ['home', 'all_products', 'home_visit', 'find_order'] as const
export type TargetPlace = (typeof targetPlaces)[number]

/** What staff name by an id. */
export const targetKinds = ['collection', 'type', 'category', 'page'] as const
export type TargetKind = (typeof targetKinds)[number]

/** All groups of a kind that have a product, in their order; only below an entry of the side menu. */
export const everyKinds = ['collections', 'types'] as const
export type EveryKind = (typeof everyKinds)[number]

/** The length of a target in characters. */
export const maxTarget = 300

const named = `(?:${targetKinds.join('|')}):[a-z0-9_-]{1,80}`

/** A target as it is stored: `place:home`, `type:everyday`, `page:faq`, or an address that begins with https://. */
export const targetPattern = `^(?:place:(?:${targetPlaces.join('|')})|${named}|${webAddressPattern})$`
/** The same with `every:types` and `every:collections`. */
export const childPattern = `^(?:every:(?:${everyKinds.join('|')})|place:(?:${targetPlaces.join('|')})|${named}|${webAddressPattern})$`

const shape = new RegExp(childPattern)

export type ParsedTarget =
  | { kind: 'place'; id: TargetPlace }
  | { kind: TargetKind; id: string }
  | { kind: 'every'; id: EveryKind }
  | { kind: 'address'; url: string }

/** Returns what a target names; undefined for a text that names nothing. */
export function parseTarget(target: string): ParsedTarget | undefined {
  if (target.length > maxTarget || !shape.test(target)) return undefined
  if (target.startsWith('https:')) return { kind: 'address', url: target }
  const [kind, id] = target.split(':', 2)
  return { kind, id } as ParsedTarget
}
