import { expect, test } from 'vitest'
import { normaliseTaxNumber } from './tax-number.ts'

test.each([
  ['100000000000003', '100000000000003'],
  ['100 0000 0000 0003', '100000000000003'],
  ['TRN 100-0000-0000-0003', '100000000000003'],
  ['١٠٠٠٠٠٠٠٠٠٠٠٠٠٣', '100000000000003'],
  ['10000000000000', undefined],
  ['1000000000000033', undefined],
  ['none', undefined],
  ['', undefined],
])('%j is normalised to %s', (text, number) => {
  expect(normaliseTaxNumber(text)).toBe(number)
})
