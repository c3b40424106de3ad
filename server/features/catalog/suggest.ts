import type { ListQuery } from '@rimal/contract/catalog'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import { indexWords, searchWords } from '@rimal/contract/text/normalise-text'
import { allWords } from '@rimal/contract/words/all-words'
import type { Deps } from '../../deps.ts'
import { categoryPath } from './describe-list.ts'
import { filtersNamed } from './filters-named.ts'
import { listCards } from './cards/list-cards.ts'
import type { ListingIndex } from './listing-index.ts'
import type { CatalogGroup } from './listing/product-facts.ts'
import { meaningOf } from './listing/search/search-synonyms.ts'

const maxProducts = 6
const maxPlaces = 5

/** Returns the suggestions of the search field for the text typed so far. */
export async function suggest(
  deps: Pick<Deps, 'db' | 'listing'>,
  query: { q: string; price_currency?: ListQuery['price_currency'] },
  language: LanguageCode,
) {
  const { q } = query
  if (searchWords(q).length === 0) {
    return { products: [], total: 0, places: [], understoodAs: null, nearestOnly: false }
  }
  const { words, sizes, min, max, currency } = await filtersNamed(deps, query)
  const answer = deps.listing.page({
    q: words,
    typing: true,
    chosen: sizes.length > 0 ? { size: sizes } : {},
    priceMin: min,
    priceMax: max,
    priceCurrency: currency,
    sort: words ? null : 'best_selling',
    page: 1,
    perPage: maxProducts,
  })
  return {
    products: await listCards(deps, answer.rows, language),
    total: answer.total,
    places: words
      ? placesFor(deps.listing, words, language)
      : sizes.map((size) => sizePlace(size, language)),
    understoodAs: answer.understoodAs && textIn(answer.understoodAs, language),
    nearestOnly: answer.nearestOnly,
  }
}

function sizePlace(size: string, language: LanguageCode) {
  const title = textIn(allWords.size_named, language).replace('{size}', size)
  return { title, path: `/product-list?size=${size}` }
}

/** Types, collections and categories that have a word beginning with each of those typed, or one of its synonyms. */
function placesFor(
  { groups: { type, collection, category }, rules }: Pick<ListingIndex, 'groups' | 'rules'>,
  q: string,
  language: LanguageCode,
) {
  const typed = searchWords(q).map((start) => ({
    start,
    related: new Set(
      rules.search.relatedTo(start, { begins: true }).map(({ word }) => meaningOf(word)),
    ),
  }))
  const answers = ({ title }: CatalogGroup) => {
    const words = indexWords(`${title.en} ${title.ar}`)
    return typed.every(({ start, related }) =>
      words.some((word) => word.startsWith(start) || related.has(meaningOf(word))),
    )
  }
  const place = ({ title }: CatalogGroup, path: string) => ({
    title: textIn(title, language),
    path,
  })
  return [
    ...[...type, ...collection]
      .filter(answers)
      .map((group) => place(group, `/product-list/${group.address}`)),
    ...category.filter(answers).map((group) => place(group, categoryPath(group))),
  ].slice(0, maxPlaces)
}
