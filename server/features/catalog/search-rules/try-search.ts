import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { ResultOf } from '@rimal/contract/endpoint'
import type { searchRulesApi } from '@rimal/contract/staff/search-rules'
import { searchWords } from '@rimal/contract/text/normalise-text'
import type { Deps } from '../../../deps.ts'
import { filtersNamed } from '../filters-named.ts'
import { listNamedProducts } from '../named-products/list-named-products.ts'

const maxShown = 12

/** Returns what the search of the shop finds now, as a shopper would, with the rules of staff that had a part in it. */
export async function trySearch(
  deps: Pick<Deps, 'db' | 'listing'>,
  q: string,
  language: LanguageCode,
): Promise<ResultOf<typeof searchRulesApi.trySearch>> {
  const { listing } = deps
  const { search } = listing.rules
  const { words, sizes, min, max } = await filtersNamed(deps, { q })
  const { rows, total, understoodAs, nearestOnly } = listing.page({
    q: words,
    chosen: sizes.length > 0 ? { size: sizes } : {},
    priceMin: min,
    priceMax: max,
    sort: words.trim() ? null : 'newest',
    page: 1,
    perPage: maxShown,
  })
  const pinned = new Set(search.pinnedFor(words))
  const products = await listNamedProducts(
    deps.db,
    rows.map(({ productId }) => productId),
    language,
  )
  return {
    total,
    products: products.map((product) => ({ ...product, isPinned: pinned.has(product.id) })),
    synonyms: searchWords(words).flatMap((word) => {
      const finds = search.relatedTo(word, { begins: false }).map((related) => related.word)
      return finds.length > 0 ? [{ word, finds }] : []
    }),
    understoodAs: understoodAs && textIn(understoodAs, language),
    nearestOnly,
  }
}
