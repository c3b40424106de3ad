import { sizesNamed } from '@rimal/contract/text/sizes-named'
import { searchOf, valuesOf, withValues } from '../catalog/list-address.ts'

export function searchPath(words: string): string {
  return `/search?q=${encodeURIComponent(words.trim())}`
}

/** Where sizes named among the words stand as a filter, to be seen and removed; null where none is. */
export function pathWithSizes(params: URLSearchParams): string | null {
  const { words, sizes } = sizesNamed(params.get('q') ?? '')
  if (sizes.length === 0) return null
  const next = withValues(params, 'size', [...new Set([...valuesOf(params, 'size'), ...sizes])])
  if (words) next.set('q', words)
  else next.delete('q')
  return `${words ? '/search' : '/product-list'}${searchOf(next)}`
}
