import type { ListQuery } from '@rimal/contract/catalog'
import { type FacetName, facetNames, searchSorts } from '@rimal/contract/choices'

/** Everything that narrows a list is in its address, under the names that the API uses. */

/** Pieces are shown cumulatively; beyond this a filter helps more than another page. */
export const maxPages = 20

/** The id of the size filter for pieces that are sewn to measure. */
export const customSize = 'custom'

/** What the list of an address asks the API for, page apart; what makes no sense is left out. */
export function listQuery(params: URLSearchParams): Omit<ListQuery, 'language_code' | 'page'> {
  const facets = facetNames.flatMap((facet) => {
    const values = valuesOf(params, facet)
    return values.length > 0 ? [[facet, values.join(',')]] : []
  })
  const sort = searchSorts.find((known) => known === params.get('sort'))
  return { ...Object.fromEntries(facets), ...definedPrices(params), ...(sort ? { sort } : {}) }
}

/** The part of an address after the path; commas stay readable. */
export function searchOf(params: URLSearchParams): string {
  const text = params.toString().replaceAll('%2C', ',')
  return text ? `?${text}` : ''
}

/** Whether an address names a page that no list shows. */
export function isPastMaxPages(params: URLSearchParams): boolean {
  return Number(params.get('page')) > maxPages
}

export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), maxPages) : 1
}

export function valuesOf(params: URLSearchParams, facet: FacetName): string[] {
  const values = (params.get(facet) ?? '').split(',')
  return [...new Set(values.filter((value) => /^[a-z0-9_-]{1,80}$/.test(value)))]
}

/** Minor units; undefined where she has set no bound. */
export function priceOf(params: URLSearchParams): { min?: number; max?: number } {
  return { min: amountOf(params.get('price_min')), max: amountOf(params.get('price_max')) }
}

export function isFiltered(params: URLSearchParams): boolean {
  return countFilters(params) > 0
}

export function countFilters(params: URLSearchParams): number {
  const chosen = facetNames.reduce((sum, facet) => sum + valuesOf(params, facet).length, 0)
  return chosen + (Object.keys(definedPrices(params)).length > 0 ? 1 : 0)
}

export function withValue(params: URLSearchParams, facet: FacetName, value: string) {
  const values = valuesOf(params, facet)
  const next = values.includes(value)
    ? values.filter((other) => other !== value)
    : [...values, value]
  return withValues(params, facet, next)
}

export function withValues(params: URLSearchParams, facet: FacetName, values: string[]) {
  return changed(params, { [facet]: values.join(',') })
}

export function withPrice(params: URLSearchParams, price: { min?: number; max?: number }) {
  return changed(params, {
    price_min: price.min === undefined ? '' : String(price.min),
    price_max: price.max === undefined ? '' : String(price.max),
  })
}

export function withSort(params: URLSearchParams, sort: string) {
  return changed(params, { sort })
}

export function withPage(params: URLSearchParams, page: number) {
  return changed(params, { page: String(page) })
}

export function withoutFilters(params: URLSearchParams) {
  const none = [...facetNames, 'price_min', 'price_max'].map((name) => [name, ''])
  return changed(params, Object.fromEntries(none))
}

/** Any change but the page itself starts at the first page again. */
function changed(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

function definedPrices(params: URLSearchParams): { price_min?: number; price_max?: number } {
  const { min, max } = priceOf(params)
  return {
    ...(min === undefined ? {} : { price_min: min }),
    ...(max === undefined ? {} : { price_max: max }),
  }
}

function amountOf(text: string | null): number | undefined {
  if (text === null || !/^\d{1,9}$/.test(text)) return undefined
  return Math.min(Number(text), 100_000_000)
}
