import { expect, test } from 'vitest'
import { type PriceEnd, readPrice, withTyped } from './typed-price.ts'

test.each([
  ['400', 400],
  [' 400 ', 400],
  ['400.5', 400.5],
  ['400,5', 400.5],
  ['400.', 400],
  ['400.555', 400.56],
  ['1,500', 1500],
  ['1,500.25', 1500.25],
  ['٤٠٠٫٥', 400.5],
  ['١٬٥٠٠', 1500],
  ['AED 400', 400],
  ['400 د.إ', 400],
  ['د.إ 400', 400],
  ['-5', -5],
])('%j typed for a price is %d', (text, amount) => {
  expect(readPrice(text, 2)).toBe(amount)
})

test.each(['', ' ', 'abc', '1.2.3', '1-2', '.'])('%j is no price', (text) => {
  expect(readPrice(text, 2)).toBeUndefined()
})

const limits = { from: { min: 190, max: 1495 }, to: { min: 195, max: 1500 } }

test.each<[PriceEnd, number, [number, number], boolean]>([
  ['from', 400.5, [400.5, 600], false],
  ['from', 1000, [600, 1000], false],
  ['from', 7000, [600, 1495], true],
  ['from', 100, [190, 600], true],
  ['to', 0, [195, 300], true],
  ['to', 900, [300, 900], false],
  ['to', 9000, [300, 1500], true],
])('%s typed as %d between 300 and 600', (end, amount, [from, to], beyond) => {
  const span = { from: 300, to: 600 }
  expect(withTyped(span, { end, amount }, limits)).toEqual({ span: { from, to }, beyond })
})
