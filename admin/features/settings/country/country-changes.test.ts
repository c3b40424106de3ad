import { countrySettings, valuesOfCountry } from '@rimal/contract/country/country-values'
import { expect, test } from 'vitest'
import { countryChanges, followCountry } from './country-changes.ts'

const emirates = valuesOfCountry('AE')
const untouched = countrySettings.map((name) => ({ name, value: emirates[name], own: false }))
const form = { country: 'SA', currency: 'AED', vat: { regime: 'uae' } }

test('the form of an untouched shop takes the values of the chosen country', () => {
  expect(followCountry({ from: 'AE', to: 'SA' }, { settings: untouched, form })).toMatchObject({
    currency: 'SAR',
    vat: { regime: 'ksa' },
  })
})

test('a value that the owner has set, or has changed in the form, is not overwritten', () => {
  const settings = untouched.map((one) => ({ ...one, own: one.name === 'vat' }))
  const changed = { ...form, currency: 'KWD' }
  const followed = followCountry({ from: 'AE', to: 'SA' }, { settings, form: changed })
  expect(followed).not.toHaveProperty('vat')
  expect(followed).not.toHaveProperty('currency')
})

test('every setting that differs is said, and whether it follows the country', () => {
  const saved = untouched.map((one) => ({ ...one, own: one.name === 'timeZone' }))
  const changes = countryChanges('SA', { saved, form: { ...form, currency: 'SAR' } })
  const follows = Object.fromEntries(changes.map((one) => [one.name, one.follows]))
  expect(follows).toMatchObject({
    currency: true,
    vat: false,
    timeZone: false,
    cashOnDelivery: true,
    workingDays: true,
  })
  expect(changes.find(({ name }) => name === 'timeZone')).toMatchObject({
    now: 'Asia/Dubai',
    ofCountry: 'Asia/Riyadh',
  })
})

test('the country that the shop has changes nothing', () => {
  expect(countryChanges('AE', { saved: untouched, form: { ...form, country: 'AE' } })).toEqual([])
})
