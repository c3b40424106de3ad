import type { FacetValue, ProductList } from '@rimal/contract/catalog'
import { type FacetName, facetNames } from '@rimal/contract/choices'
import type { Words } from '../../../i18n/words.tsx'
import { priceRange } from './price-range.ts'
import { customSize, priceCurrencyOf, priceOf, withPrice, withValue } from '../list-address.ts'

export type ChosenFilter = {
  key: string
  name: string
  /** The name of the button that removes it. */
  removal: string
  /** The address without it. */
  without: (params: URLSearchParams) => URLSearchParams
}

/** What narrows the list now, in the order of the panel, each with its name in the language of the page. */
export function chosenFilters(input: {
  list: ProductList
  params: URLSearchParams
  words: Words
  /** The shop's own, of bounds whose currency the address does not name. */
  currency: string
}): ChosenFilter[] {
  const { list, params, words, currency } = input
  const { min, max } = priceOf(params)
  const range = priceRange(words, priceCurrencyOf(params) ?? currency, { min, max })
  const price: ChosenFilter = {
    key: 'price',
    name: range,
    removal: words.t('price_remove', { range }),
    without: (from) => withPrice(from, {}),
  }
  const values = facetNames.flatMap((facet) =>
    (list.facets[facet] ?? [])
      .filter((value) => value.chosen)
      .map((value) => {
        const name = chipName(words, facet, value)
        return {
          key: `${facet}-${value.id}`,
          name,
          removal: words.t('filter_remove', { name }),
          without: (from: URLSearchParams) => withValue(from, facet, value.id),
        }
      }),
  )
  return min === undefined && max === undefined ? values : [...values, price]
}

/** A value as it reads inside its own group. */
export function valueName({ t }: Words, facet: FacetName, value: FacetValue): string {
  return facet === 'size' && value.id === customSize ? t('facet_custom_size') : value.title
}

/** A value as it reads alone: a number needs to say that it is a size. */
function chipName(words: Words, facet: FacetName, value: FacetValue): string {
  if (facet !== 'size' || value.id === customSize) return valueName(words, facet, value)
  return words.t('size_named', { size: value.id })
}
