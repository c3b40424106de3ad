import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allocate,
  decimalsOf,
  formatMoney,
  fromDecimal,
  splitEvenly,
  toDecimalString,
} from './money.ts'

test.each([
  ['AED', 2],
  ['SAR', 2],
  ['QAR', 2],
  ['KWD', 3],
  ['BHD', 3],
  ['OMR', 3],
  ['JPY', 0],
])('%s has %i decimals', (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals)
})

test.each([
  [125_000, 'AED', 'AED\u00a01,250', '1,250\u00a0د.إ'],
  [31_250, 'AED', 'AED\u00a0312.50', '312.50\u00a0د.إ'],
  [9_557, 'AED', 'AED\u00a095.57', '95.57\u00a0د.إ'],
  [5, 'AED', 'AED\u00a00.05', '0.05\u00a0د.إ'],
  [0, 'AED', 'AED\u00a00', '0\u00a0د.إ'],
  [123_456_789_00, 'AED', 'AED\u00a0123,456,789', '123,456,789\u00a0د.إ'],
  [12_500, 'KWD', 'KWD\u00a012.500', '12.500\u00a0د.ك'],
  [12_000, 'KWD', 'KWD\u00a012', '12\u00a0د.ك'],
  [99_900, 'SAR', 'SAR\u00a0999', '999\u00a0ر.س'],
  [100_000, 'QAR', 'QAR\u00a01,000', '1,000\u00a0ر.ق'],
  [1_050, 'BHD', 'BHD\u00a01.050', '1.050\u00a0د.ب'],
  [7_001, 'OMR', 'OMR\u00a07.001', '7.001\u00a0ر.ع.'],
  [1_000, 'JPY', 'JPY\u00a01,000', '1,000\u00a0JPY'],
])('%i minor units of %s read %s and %s', (minor, currency, english, arabic) => {
  expect(formatMoney(minor, { currency, language: 'en' })).toBe(english)
  expect(formatMoney(minor, { currency, language: 'arb' })).toBe(arabic)
})

test('the minus is before the currency in English and to the left of the number in Arabic', () => {
  expect(formatMoney(-22_300, { currency: 'AED', language: 'en' })).toBe('−AED\u00a0223')
  expect(formatMoney(-22_300, { currency: 'AED', language: 'arb' })).toBe(
    '\u2066−223\u2069\u00a0د.إ',
  )
})

test('a price has Latin digits and no currency sign that most fonts lack', () => {
  fc.assert(
    fc.property(
      fc.maxSafeInteger(),
      fc.constantFrom('AED', 'SAR', 'OMR', 'KWD'),
      (minor, currency) => {
        for (const language of ['en', 'arb'] as const) {
          expect(formatMoney(minor, { currency, language })).not.toMatch(
            /[\u0660-\u0669\u20c0-\u20cf]/,
          )
        }
      },
    ),
  )
})

test.each([
  [125_000, 'AED', '1250.00'],
  [5, 'AED', '0.05'],
  [-5, 'AED', '-0.05'],
  [0, 'KWD', '0.000'],
  [1_250_500, 'KWD', '1250.500'],
  [1_000, 'JPY', '1000'],
])('%i of %s is %s for machines', (minor, currency, text) => {
  expect(toDecimalString(minor, currency)).toBe(text)
})

test('a decimal string reads back as the same amount', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom('AED', 'KWD', 'JPY'), (minor, currency) => {
      const text = toDecimalString(minor, currency)
      expect(Number(text.replace('.', ''))).toBe(minor === 0 ? 0 : minor)
      expect(text.split('.')[1]?.length ?? 0).toBe(decimalsOf(currency))
    }),
  )
})

test.each([1.5, Number.NaN, Infinity])('%d is no amount in minor units', (minor) => {
  expect(() => toDecimalString(minor, 'AED')).toThrow(RangeError)
  expect(() => formatMoney(minor, { currency: 'AED', language: 'en' })).toThrow(RangeError)
})

