import { expect, test } from 'vitest'
import { hasWrongCheckDigit, readBarcode } from './read-barcode.ts'

test.each([
  ['96385074', 'GTIN-8'],
  ['036000291452', 'GTIN-12'],
  ['4006381333931', 'GTIN-13'],
  ['6291041500213', 'GTIN-13 of the Emirates'],
  ['10614141000415', 'GTIN-14'],
  ['00000000', 'only zeros'],
])('%s has the right check digit: %s', (code) => {
  expect(hasWrongCheckDigit(code)).toBe(false)
})

test.each([
  ['96385075', 'GTIN-8 with a wrong last digit'],
  ['036000291453', 'GTIN-12 with a wrong last digit'],
  ['4006381339331', 'GTIN-13 with two digits exchanged'],
  ['10614141000416', 'GTIN-14 with a wrong last digit'],
])('%s has a wrong check digit: %s', (code) => {
  expect(hasWrongCheckDigit(code)).toBe(true)
})

test.each([
  '',
  '1',
  '1234567',
  '123456789',
  '12345678901',
  '123456789012345',
  'NOOR-54',
  '9638507A',
])('the own code "%s" has no check digit', (code) => {
  expect(hasWrongCheckDigit(code)).toBe(false)
})

test('every code has exactly one right check digit', () => {
  for (const body of ['9638507', '03600029145', '400638133393', '1061414100041']) {
    const right = [...'0123456789'].filter((digit) => !hasWrongCheckDigit(body + digit))
    expect(right).toHaveLength(1)
  }
})

test.each([
  ['4006381333931', '4006381333931'],
  [' ٤٠٠٦٣٨١٣٣٣٩٣١\r\n', '4006381333931'],
  ['noor/54#a', 'noor/54#a'],
  ['~'.repeat(40), '~'.repeat(40)],
  ['', null],
  ['  ', null],
])('%j is read as %j', (typed, code) => {
  expect(readBarcode(typed)).toBe(code)
})

test.each(['two words', 'نور', 'é', '~'.repeat(41), '6.29104E+12', '6,29E+12', '4E+12'])(
  '%j is no barcode',
  (typed) => {
    expect(readBarcode(typed)).toBeUndefined()
  },
)
