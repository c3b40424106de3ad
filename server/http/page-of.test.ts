import { expect, test } from 'vitest'
import { pageFrom, positionOf, totalOf } from './page-of.ts'

const rows = Array.from({ length: 51 }, (_, n) => ({ id: `p${n}`, price: 100 - n }))
const positionIn = (row: (typeof rows)[number]) => ({ value: row.price, id: row.id })

test('a page has fifty rows and says where the next one begins', () => {
  const page = pageFrom(rows, { state: 'draft' }, positionIn)
  expect(page.rows).toHaveLength(50)
  const cursor = page.next ?? ''
  expect(positionOf({ state: 'draft', cursor })).toEqual({ value: 51, id: 'p49' })
})

test('the last page has no next one', () => {
  expect(pageFrom(rows.slice(0, 50), {}, positionIn).next).toBeNull()
  expect(pageFrom([], {}, positionIn)).toEqual({ rows: [], next: null })
})

test('a cursor of other filters, or of nobody, begins the list anew', () => {
  const cursor = pageFrom(rows, { state: 'draft' }, positionIn).next ?? ''
  expect(positionOf({ state: 'published', cursor })).toBeUndefined()
  expect(positionOf({ state: 'draft', q: 'noor', cursor })).toBeUndefined()
  expect(positionOf({ state: 'draft', language_code: 'arb', cursor })).toBeDefined()
  expect(positionOf({ cursor: 'bm90IGpzb24' })).toBeUndefined()
})

test('a total is exact up to a thousand', () => {
  expect(totalOf(1000)).toEqual({ count: 1000, exact: true })
  expect(totalOf(1001)).toEqual({ count: 1000, exact: false })
})
