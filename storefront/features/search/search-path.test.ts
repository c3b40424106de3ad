import { expect, test } from 'vitest'
import { pathWithFilters } from './search-path.ts'

test.each([
  ['q=56', '/product-list?size=56'],
  ['q=noor+56&sort=rating&page=3', '/search?q=noor&sort=rating&size=56'],
  ['q=noor+56&size=58', '/search?q=noor&size=58,56'],
  ['q=under+500', '/product-list?price_max=50000'],
  ['q=أقل من ٥٠٠', '/product-list?price_max=50000'],
  ['q=noor+56+under+500&page=2', '/search?q=noor&price_max=50000&size=56'],
  ['q=silk+over+900&price_max=200000', '/search?q=silk&price_max=200000&price_min=90000'],
  ['q=noor&size=58', null],
  ['', null],
])('%s leads to %s', (params, path) => {
  expect(pathWithFilters(new URLSearchParams(params), { own: 'AED' })).toBe(path)
})

test.each([
  ['q=under+500', '/product-list?price_max=50000&price_currency=SAR'],
  ['q=noor+56', '/search?q=noor&size=56'],
  [
    'q=over+900&price_max=200000&price_currency=SAR',
    '/product-list?price_max=200000&price_currency=SAR&price_min=90000',
  ],
  // Bounds of two currencies would not be a range.
  ['q=over+900&price_max=200000', '/product-list?price_min=90000&price_currency=SAR'],
])('for a shopper who reads riyals %s leads to %s', (params, path) => {
  const currencies = { own: 'AED', there: 'SAR' }
  expect(pathWithFilters(new URLSearchParams(params), currencies)).toBe(path)
})
