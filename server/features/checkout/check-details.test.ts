import { expect, test } from 'vitest'
import { defaultSettings } from '../shop/settings/settings.ts'
import { checkDetails, type Details, normaliseDetails } from './check-details.ts'

const details: Details = {
  contact: { name: 'Mariam Al Suwaidi', email: 'mariam@example.com', phone: '050 123 4567' },
  address: {
    type: 'home',
    name: '',
    country: 'AE',
    state: 'Abu Dhabi',
    district: 'Al Bateen',
    city: '',
    addressLineOne: 'Al Khaleej Street, villa 14',
    addressLineTwo: '',
    zipCode: '',
    phone: '',
    alternateNumber: '',
    landmark: '',
    email: '',
  },
  billing: { sameAsDelivery: true, company: '', taxNumber: '', address: null },
  shippingMethod: 'uae-standard',
}
const { contact, address, billing } = details
const saudi = {
  ...address,
  country: 'SA',
  state: '',
  city: 'الرياض',
  district: '',
  addressLineOne: '',
  zipCode: 'rrrd ٢٩٢٩',
}

test.each<[string, Partial<Details>, Record<string, string>]>([
  ['all that is needed', {}, {}],
  [
    'nobody',
    { contact: { name: ' ', email: '', phone: '\u200f' } },
    { 'contact.name': 'required', 'contact.email': 'required', 'contact.phone': 'required' },
  ],
  ['no name', { contact: { ...contact, name: '1 x' } }, { 'contact.name': 'malformed' }],
  ['no email', { contact: { ...contact, email: 'mariam@' } }, { 'contact.email': 'malformed' }],
  [
    'an email with a line break',
    { contact: { ...contact, email: 'a@b.co\r\nBcc: c@d.co' } },
    { 'contact.email': 'malformed' },
  ],
  [
    'a number of no country',
    { contact: { ...contact, phone: '+999 123' } },
    { 'contact.phone': 'malformed' },
  ],
  [
    'a toll-free number',
    { contact: { ...contact, phone: '800 123456' } },
    { 'contact.phone': 'malformed' },
  ],
  ['a landline', { contact: { ...contact, phone: '04 555 0132' } }, {}],
  ['a number abroad', { contact: { ...contact, phone: '+44 7911 123456' } }, {}],
  ['a number in Arabic digits', { contact: { ...contact, phone: '٠٥٠١٢٣٤٥٦٧' } }, {}],
  [
    'an address with gaps',
    { address: { ...address, state: '', district: ' ', addressLineOne: '' } },
    {
      'address.state': 'required',
      'address.district': 'required',
      'address.addressLineOne': 'required',
    },
  ],
  ['no emirate', { address: { ...address, state: 'Texas' } }, { 'address.state': 'not_offered' }],
  [
    'a Saudi door that nobody finds',
    { address: { ...saudi, zipCode: '' }, shippingMethod: 'gulf' },
    { 'address.district': 'required', 'address.addressLineOne': 'required' },
  ],
  ['a Saudi door by its short address', { address: saudi, shippingMethod: 'gulf' }, {}],
  [
    'a Saudi postcode in place of the short address',
    { address: { ...saudi, zipCode: '12211' }, shippingMethod: 'gulf' },
    { 'address.zipCode': 'malformed' },
  ],
  [
    'a neighbour who cannot be called',
    { address: { ...address, phone: '12', alternateNumber: '34' } },
    { 'address.phone': 'malformed', 'address.alternateNumber': 'malformed' },
  ],
  [
    'a delivery the country does not have',
    { shippingMethod: 'world' },
    { shippingMethod: 'not_offered' },
  ],
  ['a delivery nobody has', { shippingMethod: '' }, { shippingMethod: 'not_offered' }],
  [
    'a tax number',
    { billing: { ...billing, company: 'Nour', taxNumber: 'TRN ١٠٠ ٠٠٠ ٠٠٠ ٠٠٠-٠٠٣' } },
    {},
  ],
  [
    'a short tax number of nobody',
    { billing: { ...billing, company: ' ', taxNumber: '10000000000003' } },
    { 'billing.company': 'required', 'billing.taxNumber': 'malformed' },
  ],
  [
    'a tax number without digits',
    { billing: { ...billing, company: 'Nour', taxNumber: 'pending' } },
    { 'billing.taxNumber': 'malformed' },
  ],
  [
    'a bill to nowhere',
    { billing: { ...billing, sameAsDelivery: false } },
    { 'billing.address': 'required' },
  ],
  [
    'a bill to an address with gaps',
    { billing: { ...billing, sameAsDelivery: false, address: { ...address, country: 'KW' } } },
    {
      'billing.address.state': 'not_offered',
      'billing.address.city': 'required',
    },
  ],
])('the errors of %s say what is wrong', (_, changes, expected) => {
  expect(checkDetails(defaultSettings, { ...details, ...changes })).toEqual(expected)
})

test('details are normalised: numbers for machines, names without stray characters', () => {
  const normalised = normaliseDetails({
    ...details,
    contact: {
      name: ' مريم\u202e  السويدي ',
      email: ' Mar\u200biam@Example.COM\u202c',
      phone: '٠٥٠١٢٣٤٥٦٧',
    },
    address: { ...address, state: 'أبوظبي', alternateNumber: '02 555 0132' },
    billing: {
      sameAsDelivery: false,
      company: ' Nour LLC ',
      taxNumber: '100-0000-0000-0003',
      address: { ...address, name: 'Accounts', country: 'SA', phone: '0512345678' },
    },
  })
  expect(normalised).toMatchObject({
    contact: { name: 'مريم السويدي', email: 'mariam@example.com', phone: '+971501234567' },
    address: {
      name: 'مريم السويدي',
      phone: '+971501234567',
      email: 'mariam@example.com',
      alternateNumber: '+97125550132',
      state: 'Abu Dhabi',
    },
    billing: {
      company: 'Nour LLC',
      taxNumber: '100000000000003',
      address: { name: 'Accounts', phone: '+966512345678' },
    },
  })
  expect(normaliseDetails(normalised)).toEqual(normalised)
})

test('a Saudi short address is stored in capitals and Latin digits', () => {
  expect(normaliseDetails({ ...details, address: saudi }).address.zipCode).toBe('RRRD2929')
})

test('a bill to the same address needs no address of its own', () => {
  const { billing: stored } = normaliseDetails({ ...details, billing: { ...billing, address } })
  expect(stored.address).toBe(null)
})
