import { expect, test } from 'vitest'
import { amountText } from './amount-text.ts'

test.each([
  [119048, 'AED', '1,190.48'],
  [100, 'AED', '1.00'],
  [-8900, 'AED', '−89.00'],
  [1234567, 'KWD', '1,234.567'],
])('%d minor units of %s are written %s', (minor, currency, text) => {
  expect(amountText(minor, currency)).toBe(text)
})
