import type { Text } from '@rimal/contract/language'
import type { CatalogueGroup } from '@rimal/contract/staff/groups'

const sides = ['en', 'ar'] as const

/** The languages in which a text of a group is missing; a description that is in neither language is left out. */
export function missingSides({
  title,
  description,
}: Pick<CatalogueGroup, 'title' | 'description'>): (keyof Text)[] {
  const isDescribed = description !== null && sides.some((side) => description[side] !== '')
  const texts = isDescribed ? [title, description] : [title]
  return sides.filter((side) => texts.some((text) => text[side] === ''))
}
