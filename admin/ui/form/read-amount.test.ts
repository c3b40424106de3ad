import { expect, test } from 'vitest'
import { amountText, readAmount, readCount } from './read-amount.ts'

test.each([
  ['729', 'AED', 72_900],
  ['729.5', 'AED', 72_950],
  ['1,234.50', 'AED', 123_450],
  ['1,500', 'AED', 150_000],
  ['12,5', 'AED', 1_250],
  ['٧٢٩٫٥٠', 'AED', 72_950],
  ['۱٬۲۳۴', 'AED', 123_400],
  ['1.234', 'KWD', 1_234],
  ['12,345', 'KWD', 12_345_000],
  [' 10 ', 'AED', 1_000],
  ['', 'AED', null],
  ['1.234', 'AED', undefined],
  ['-5', 'AED', undefined],
  ['abc', 'AED', undefined],
  ['1.2.3', 'AED', undefined],
])('the amount %s in %s is %s minor units', (typed, currency, expected) => {
  expect(readAmount(typed, currency)).toBe(expected)
})

test('an amount is written with the decimals of its currency', () => {
  expect(amountText(72_900, 'AED')).toBe('729.00')
  expect(amountText(1_234, 'KWD')).toBe('1.234')
  expect(amountText(null, 'AED')).toBe('')
})

test.each([
  ['12', 12],
  ['١٢', 12],
  ['+5', 5],
  ['−3', -3],
  ['1,200', 1200],
  ['', null],
  ['1.5', undefined],
  ['five', undefined],
])('the count %s is %s', (typed, expected) => {
  expect(readCount(typed)).toBe(expected)
})
