import type { StockRow } from '@rimal/contract/staff/stock'
import { expect, test } from 'vitest'
import {
  countOne,
  countedAs,
  linesAfterSave,
  nameLine,
  refusedSkus,
  removeLine,
  setCounted,
} from './stock-take.ts'

const rowOf = (sku: string): StockRow => ({
  sku,
  barcode: null,
  onHand: 4,
  reserved: 1,
  available: 3,
  productId: 'noor',
  productName: 'Noor',
  colorName: 'Black',
  size: 54,
  picture: null,
  madeToOrder: false,
  sold: 0,
})

test('a SKU that is scanned again counts one more, and comes first', () => {
  const lines = ['A', 'B', 'A'].reduce(countOne, [])
  expect(lines).toEqual([
    { sku: 'A', counted: 2, row: null },
    { sku: 'B', counted: 1, row: null },
  ])
})

test('units that were counted under another spelling are added up', () => {
  const named = nameLine(countOne([], 'NOOR-54'), 'NOOR-54', rowOf('NOOR-54'))
  const typed = countOne(countOne(named, 'noor-54'), 'noor-54')
  expect(nameLine(typed, 'noor-54', rowOf('NOOR-54'))).toEqual([
    { sku: 'NOOR-54', counted: 3, row: rowOf('NOOR-54') },
  ])
})

test('a scanned barcode counts the variant that has it, before one that has it as its SKU', () => {
  const own = { ...rowOf('B'), barcode: 'A' }
  const lines = ['A', 'B'].reduce(countOne, [])
  expect(countedAs(lines, 'A')).toBe('A')
  expect(countedAs(nameLine(lines, 'B', own), 'A')).toBe('B')
  expect(countedAs(lines, 'C')).toBeUndefined()
})

test('an answer for a line that was removed meanwhile changes nothing', () => {
  const lines = removeLine(countOne(countOne([], 'B'), 'A'), 'A')
  expect(nameLine(lines, 'A', rowOf('A'))).toEqual(lines)
})

test('a count can be corrected', () => {
  expect(setCounted(countOne([], 'A'), 'A', 12)).toEqual([{ sku: 'A', counted: 12, row: null }])
})

const skusOf = (...skus: string[]) => skus.reduce(countOne, [])

test('saved lines are removed, and what was scanned meanwhile stays with its whole count', () => {
  const sent = skusOf('A', 'A', 'B')
  expect(linesAfterSave(sent, sent)).toEqual([])
  // The next save sets the stock of A to 3, not to the one unit that was scanned last.
  expect(linesAfterSave(countOne(countOne(sent, 'A'), 'C'), sent)).toEqual([
    { sku: 'C', counted: 1, row: null },
    { sku: 'A', counted: 3, row: null },
  ])
})

test('a saved line stays for units that are just being added in another spelling', () => {
  const sent = skusOf('NOOR-54', 'NOOR-54')
  const left = linesAfterSave(countOne(sent, 'noor-54'), sent)
  expect(nameLine(left, 'noor-54', rowOf('NOOR-54'))).toEqual([
    { sku: 'NOOR-54', counted: 3, row: rowOf('NOOR-54') },
  ])
})

test('a refusal names the SKUs that were sent', () => {
  expect(refusedSkus({ 'counts.1.counted': 'below_reserved' }, ['A', 'B'])).toEqual(new Set(['B']))
  expect(refusedSkus({}, ['A'])).toEqual(new Set())
})
