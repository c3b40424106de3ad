import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cmToQuarters,
  inchesToQuarters,
  type LengthUnit,
  lengthToText,
  quartersToCm,
  quartersToText,
  type TypedLength,
} from './measurements.ts'
import { parseLength, readLength } from './read-length.ts'

const unit = fc.constantFrom('in', 'cm')

test.each<[string, LengthUnit, TypedLength, string, string]>([
  ['140', 'cm', { amount: 140, unit: 'cm' }, '140\u00a0cm', '140\u00a0سم'],
  ['140 cm', 'in', { amount: 140, unit: 'cm' }, '140\u00a0cm', '140\u00a0سم'],
  [
    '24 5/8',
    'in',
    { amount: 24.625, unit: 'in' },
    '24\u00a0⅝\u00a0in',
    '\u206624\u00a0⅝\u2069\u00a0بوصة',
  ],
  ['٢٤٫٣', 'in', { amount: 24.3, unit: 'in' }, '24.3\u00a0in', '24.3\u00a0بوصة'],
  ['9', 'in', { amount: 9, unit: 'in' }, '9\u00a0in', '9\u00a0بوصات'],
])('%j typed in %s is shown as it was typed', (text, typedIn, length, english, arabic) => {
  expect(readLength(text, typedIn)).toEqual(length)
  expect(lengthToText(length, 'en')).toBe(english)
  expect(lengthToText(length, 'arb')).toBe(arabic)
})

test.each([
  ['24', 96],
  ['24.5', 98],
  ['24,5', 98],
  ['24.', 96],
  ['24 1/2', 98],
  ['24-1/2', 98],
  ['24 1 / 2', 98],
  ['24½', 98],
  ['24 ½', 98],
  ['24¾"', 99],
  ['24 5/8', 99],
  ['24 1⁄2', 98],
  ['½', 2],
  ['3/4', 3],
  ['24.3', 97],
  [' 24 in ', 96],
  ['24 Inches', 96],
  ['24in.', 96],
  ['٢٤', 96],
  ['٢٤٫٥', 98],
  ['٢٤،٥', 98],
  ['۲۴ ½', 98],
  ['24 ½ بوصة', 98],
  ['٢٤ بوصه', 96],
  ['62 cm', 98],
  ['62cm', 98],
  ['٦٢ سم', 98],
  ['0', 0],
  // Longer than any garment, but a valid length.
  ['1000', 4000],
])('%j typed as inches is %i quarters', (text, quarters) => {
  expect(parseLength(text, 'in')).toBe(quarters)
})

test.each([
  ['62', 98],
  ['62.5', 98],
  ['63', 99],
  ['٦٢٫٥', 98],
  ['24 ½ in', 98],
  ['24"', 96],
])('%j typed as centimetres is %i quarters', (text, quarters) => {
  expect(parseLength(text, 'cm')).toBe(quarters)
})

test.each([
  '',
  ' ',
  'in',
  '-24',
  '24 25',
  '24..5',
  '1.2.3',
  '24 3/2',
  '24 1/0',
  '24 2/2',
  '1/3/4',
  '24 ½ ½',
  '24000000',
  '24 m',
  '24 constructor',
  '24 feet',
  '1e3',
  'NaN',
  'Infinity',
  '0x10',
])('%j is not a length', (text) => {
  expect(parseLength(text, 'in')).toBeUndefined()
})

const quarters = fc.integer({ min: 0, max: 400 })

test('a shown length reads back as the same length, in either unit and language', () => {
  fc.assert(
    fc.property(quarters, unit, fc.constantFrom('en', 'arb'), (length, shown, language) => {
      const text = quartersToText(length, shown, language)
      expect(parseLength(text, 'in')).toBe(length)
      expect(parseLength(text, 'cm')).toBe(length)
      expect(cmToQuarters(quartersToCm(length))).toBe(length)
      expect(inchesToQuarters(length / 4)).toBe(length)
    }),
  )
})

test('whole centimetres are shown as they were typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), (centimetres) => {
      expect(quartersToCm(cmToQuarters(centimetres))).toBe(centimetres)
    }),
  )
})

test('every text is either a length in whole quarters or not a length', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789٤½/., -"incmسم') }),
      unit,
      (text, typed) => {
        const length = parseLength(text, typed)
        expect(length === undefined || (Number.isInteger(length) && length >= 0)).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})
