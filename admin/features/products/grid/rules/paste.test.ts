import { expect, test } from 'vitest'
import {
  copiedCell,
  fillDown,
  type GridRow,
  parsePasted,
  placePasted,
  type Range,
} from './paste.ts'

test.each([
  ['729', [['729']]],
  ['729\n', [['729']]],
  [
    '1\t2\r\n3\t4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['1\n\n3', [['1'], [''], ['3']]],
  ['\t2', [['', '2']]],
  ['a\t\n', [['a', '']]],
  ['"two\nlines"\t"say ""yes"""', [['two\nlines', 'say "yes"']]],
  ['"open', [['"open']]],
  ['12" sleeve', [['12" sleeve']]],
  ['', [['']]],
])('%j is pasted as %j', (text, cells) => {
  expect(parsePasted(text)).toEqual(cells)
})

test.each([
  ['12" sleeve', '12" sleeve'],
  ['"Noor"', '"""Noor"""'],
  ['two\nlines', '"two\nlines"'],
  ['a\t"b"', '"a\t""b"""'],
  ['"open', '"""open"'],
])('%j is copied as %j, and pasted as it was', (text, copied) => {
  expect(copiedCell(text)).toBe(copied)
  expect(parsePasted(`${copied}\t1`)).toEqual([[text, '1']])
})

const rows: GridRow[] = [
  { product: 'a', sku: null },
  { product: 'a', sku: 'A-54' },
  { product: 'a', sku: 'A-56' },
  { product: 'b', sku: null },
  { product: 'c', sku: null },
]
const columns = ['row', 'price', 'compare_at', 'state', 'lead_days', 'on_hand', 'weight'] as const
const sheet = { rows, columns, canWeigh: true }

const at = (row: number, column: number): Range => ({
  fromRow: row,
  toRow: row,
  fromColumn: column,
  toColumn: column,
})
const written = ({ typed, left }: ReturnType<typeof placePasted>) => ({
  typed: typed.map(({ product, cell: { column, sku }, text }) =>
    [sku ?? product, column, text].join(' '),
  ),
  left,
})

test('lines go to the products below, past the sizes that are open between them', () => {
  expect(written(placePasted([['1'], ['2'], ['3'], ['4']], at(0, 1), sheet))).toEqual({
    typed: ['a price 1', 'b price 2', 'c price 3'],
    left: 1,
  })
})

test('lines that begin at a size go to the sizes that are shown', () => {
  expect(
    written(
      placePasted(
        [
          ['7', '900'],
          ['8', '910'],
        ],
        at(1, 5),
        sheet,
      ),
    ),
  ).toEqual({
    typed: ['A-54 on_hand 7', 'A-54 weight 900', 'A-56 on_hand 8', 'A-56 weight 910'],
    left: 0,
  })
})

test('cells that are only read and columns that there are not are left', () => {
  expect(written(placePasted([['1', '2', 'x', '4', '5', '6', '7']], at(3, 1), sheet))).toEqual({
    typed: ['b price 1', 'b compare_at 2', 'b lead_days 4', 'b weight 6'],
    left: 3,
  })
  const noWeights = { ...sheet, canWeigh: false }
  expect(written(placePasted([['7', '900']], at(1, 5), noWeights)).left).toBe(1)
})

test('one pasted text fills the range, in the rows of the kind of its first one', () => {
  const range = { fromRow: 0, toRow: 3, fromColumn: 1, toColumn: 2 }
  expect(written(placePasted([['5']], range, sheet)).typed).toEqual([
    'a price 5',
    'a compare_at 5',
    'b price 5',
    'b compare_at 5',
  ])
})

test.each([
  ['the first row of a range', { ...at(0, 1), toRow: 4 }, ['b price < a', 'c price < a']],
  ['the row above', at(4, 1), ['c price < b']],
  ['the size above', at(2, 5), ['A-56 on_hand < A-54']],
  ['nothing above the first row', at(0, 1), []],
  ['nothing for a size above the first size', at(1, 5), []],
])('filling down copies %s', (_, range, filled) => {
  const cells = fillDown(range, sheet).map(
    ({ product, cell: { column, sku }, source }) =>
      `${sku ?? product} ${column} < ${source.cell.sku ?? source.product}`,
  )
  expect(cells).toEqual(filled)
})
