import type { Profile, SavedAddress } from '@rimal/contract/account'
import { expect, test } from 'vitest'
import { emptyAddress, fillFrom } from './filled.ts'
import { findChosen, withKnown, withSaved } from './known-customer.ts'

const profile: Profile = {
  _id: '1',
  name: 'Mariam',
  email: 'mariam@example.com',
  phone: null,
  gender: null,
  birthDate: null,
  language: 'en',
  hasPassword: false,
  customerSince: '2026-11-21T08:00:00Z',
}
const home: SavedAddress = {
  addressId: 'home',
  isDefault: true,
  address: {
    ...emptyAddress('AE'),
    name: 'Mariam',
    phone: '+971505550186',
    state: 'Dubai',
    district: 'Jumeirah',
    addressLineOne: 'Villa 12',
  },
}
const mother: SavedAddress = {
  addressId: 'mother',
  isDefault: false,
  address: { ...home.address, name: 'Fatima', phone: '+971505550187', addressLineOne: 'Villa 3' },
}
const addresses = [home, mother]
const blank = fillFrom({ draft: {}, mirror: {}, country: 'SA' })

test('empty fields are filled with the default address and the contact of the profile', () => {
  const filled = withKnown(blank, { profile, addresses })
  expect(filled.contact).toEqual({
    name: 'Mariam',
    email: 'mariam@example.com',
    phone: '+971 50 555 0186',
  })
  expect(filled.address).toMatchObject({ country: 'AE', addressLineOne: 'Villa 12' })
  expect(findChosen(filled, addresses)).toBe(home)
})

test('an account without an email has the one of its address', () => {
  const phoneOnly = { ...profile, email: null }
  const written = { ...home, address: { ...home.address, email: 'mariam@example.com' } }
  const known = { profile: phoneOnly, addresses: [written] }
  expect(withKnown(blank, known).contact.email).toBe('mariam@example.com')
})

test('typed values do not change', () => {
  const written = {
    ...blank,
    contact: { name: 'Noura', email: 'noura@example.com', phone: '+966 50' },
    address: { ...blank.address, city: 'Riyadh' },
  }
  expect(withKnown(written, { profile, addresses })).toEqual(written)
  expect(findChosen(written, addresses)).toBeUndefined()
})

test("choosing a saved address sets its recipient, but does not change the customer's email", () => {
  const filled = withKnown(blank, { profile, addresses })
  const chosen = { ...filled, ...withSaved(filled, mother.address) }
  expect(chosen.contact).toEqual({
    name: 'Fatima',
    email: 'mariam@example.com',
    phone: '+971 50 555 0187',
  })
  expect(findChosen(chosen, addresses)).toBe(mother)
})
