import { pricesNamed } from '@rimal/contract/text/prices-named'
import { sizesNamed } from '@rimal/contract/text/sizes-named'
import {
  priceCurrencyOf,
  priceOf,
  searchOf,
  valuesOf,
  withPrice,
  withValues,
} from '../catalog/list-address.ts'

export function searchPath(words: string): string {
  return `/search?q=${encodeURIComponent(words.trim())}`
}

/**
 * Where sizes and prices named among the words stand as filters, to be seen and removed; null where none
 * is. The amounts are of the currency that the shopper reads, else of the shop's own.
 */
export function pathWithFilters(
  params: URLSearchParams,
  currencies: { own: string; there?: string | undefined },
): string | null {
  const { own, there: currency = own } = currencies
  const q = params.get('q') ?? ''
  const { words: withoutPrices, ...prices } = pricesNamed(q, currency)
  const { words, sizes } = sizesNamed(withoutPrices)
  if (words === q) return null
  const hasPrices = Object.keys(prices).length > 0
  const isSame = (priceCurrencyOf(params) ?? own) === currency
  const bounds = { ...(isSame && priceOf(params)), ...prices }
  let next = hasPrices
    ? withPrice(params, { ...bounds, ...(currency !== own && { currency }) })
    : new URLSearchParams(params)
  if (sizes.length > 0) {
    next = withValues(next, 'size', [...new Set([...valuesOf(params, 'size'), ...sizes])])
  }
  if (words) next.set('q', words)
  else next.delete('q')
  return `${words ? '/search' : '/product-list'}${searchOf(next)}`
}
