import { normaliseText } from '@rimal/contract/text/normalise-text'
import { placeWords } from '@rimal/contract/words/admin/places'
import type { Place } from '../navigation.ts'

/** The places that have a word in either language which begins as the search does; all of them without a search. */
export function matchPlaces(places: readonly Place[], search: string): Place[] {
  const text = normaliseText(search)
  if (text === '') return [...places]
  return places.filter(({ title }) => {
    const { en, ar } = placeWords[title]
    const words = normaliseText(`${en} ${ar}`)
    return [text, `ال${text}`].some((form) => ` ${words}`.includes(` ${form}`))
  })
}
