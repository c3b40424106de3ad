import { allWords, dictionaryOf } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { createWords } from '../../../i18n/words.tsx'
import { type BookingDraft, blankBooking } from './booking-draft.ts'
import { bodyOf, bookingFault, checkBooking, linesOf } from './check-booking.ts'

const service = { country: 'AE', areas: ['Dubai'], minimumUnits: 3, contactWithinDays: 1 }
const morning = { id: 'morning', from: '10:00', to: '13:00' }
const times = [{ day: '2026-11-24', timeSlots: [morning] }]
const blank = blankBooking(service)
const sound: BookingDraft = {
  ...blank,
  contact: { name: 'Mariam', email: 'mariam@example.com', phone: '+971 50 123 4567' },
  address: {
    ...blank.address,
    state: 'Dubai',
    district: 'Jumeirah',
    addressLineOne: 'Street 12',
  },
  day: '2026-11-24',
  timeSlot: 'morning',
}

const check = (changes: Partial<BookingDraft>, offered: typeof times | null = times) =>
  checkBooking({ ...sound, ...changes }, { service, times: offered })

test('a booking with all that is needed is sound, also before the times are known', () => {
  expect(check({})).toEqual({})
  expect(check({}, null)).toEqual({})
})

test('an empty booking has an error for each missing field, in the order of its fields', () => {
  expect(Object.keys(checkBooking(blank, { service, times }))).toEqual([
    'contact.name',
    'contact.phone',
    'contact.email',
    'address.state',
    'address.district',
    'address.addressLineOne',
    'day',
  ])
})

test.each([
  ['a day without a time', { timeSlot: null }, { timeSlot: 'required' }],
  ['a day that is gone', { day: '2026-11-25' }, { day: 'not_offered' }],
  ['a time that is gone', { timeSlot: 'evening' }, { timeSlot: 'not_offered' }],
  ['too few units', { units: '٢' }, { units: 'too_few' }],
  ['far too many', { units: '400' }, { units: 'too_many' }],
  ['no count', { units: ' ' }, { units: 'required' }],
  ['no number', { units: 'some' }, { units: 'malformed' }],
  [
    'another emirate',
    { address: { ...sound.address, state: 'Fujairah' } },
    { 'address.state': 'not_served' },
  ],
])('%s is pointed at', (_name, changes, faults) => {
  expect(check(changes)).toEqual(faults)
})

test('a missing count and a count that is no number have different sentences', () => {
  const words = createWords('en', dictionaryOf('en'))
  const sentence = (code: string) =>
    bookingFault(words, sound, { field: 'units', code, minimumUnits: 3 })
  expect(sentence('required')).toBe(allWords.field_required.en)
  expect(sentence('malformed')).toBe(allWords.visit_units_missing.en)
})

test.each([
  ['3', 3],
  [' ١٢ ', 12],
  ['', null],
  ['-3', null],
  ['2.5', null],
])('%j is %s units', (text, count) => {
  expect(linesOf(text)).toBe(count)
})

test('a booking is sent without stray spaces, with a normalised phone, and with an address without a person', () => {
  const body = bodyOf({ ...sound, units: '٤', remarks: ' My mother too. ' })
  expect(body).toMatchObject({
    contact: { phone: '+971501234567' },
    address: { name: '', phone: '', email: '', state: 'Dubai' },
    units: 4,
    remarks: 'My mother too.',
  })
})
