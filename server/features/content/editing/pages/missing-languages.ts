import type { Text } from '@rimal/contract/language'
import type { StoredContent } from '../../drafts.sql.ts'

type Side = keyof Text

/** The languages that lack a text which the page has in the other language. */
export function missingLanguages({ title, description, sections }: StoredContent): Side[] {
  const texts = [title, description, ...sections.flatMap(({ heading }) => heading ?? [])]
  const sides: [Side, Side][] = [
    ['en', 'ar'],
    ['ar', 'en'],
  ]
  return sides.flatMap(([side, other]) => {
    const lacks =
      texts.some((text) => text[side] === '' && text[other] !== '') ||
      sections.some(({ body }) => body[side].length === 0 && body[other].length > 0)
    return lacks ? [side] : []
  })
}
