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

/** The parts that a group may have beside its title. */
export type GroupPart = 'description' | 'colorCode' | 'pictureId'

/** The parts that the groups of each kind have. */
export const groupParts: Record<GroupKind, readonly GroupPart[]> = {
  types: ['description', 'pictureId'],
  categories: ['description'],
  collections: ['description', 'pictureId'],
  colors: ['colorCode'],
  fabrics: [],
  openings: [],
  occasions: [],
}

/** Lengths in characters. */
export const maxGroupTitle = 60
export const maxGroupDescription = 300
/** The number of groups of one kind. */
export const maxGroups = 200
