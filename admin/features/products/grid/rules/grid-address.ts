import { maxExcept } from '@rimal/contract/limits'

/** The grid takes at most this many products. */
export const maxGridProducts = 200

/** The address of the grid for products by their ids. */
export function gridOfIds(ids: readonly string[]): string {
  return `/products/grid?ids=${ids.join(',')}`
}

/** The address of the grid for what a list of products shows, without some of it. */
export function gridOfFilter(
  filter: Readonly<Record<string, string | boolean | undefined>>,
  except: readonly string[],
): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  // Commas stay readable.
  const left = except.length > 0 ? [`except=${except.join(',')}`] : []
  return `/products/grid?${[...(search.size > 0 ? [String(search)] : []), ...left].join('&')}`
}

/** The ids of an address: well formed, each once. */
export function readIds(text: string | null, max: number = maxGridProducts): string[] {
  const ids = (text ?? '').split(',').filter((id) => /^[a-z0-9_-]{1,80}$/.test(id))
  return [...new Set(ids)].slice(0, max)
}

export function readExcept(text: string | null): ReadonlySet<string> {
  return new Set(readIds(text, maxExcept))
}
