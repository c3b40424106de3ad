import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toLatinDigits } from './digits.ts'

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٢٤٫٥', '24.5'],
  ['١٬٢٥٠٫٥٠', '1,250.50'],
  ['+٩٧١ ٥٠ ٥٥٥ ٠١٨٦', '+971 50 555 0186'],
  ['مقاس ٥٦', 'مقاس 56'],
  ['size 56, 24.5', 'size 56, 24.5'],
  ['', ''],
])('%s becomes %s', (text, expected) => {
  expect(toLatinDigits(text)).toBe(expected)
})

test('every number written in Arabic digits reads back', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.constantFrom('ar-EG-u-nu-arab', 'fa-IR-u-nu-arabext'),
      (number, locale) => {
        const written = new Intl.NumberFormat(locale, { useGrouping: false }).format(number)
        expect(toLatinDigits(written)).toBe(String(number))
      },
    ),
  )
})

test('converting digits twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(toLatinDigits(toLatinDigits(text))).toBe(toLatinDigits(text))
    }),
  )
})
