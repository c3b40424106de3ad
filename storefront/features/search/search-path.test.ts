import { expect, test } from 'vitest'
import { pathWithSizes } from './search-path.ts'

test.each([
  ['q=56', '/product-list?size=56'],
  ['q=noor+56&sort=rating&page=3', '/search?q=noor&sort=rating&size=56'],
  ['q=noor+56&size=58', '/search?q=noor&size=58,56'],
  ['q=noor&size=58', null],
  ['', null],
])('%s leads to %s', (params, path) => {
  expect(pathWithSizes(new URLSearchParams(params))).toBe(path)
})