test.each([
  [125_000, 4, [31_250, 31_250, 31_250, 31_250]],
  [200_700, 4, [50_175, 50_175, 50_175, 50_175]],
  [10, 4, [3, 3, 2, 2]],
  [1, 4, [1, 0, 0, 0]],
  [0, 4, [0, 0, 0, 0]],
  [-10, 4, [-3, -3, -2, -2]],
])('%i in %i parts is %j', (minor, parts, expected) => {
  expect(splitEvenly(minor, parts)).toEqual(expected)
})

test('parts sum to the amount and differ by one minor unit at most, the larger first', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 24 }), (minor, count) => {
      const parts = splitEvenly(minor, count).map(BigInt)
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(BigInt(minor))
      const sizes = parts.map((part) => (part < 0n ? -part : part))
      const [first = 0n] = sizes
      const last = sizes.at(-1) ?? 0n
      expect(first - last === 0n || first - last === 1n).toBe(true)
    }),
  )
})

test.each([
  [22_300, [125_000, 98_000], [12_500, 9_800]],
  [100, [1, 1, 1], [34, 33, 33]],
  [2, [1, 3], [0, 2]],
  [2, [3, 1], [2, 0]],
  [5, [0, 7, 0], [0, 5, 0]],
  [0, [], []],
  [0, [0, 0], [0, 0]],
  [-7, [1, 1], [-4, -3]],
])('%i over the weights %j is %j', (minor, weights, expected) => {
  expect(allocate(minor, weights)).toEqual(expected)
})

test.each([[[]], [[0, 0]], [[-1, 2]], [[0.5, 1]]])(
  'an amount cannot go to the weights %j',
  (weights) => {
    expect(() => allocate(1, weights)).toThrow(RangeError)
  },
)

const amount = fc.integer({ min: 0, max: 10 ** 12 })
const weights = fc
  .array(amount, { minLength: 1, maxLength: 50 })
  .filter((list) => list.some(Boolean))

test('shares sum exactly and lie within one minor unit of the exact proportion', () => {
  fc.assert(
    fc.property(amount, weights, (minor, list) => {
      const shares = allocate(minor, list)
      const total = list.reduce((sum, weight) => sum + BigInt(weight), 0n)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(minor)
      shares.forEach((share, index) => {
        const off = BigInt(share) * total - BigInt(minor) * BigInt(list[index] ?? 0)
        expect(off < total && -off < total).toBe(true)
      })
    }),
  )
})

test('the share of a weight does not depend on its position in the list', () => {
  fc.assert(
    fc.property(amount, weights, (minor, list) => {
      const pairs = (order: number[]) =>
        allocate(minor, order)
          .map((share, index) => `${order[index]}:${share}`)
          .toSorted()
      expect(pairs(list.toReversed())).toEqual(pairs(list))
    }),
  )
})

test.each([
  ['1250.00', 'AED', 125_000],
  ['100', 'AED', 10_000],
  [105.1, 'AED', 10_510],
  [0.3, 'KWD', 300],
  ['12.5', 'BHD', 12_500],
  ['50.420', 'AED', 5042],
  ['-0.05', 'AED', -5],
  [1000, 'JPY', 1000],
])('%s %s read from a machine is %i', (text, currency, minor) => {
  expect(fromDecimal(text, currency)).toBe(minor)
})

test.each([
  ['0.005', 'AED'],
  ['12.3456', 'KWD'],
  ['1.5', 'JPY'],
  ['', 'AED'],
  ['1,250.00', 'AED'],
  ['١٢', 'AED'],
  [Number.NaN, 'AED'],
  [1e21, 'AED'],
])('%s is no amount of %s', (text, currency) => {
  expect(() => fromDecimal(text, currency)).toThrow(RangeError)
})

test('an amount written for machines is read back unchanged, as text and as number', () => {
  const amounts = fc.record({
    minor: fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }),
    currency: fc.constantFrom('AED', 'SAR', 'KWD', 'BHD', 'OMR', 'QAR', 'JPY'),
  })
  fc.assert(
    fc.property(amounts, ({ minor, currency }) => {
      const text = toDecimalString(minor, currency)
      expect(fromDecimal(text, currency)).toBe(minor)
      expect(fromDecimal(Number(text), currency)).toBe(minor)
    }),
  )
})
