import { countries } from '@rimal/contract/countries'
import { expect, test } from 'vitest'
import { formatPhone, plainPhone, splitPhone } from './phone-field.tsx'

test('no calling code begins with another one, so a number names its own', () => {
  const codes = [...new Set(countries.map(({ dialCode }) => dialCode))]
  const nested = codes.filter((code) =>
    codes.some((other) => other !== code && code.startsWith(other)),
  )
  expect(nested).toEqual([])
})

test.each([
  ['', '+971', { dialCode: '+971', national: '' }],
  ['+971 50 555 0186', '', { dialCode: '+971', national: '50 555 0186' }],
  ['+971501234567', '', { dialCode: '+971', national: '501234567' }],
  ['+1 212 555 0100', '+971', { dialCode: '+1', national: '212 555 0100' }],
  ['050 555 0186', '+971', { dialCode: '+971', national: '050 555 0186' }],
])('%j is split into two fields', (value, fallback, parts) => {
  expect(splitPhone(value, fallback)).toEqual(parts)
})

test.each([
  ['+971 050 555 0186', '+971505550186'],
  ['+971 ٠٥٠٥٥٥٠١٨٦', '+971505550186'],
  ['+966 50-123-4567', '+966501234567'],
  ['+39 06 1234 5678', '+390612345678'],
  ['+971 ', ''],
  ['', ''],
])('%j is sent as %j', (value, plain) => {
  expect(plainPhone(value)).toBe(plain)
})

test.each([
  ['+971505550186', '+971 50 555 0186'],
  ['+97145550132', '+971 4 555 0132'],
  ['+966501234567', '+966 50 123 4567'],
  ['+96550001234', '+965 5000 1234'],
  ['+442071234567', '+44 2071234567'],
  ['', ''],
])('%j is read as %j', (value, shown) => {
  expect(formatPhone(value)).toBe(shown)
})
