import { expect, test } from 'vitest'
import { zatcaCode } from './zatca-code.ts'

const bobs = {
  sellerName: 'Bobs Records',
  taxNumber: '310122393500003',
  issuedAt: '2022-04-25T15:30:00Z',
  total: 100_000,
  vat: 15_000,
  currency: 'SAR',
}

test('the sample that ZATCA published is written as published', () => {
  expect(zatcaCode(bobs)).toBe(
    'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
  )
})

test('lengths are counted in bytes: an Arabic letter has two', () => {
  const bytes = Buffer.from(zatcaCode({ ...bobs, sellerName: 'عبايات' }), 'base64')
  expect([...bytes.subarray(0, 2)]).toEqual([1, 12])
  expect(bytes.subarray(2, 14).toString()).toBe('عبايات')
  expect(bytes[14]).toBe(2)
})

test('a value of 255 bytes fits, one of 256 is refused', () => {
  expect(() => zatcaCode({ ...bobs, sellerName: 'x'.repeat(255) })).not.toThrow()
  expect(() => zatcaCode({ ...bobs, sellerName: `${'ع'.repeat(128)}` })).toThrow(RangeError)
})
