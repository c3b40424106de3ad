import { expect, test } from 'vitest'
import { deliveryLines, placesLine } from './delivery-address.ts'

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

test('an address names state and country in the language of the reader, without empty lines', () => {
  const lines = [['Mariam'], ['Villa 4']]
  expect(deliveryLines(address, 'en')).toEqual([
    ...lines,
    ['Jumeirah', 'Dubai'],
    ['United Arab Emirates'],
  ])
  const inRiyadh = {
    ...address,
    district: 'الملقا',
    city: 'Riyadh',
    state: 'Riyadh',
    country: 'SA',
  }
  expect(deliveryLines({ ...inRiyadh, zipCode: '11461' }, 'arb')).toEqual([
    ...lines,
    ['الملقا', 'الرياض'],
    ['11461', 'السعودية'],
  ])
})

test('a line that says the same as an earlier one is written once', () => {
  expect(deliveryLines({ ...address, addressLineTwo: 'Villa 4' }, 'en')).toHaveLength(4)
})

test('places in one line have the commas of the language', () => {
  expect(placesLine({ ...address, city: 'Al Ain' }, 'arb')).toMatch(/^Jumeirah، Al Ain، /)
  expect(placesLine(address, 'en')).toBe('Jumeirah, Dubai')
})
