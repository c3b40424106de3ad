import type { FacetValue, ProductList } from '@rimal/contract/catalog'
import { type FacetName, facetNames } from '@rimal/contract/choices'
import type { Words } from '../../../i18n/words.tsx'
import { priceRange } from './price-range.ts'
import { customSize, priceOf, withPrice, withValue } from '../list-address.ts'

export type ChosenFilter = {
  key: string
  name: string
  /** The address without it. */
  without: (params: URLSearchParams) => URLSearchParams
}

/** What narrows the list now, in the order of the panel, each with its name in her language. */
export function chosenFilters(input: {
  list: ProductList
  params: URLSearchParams
  words: Words
  currency: string
}): ChosenFilter[] {
  const { list, params, words, currency } = input
  const { min, max } = priceOf(params)
  const price: ChosenFilter = {
    key: 'price',
    name: priceRange(words, currency, { min, max }),
    without: (from) => withPrice(from, {}),
  }
  const values = facetNames.flatMap((facet) =>
    (list.facets[facet] ?? [])
      .filter((value) => value.chosen)
      .map((value) => ({
        key: `${facet}-${value.id}`,
        name: chipName(words, facet, value),
        without: (from: URLSearchParams) => withValue(from, facet, value.id),
      })),
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
