import { collectionIds } from '../choices.ts'

/** The kinds of groups that products are put into. No TypeBox here: the admin ships this file. */
export const groupKinds = [
  'types',
  'categories',
  'collections',
  'colors',
  'fabrics',
  'openings',
  'occasions',
] as const
export type GroupKind = (typeof groupKinds)[number]

/** The kinds whose groups have a page of their own. */
export const addressedKinds = ['types', 'categories', 'collections'] as const satisfies GroupKind[]
export type AddressedKind = (typeof addressedKinds)[number]

/** Whether groups of a kind have pages. */
export function isAddressed(kind: GroupKind): kind is AddressedKind {
  return addressedKinds.some((one) => one === kind)
}

/** Whether a group is a collection of the menu: the specification names it, so it stays, and so does its address. */
export function isOfMenu(kind: GroupKind, id: string): boolean {
  return kind === 'collections' && collectionIds.some((one) => one === id)
}

/** The parts that a group may have beside its title. */
export type GroupPart =
  | 'description'
  | 'searchTitle'
  | 'searchDescription'
  | 'colorCode'
  | 'pictureId'

/** The parts that the groups of each kind have. */
export const groupParts: Record<GroupKind, readonly GroupPart[]> = {
  types: ['description', 'searchTitle', 'searchDescription', 'pictureId'],
  categories: ['description', 'searchTitle', 'searchDescription'],
  collections: ['description', 'searchTitle', 'searchDescription', 'pictureId'],
  colors: ['colorCode'],
  fabrics: [],
  openings: [],
  occasions: [],
}

/** Lengths in characters. */
export const maxGroupTitle = 60
export const maxGroupDescription = 300
export const maxSearchTitle = 120
export const maxSearchDescription = 400
/** The number of groups of one kind. */
export const maxGroups = 200
