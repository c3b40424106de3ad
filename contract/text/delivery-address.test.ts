import { expect, test } from 'vitest'
import { deliveryLines } from './delivery-address.ts'

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
  expect(deliveryLines(address, 'en').at(-1)).toBe('United Arab Emirates')
  expect(deliveryLines(address, 'arb').at(-1)).toBe('الإمارات')
  expect(deliveryLines(address, 'en')).toHaveLength(4)
  expect(deliveryLines({ ...address, city: 'Al Ain' }, 'arb')[2]).toMatch(/^Jumeirah، Al Ain، /)
  expect(deliveryLines({ ...address, zipCode: '11461', country: 'SA' }, 'en').at(-1)).toBe(
    '11461 Saudi Arabia',
  )
})
