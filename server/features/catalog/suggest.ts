import { type LanguageCode, textIn } from '@rimal/contract/language'
import { indexWords, searchWords } from '@rimal/contract/normalise-text'
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
  const answer = deps.listing.page({
    q,
    typing: true,
    chosen: {},
    sort: null,
    page: 1,
    perPage: mostProducts,
  })
  return {
    products: await listCards(deps, answer.rows, language),
    total: answer.total,
    places: placesFor(deps.listing.shelves, q, language),
  }
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
