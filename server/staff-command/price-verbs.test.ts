import { expect, test } from 'vitest'
import { readRows } from './price-verbs.ts'

test('rows of a spreadsheet are read, each by the decimals of its currency', () => {
  const csv =
    '\uFEFFproduct,currency,amount,before\r\nnoor,KWD,24.75,\r\n"maha",SAR,310,350.5\n\nhala;QAR;-\n'
  expect(readRows(csv)).toEqual([
    { product: 'noor', currency: 'KWD', price: 24_750 },
    { product: 'maha', currency: 'SAR', price: 310_00, compareAt: 350_50 },
    { product: 'hala', currency: 'QAR', price: null },
  ])
})

test.each([
  ['noor,SAR,24.755', 'row 1: 24.755 is no amount of SAR.'],
  ['noor,KWD,24.75\nmaha,KWD,many', 'row 2: many is no amount of KWD.'],
  ['noor,,24', 'row 1: 24 is no amount of ?.'],
  ['', 'There are no rows: product,currency,amount'],
])('%j is refused in words', (csv, sentence) => {
  expect(() => readRows(csv)).toThrow(sentence)
})
