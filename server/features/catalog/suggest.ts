import { type LanguageCode, textIn } from '@rimal/contract/language'
import { indexWords, searchWords } from '@rimal/contract/text/normalise-text'
import { sizesNamed } from '@rimal/contract/text/sizes-named'
import { allWords } from '@rimal/contract/words/all-words'
import type { Deps } from '../../deps.ts'
import { categoryPath } from './describe-list.ts'
import { listCards } from './list-cards.ts'
import type { Shelf, Shelves } from './listing/product-facts.ts'

const mostProducts = 6
const mostPlaces = 5

/** What the search field proposes for what has been typed so far. */
export async function suggest(
  deps: Pick<Deps, 'db' | 'listing'>,
  q: string,
  language: LanguageCode,
) {
  if (searchWords(q).length === 0) return { products: [], total: 0, places: [] }
  const { words, sizes } = sizesNamed(q)
  const answer = deps.listing.page({
    q: words,
    typing: true,
    chosen: sizes.length > 0 ? { size: sizes } : {},
    sort: words ? null : 'best_selling',
    page: 1,
    perPage: mostProducts,
  })
  return {
    products: await listCards(deps, answer.rows, language),
    total: answer.total,
    places: words
      ? placesFor(deps.listing.shelves, words, language)
      : sizes.map((size) => sizePlace(size, language)),
  }
}

function sizePlace(size: string, language: LanguageCode) {
  const title = textIn(allWords.size_named, language).replace('{size}', size)
  return { title, path: `/product-list?size=${size}` }
}

/** Types, collections and categories that have a word beginning with each of those typed. */
function placesFor({ type, collection, category }: Shelves, q: string, language: LanguageCode) {
  const typed = searchWords(q)
  const answers = ({ title }: Shelf) => {
    const words = indexWords(`${title.en} ${title.ar}`)
    return typed.every((start) => words.some((word) => word.startsWith(start)))
  }
  const place = ({ title }: Shelf, path: string) => ({ title: textIn(title, language), path })
  return [
    ...[...type, ...collection]
      .filter(answers)
      .map((shelf) => place(shelf, `/product-list/${shelf.id}`)),
    ...category.filter(answers).map((shelf) => place(shelf, categoryPath(shelf.id))),
  ].slice(0, mostPlaces)
}
