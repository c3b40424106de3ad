import { pricesNamed } from '@rimal/contract/text/prices-named'
import { sizesNamed } from '@rimal/contract/text/sizes-named'
import { priceOf, searchOf, valuesOf, withPrice, withValues } from '../catalog/list-address.ts'

export function searchPath(words: string): string {
  return `/search?q=${encodeURIComponent(words.trim())}`
}

/**
 * Where sizes and prices named among the words stand as filters, to be seen and removed; null where none
 * is. The amounts are of the shop's currency.
 */
export function pathWithFilters(params: URLSearchParams, currency: string): string | null {
  const q = params.get('q') ?? ''
  const { words: withoutPrices, ...prices } = pricesNamed(q, currency)
  const { words, sizes } = sizesNamed(withoutPrices)
  if (words === q) return null
  let next = withPrice(params, { ...priceOf(params), ...prices })
  if (sizes.length > 0) {
    next = withValues(next, 'size', [...new Set([...valuesOf(params, 'size'), ...sizes])])
  }
  if (words) next.set('q', words)
  else next.delete('q')
  return `${words ? '/search' : '/product-list'}${searchOf(next)}`
}
