import type { ListQuery } from '@rimal/contract/catalog'
import { type FacetName, facetNames, searchSorts } from '@rimal/contract/choices'
import { currencies } from '@rimal/contract/money'

/** Everything that narrows a list is in its address, under the names that the API uses. */

/**
 * Products of all pages so far are shown together; beyond this number of pages a filter helps more than another
 * page.
 */
export const maxPages = 20

/** The id of the size filter for products that are made to measure. */
export const customSize = 'custom'

/** Minor units of the currency, which is absent for the shop's own. */
export type PriceBounds = { min?: number; max?: number; currency?: string | undefined }

/** Returns the query that the address of a list stands for, without the page; invalid values are left out. */
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

/** Minor units of the currency of the bounds; undefined where no bound is set. */
export function priceOf(params: URLSearchParams): { min?: number; max?: number } {
  return { min: amountOf(params.get('price_min')), max: amountOf(params.get('price_max')) }
}

/** The currency of the bounds; undefined for the shop's own. */
export function priceCurrencyOf(params: URLSearchParams): ListQuery['price_currency'] {
  return currencies.find((known) => known === params.get('price_currency'))
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

export function withPrice(params: URLSearchParams, price: PriceBounds) {
  const { min, max, currency = '' } = price
  return changed(params, {
    price_min: min === undefined ? '' : String(min),
    price_max: max === undefined ? '' : String(max),
    price_currency: min === undefined && max === undefined ? '' : currency,
  })
}

export function withSort(params: URLSearchParams, sort: string) {
  return changed(params, { sort })
}

export function withPage(params: URLSearchParams, page: number) {
  return changed(params, { page: String(page) })
}

export function withoutFilters(params: URLSearchParams) {
  const none = [...facetNames, 'price_min', 'price_max', 'price_currency'].map((name) => [name, ''])
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

function definedPrices(
  params: URLSearchParams,
): Pick<ListQuery, 'price_min' | 'price_max' | 'price_currency'> {
  const { min, max } = priceOf(params)
  if (min === undefined && max === undefined) return {}
  const currency = priceCurrencyOf(params)
  return {
    ...(min === undefined ? {} : { price_min: min }),
    ...(max === undefined ? {} : { price_max: max }),
    ...(currency && { price_currency: currency }),
  }
}

function amountOf(text: string | null): number | undefined {
  if (text === null || !/^\d{1,9}$/.test(text)) return undefined
  return Math.min(Number(text), 100_000_000)
}
