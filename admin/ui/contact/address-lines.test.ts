import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

const address = {
  name: 'Mariam',
  addressLineOne: 'Villa 4',
  addressLineTwo: '',
  landmark: '',
  district: 'Jumeirah',
  city: 'Dubai',
  state: 'dubai',
  zipCode: '',
  country: 'AE',
}

test('an address names its country, with the commas of the language and without empty lines', () => {
  expect(addressLines(address, 'en').at(-1)).toBe('United Arab Emirates')
  expect(addressLines(address, 'arb').at(-1)).toBe('الإمارات')
  expect(addressLines(address, 'en')).toHaveLength(4)
  expect(addressLines({ ...address, city: 'Al Ain' }, 'arb')[2]).toMatch(/^Jumeirah، Al Ain، /)
  expect(addressLines({ ...address, zipCode: '11461', country: 'SA' }, 'en').at(-1)).toBe(
    '11461 Saudi Arabia',
  )
})
