import { formatDay, isDay } from '@rimal/contract/dates'
import type { Words } from '../../../words.tsx'
import type { ListFilter } from './list-filter.ts'

const firstDay = '1900-01-01'

/** The day that a text says; empty for what is no day, and for the years that a half-typed date has. */
export function dayIn(text: string | null): string {
  return text !== null && isDay(text) && text >= firstDay ? text : ''
}

/** The days that the address chooses, as the part of the query that they are. */
export function daysIn(address: { get: (name: string) => string | null }): {
  dayFrom?: string
  dayUntil?: string
} {
  const [dayFrom, dayUntil] = [dayIn(address.get('dayFrom')), dayIn(address.get('dayUntil'))]
  return { ...(dayFrom ? { dayFrom } : {}), ...(dayUntil ? { dayUntil } : {}) }
}

/** The filters of the first and the last day, as the address has them, and the part of the query that they are. */
export function dayFilters(
  address: { get: (name: string) => string | null },
  { t, language }: Words,
): { filters: ListFilter[]; query: { dayFrom?: string; dayUntil?: string } } {
  const query = daysIn(address)
  const filter = (name: 'dayFrom' | 'dayUntil', title: string): ListFilter => ({
    name,
    title,
    value: query[name] ?? '',
    choices: [],
    every: '',
    isDay: true,
    ...(query[name] ? { label: formatDay(query[name], language, { year: true }) } : {}),
  })
  return {
    filters: [filter('dayFrom', t('list_from')), filter('dayUntil', t('list_until'))],
    query,
  }
}
