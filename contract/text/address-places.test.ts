import { expect, test } from 'vitest'
import { addressPlaces } from './address-places.ts'

const address = { country: 'SA', state: 'Riyadh', city: '', district: '' }

test.each([
  [{ city: 'الرياض' }, ['Riyadh'], ['الرياض']],
  [{ city: 'riyadh', district: 'العليا' }, ['العليا', 'Riyadh'], ['العليا', 'الرياض']],
  [{ city: 'الخرج' }, ['الخرج', 'Riyadh'], ['الخرج', 'الرياض']],
  [{ city: 'جدة', state: '' }, ['جدة'], ['جدة']],
  [{ country: 'FR', city: 'Paris', state: 'Paris' }, ['Paris'], ['Paris']],
  [{ country: 'AE', state: 'Dubai', district: 'جميرا' }, ['جميرا', 'Dubai'], ['جميرا', 'دبي']],
])('each place of %j is named once', (parts, english, arabic) => {
  expect(addressPlaces({ ...address, ...parts }, 'en')).toEqual(english)
  expect(addressPlaces({ ...address, ...parts }, 'arb')).toEqual(arabic)
})
