import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countFilters,
  isFiltered,
  listQuery,
  pageOf,
  searchOf,
  withoutFilters,
  withPage,
  withPrice,
  withSort,
  withValue,
} from './list-address.ts'

const at = (search: string) => new URLSearchParams(search)

test.each([
  ['size=56,custom&color=black', { size: '56,custom', color: 'black' }],
  ['size=56,56,,58', { size: '56,58' }],
  ['size=<script>&color=black', { color: 'black' }],
  ['price_min=60000&price_max=abc', { price_min: 60000 }],
  ['price_max=999999999', { price_max: 100_000_000 }],
  ['price_max=61000&price_currency=SAR', { price_max: 61_000, price_currency: 'SAR' }],
  ['price_max=61000&price_currency=riyal', { price_max: 61_000 }],
  ['price_currency=SAR', {}],
  ['sort=price_up', { sort: 'price_up' }],
  ['sort=loudest&unknown=1', {}],
])('the address %s asks for what it says and nothing else', (search, query) => {
  expect(listQuery(at(search))).toEqual(query)
})

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=-4', 1],
  ['page=2.5', 1],
  ['page=999', 20],
])('the address %s shows the first %i pages', (search, pages) => {
  expect(pageOf(at(search))).toBe(pages)
})

test('choosing a value twice is as if it had never been chosen', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom('50', '52', '54', 'custom')), (values) => {
      const start = at(values.length > 0 ? `size=${values.join(',')}` : '')
      const back = withValue(withValue(start, 'size', '56'), 'size', '56')
      expect(searchOf(back)).toBe(searchOf(start))
    }),
  )
})

test('a changed filter or sort order starts at the first page again, with the same search words', () => {
  const start = at('q=noor&page=3&size=56')
  expect(searchOf(withValue(start, 'color', 'black'))).toBe('?q=noor&size=56&color=black')
  expect(searchOf(withSort(start, 'rating'))).toBe('?q=noor&size=56&sort=rating')
  expect(searchOf(withoutFilters(start))).toBe('?q=noor')
})

test('showing more products changes nothing else in the address', () => {
  expect(searchOf(withPage(at('size=56&sort=rating'), 2))).toBe('?size=56&sort=rating&page=2')
})

test('both bounds of the price count as one filter', () => {
  const priced = withPrice(at('size=56,58'), { min: 60000, max: 90000 })
  expect(countFilters(priced)).toBe(3)
  expect(isFiltered(withPrice(at(''), {}))).toBe(false)
})

test('bounds stand with their currency, and leave with it', () => {
  const priced = withPrice(at('size=56'), { max: 61_000, currency: 'SAR' })
  expect(searchOf(priced)).toBe('?size=56&price_max=61000&price_currency=SAR')
  expect(searchOf(withPrice(priced, { max: 60_000 }))).toBe('?size=56&price_max=60000')
  expect(searchOf(withPrice(priced, { currency: 'SAR' }))).toBe('?size=56')
  expect(searchOf(withoutFilters(priced))).toBe('')
})
