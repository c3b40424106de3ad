import type { FacetValue, ListQuery, ProductList } from '@rimal/contract/catalog'
import {
  type FacetName,
  facetNames,
  type SearchSort,
  type Sort,
  sorts,
} from '@rimal/contract/choices'
import { type LanguageCode, type Text, textIn } from '@rimal/contract/language'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { describeList } from './describe-list.ts'
import type { ListingIndex } from './listing-index.ts'
import { nameById } from './name-by-id.ts'
import { listCards, withoutTag } from './cards/list-cards.ts'
import { filtersNamed } from './filters-named.ts'
import type { ListingAnswer } from './listing/listing-query.ts'
import { allWords } from '@rimal/contract/words/all-words'
import { type CatalogGroups, sizeValues } from './listing/product-facts.ts'

const defaultPerPage = 24

/** A page of a collection, type, category or search, with what a filter panel shows. */
export async function listProducts(
  deps: Pick<Deps, 'db' | 'listing'>,
  asked: ListQuery,
  language: LanguageCode,
): Promise<ProductList> {
  const query = await nameById(deps, asked)
  const { listing } = deps
  const { scope, slug, q } = query
  const heading = describeList(listing, { scope, slug, q }, language)
  if (!heading) throw new ShopError('not_found')

  const { words, sizes, min, max, currency } = await filtersNamed(deps, query)
  const chosen = chosenIn(query)
  if (sizes.length > 0) chosen.size = [...new Set([...(chosen.size ?? []), ...sizes])]
  const page = query.page ?? 1
  const perPage = query.per_page ?? defaultPerPage
  const ownSort = ownSortOf(listing, query, words)
  const sort = sortOf(query, ownSort)
  const answer = listing.query({
    scope,
    slug,
    q: words,
    chosen,
    priceMin: narrower(Math.max, min, query.price_min),
    priceMax: narrower(Math.min, max, query.price_max),
    priceCurrency: currency,
    sort,
    page,
    perPage,
  })
  return {
    ...heading,
    products: withoutTag(await listCards(deps, answer.rows, language), scope),
    total: answer.total,
    page,
    pages: Math.max(1, Math.ceil(answer.total / perPage)),
    sort: sort ?? ownSort ?? 'newest',
    sorts: [...(ownSort ? [ownSort] : []), ...sorts],
    facets: facetsOf(deps, { answer, chosen, language }),
    price: answer.price,
    otherPrices: [...answer.otherPrices].map(([other, range]) => ({ currency: other, ...range })),
    understoodAs: answer.understoodAs && textIn(answer.understoodAs, language),
    nearestOnly: answer.nearestOnly,
  }
}

/** Returns the narrower of the bound in the search words and the bound of the filter, if there are both. */
function narrower(
  choose: (...bounds: number[]) => number,
  ...bounds: (number | undefined)[]
): number | undefined {
  const given = bounds.filter((bound) => bound !== undefined)
  return given.length > 0 ? choose(...given) : undefined
}

/** The order that is the list's own and its default: that of a search, or the one that staff set by hand. */
function ownSortOf(
  { rules }: ListingIndex,
  { scope = '' }: ListQuery,
  words: string,
): 'relevance' | 'featured' | null {
  if (words.trim()) return 'relevance'
  return rules.handOrders.has(scope) ? 'featured' : null
}

/** Null for the list's own order. */
function sortOf({ sort: asked, scope }: ListQuery, own: SearchSort | null): Sort | null {
  const sort = sorts.find((known) => known === asked)
  if (sort) return sort
  if (own) return null
  return scope === 'best_seller' ? 'best_selling' : 'newest'
}

type Chosen = Partial<Record<FacetName, string[]>>

function chosenIn(query: ListQuery): Chosen {
  const chosen: Chosen = {}
  for (const facet of facetNames) {
    const values = (query[facet] ?? '').split(',').filter(Boolean)
    if (values.length > 0) chosen[facet] = [...new Set(values)]
  }
  return chosen
}

/** The values that the list has at all, with a count of 0 where other filters leave none. */
function facetsOf(
  { listing }: Pick<Deps, 'listing'>,
  shown: { answer: ListingAnswer; chosen: Chosen; language: LanguageCode },
): ProductList['facets'] {
  const { answer, chosen, language } = shown
  const valuesIn = (facet: FacetName): FacetValue[] =>
    valuesOf(listing.groups, facet).flatMap(({ id, title, colorCode }) => {
      const isChosen = chosen[facet]?.includes(id) ?? false
      if (!isChosen && !answer.offered[facet].get(id)) return []
      return [
        {
          id,
          title: textIn(title, language),
          count: answer.counts[facet].get(id) ?? 0,
          chosen: isChosen,
          ...(colorCode && { color_code: colorCode }),
        },
      ]
    })
  return Object.fromEntries(
    facetNames.map((facet) => [facet, valuesIn(facet)]),
  ) as ProductList['facets']
}

type Value = { id: string; title: Text; colorCode: string | null }

const ready: Value[] = [
  { id: 'now', title: { en: 'Ready to ship', ar: 'جاهزة للشحن' }, colorCode: null },
  { id: 'made_to_order', title: { en: 'Made to order', ar: 'تُخاط عند الطلب' }, colorCode: null },
]

const size: Value[] = sizeValues.map((id) => ({
  id,
  title: id === 'custom' ? allWords.facet_custom_size : { en: id, ar: id },
  colorCode: null,
}))

/** The values of a filter in the order in which they are shown. */
function valuesOf(groups: CatalogGroups, facet: FacetName): readonly Value[] {
  if (facet === 'size') return size
  return facet === 'ready' ? ready : groups[facet]
}
