import { dictionaryOf } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { createWords } from '../../../i18n/words.tsx'
import { loadPhoneRules } from '../../../ui/phone/phone-rules.ts'
import { checkBilling, checkFilled, faultText, firstOpenStep } from './check-filled.ts'
import { detailsOf, emptyAddress, type Filled, fillFrom } from './filled.ts'

const whole: Filled = {
  contact: { name: 'Mariam', email: 'mariam@example.com', phone: '+971 50 555 0186' },
  address: {
    ...emptyAddress('AE'),
    state: 'Abu Dhabi',
    district: 'Al Bateen',
    addressLineOne: 'Villa 14',
  },
  billing: { sameAsDelivery: true, company: '', taxNumber: '', address: null },
  shippingMethod: 'uae-standard',
  pickup: false,
  paymentMethod: 'card',
}

function withContact(contact: Partial<Filled['contact']>): Filled {
  return { ...whole, contact: { ...whole.contact, ...contact } }
}

test('an order that is whole has no fault', () => {
  expect(checkFilled(whole)).toEqual({})
})

test.each([
  [{ name: '  ' }, { 'contact.name': 'required' }],
  [{ name: 'x 1' }, { 'contact.name': 'malformed' }],
  [{ email: '<script>@x.com' }, { 'contact.email': 'malformed' }],
  [{ email: '' }, { 'contact.email': 'required' }],
  [{ email: 'mariam@example' }, { 'contact.email': 'malformed' }],
  [{ phone: '' }, { 'contact.phone': 'required' }],
  [{ phone: '+971 ' }, { 'contact.phone': 'required' }],
  [{ phone: '+971 050 555 01' }, { 'contact.phone': 'missing:2' }],
  [{ phone: '+971 50 555 01866' }, { 'contact.phone': 'extra:1' }],
  [{ phone: '+971 4 555 0132' }, {}],
  [{ phone: '+965 5000 123' }, { 'contact.phone': 'missing:1' }],
  [{ phone: '+44 2071234567' }, {}],
])('contact %j has the faults %j', (contact, faults) => {
  expect(checkFilled(withContact(contact))).toEqual(faults)
})

test.each([
  ['+44 2071', { 'contact.phone': 'malformed' }],
  ['+44 2071234567', {}],
  ['+966 99 345 6789', { 'contact.phone': 'malformed' }],
])('the numbering plans find that %s has the faults %j', async (phone, faults) => {
  await loadPhoneRules()
  expect(checkFilled(withContact({ phone }))).toEqual(faults)
})

test('steps open one after the other', () => {
  expect(firstOpenStep(withContact({ name: '' }))).toBe('contact')
  expect(firstOpenStep({ ...whole, address: { ...whole.address, district: '' } })).toBe('delivery')
  expect(firstOpenStep({ ...whole, shippingMethod: null })).toBe('delivery')
  expect(firstOpenStep({ ...whole, paymentMethod: null })).toBe('payment')
  expect(firstOpenStep(whole)).toBe('payment')
})

test('the delivery uses the name and number of the contact', () => {
  const { address, contact } = detailsOf(whole)
  expect(contact.phone).toBe('+971505550186')
  expect(address).toMatchObject({ name: 'Mariam', phone: '+971505550186', state: 'Abu Dhabi' })
})

test('pickup asks for no address, and an address that was typed before is not sent', () => {
  const nowhere = { ...whole, address: emptyAddress('AE') }
  expect(Object.keys(checkFilled(nowhere))).toContain('address.addressLineOne')
  expect(checkFilled({ ...nowhere, pickup: true })).toEqual({})
  const { address } = detailsOf({ ...whole, pickup: true })
  expect(address).toMatchObject({ country: 'AE', state: '', addressLineOne: '', name: 'Mariam' })
})

test('a billing address is asked for only when it is another one', () => {
  const { billing } = whole
  const other = { ...billing, sameAsDelivery: false, address: emptyAddress('AE') }
  expect(checkBilling(billing)).toEqual({})
  expect(Object.keys(checkBilling(other))).toEqual([
    'billing.address.state',
    'billing.address.district',
    'billing.address.addressLineOne',
    'billing.address.name',
  ])
  expect(checkBilling({ ...billing, taxNumber: '123' })).toEqual({
    'billing.company': 'required',
    'billing.taxNumber': 'malformed',
  })
  expect(checkBilling({ ...billing, company: 'Rose', taxNumber: '١٠٠٠٠٠٠٠٠٠٠٠٠٠٣' })).toEqual({})
})

test('values in this tab take precedence over those on the server', () => {
  const draft = { contact: { name: 'Old', email: 'old@example.com', phone: '' } }
  const filled = fillFrom({ draft, mirror: { contact: whole.contact }, country: 'KW' })
  expect(filled.contact).toEqual(whole.contact)
  expect(filled.address.country).toBe('KW')
})

test('a Saudi delivery needs its short address, or district and street', () => {
  const inRiyadh = (address: Partial<Filled['address']>) =>
    checkFilled({ ...whole, address: { ...emptyAddress('SA'), city: 'Riyadh', ...address } })
  expect(inRiyadh({})).toEqual({
    'address.district': 'required',
    'address.addressLineOne': 'required',
  })
  expect(inRiyadh({ zipCode: 'rrrd ٢٩٢٩' })).toEqual({})
  expect(inRiyadh({ zipCode: '12211' })).toEqual({ 'address.zipCode': 'malformed' })
  expect(inRiyadh({ district: 'Al Olaya', addressLineOne: 'King Fahd Road 8228' })).toEqual({})
})

test.each([
  [
    'address.district',
    'Write the district, or the short national address above.',
    'اكتبي الحي، أو العنوان الوطني المختصر أعلاه.',
  ],
  [
    'address.addressLineOne',
    'Write the street and building, or the short national address above.',
    'اكتبي الشارع والمبنى، أو العنوان الوطني المختصر أعلاه.',
  ],
])('%s that is missing in Saudi Arabia says which field can replace it', (field, en, ar) => {
  const fault = { field, code: 'required', address: { country: 'SA', phone: '' } }
  expect(faultText(createWords('en', dictionaryOf('en')), fault)).toBe(en)
  expect(faultText(createWords('arb', dictionaryOf('arb')), fault)).toBe(ar)
})

test.each([
  ['contact.phone', 'missing:2', '2 digits are missing.', 'ينقص رقمان.'],
  ['contact.name', 'required', 'This field is required', 'هذا الحقل مطلوب'],
  ['address.district', 'required', 'This field is required', 'هذا الحقل مطلوب'],
  ['billing.address.district', 'required', 'This field is required', 'هذا الحقل مطلوب'],
  [
    'address.landmark',
    'too_long',
    'Shorten this to 200 characters.',
    'اختصريه، فأقصى عدد للأحرف 200.',
  ],
  ['address.unheard_of', 'unknown', 'Please check this field.', 'راجعي ما كُتب هنا من فضلكِ.'],
])('%s %s says how it is mended', (field, code, en, ar) => {
  const fault = { field, code, address: { country: 'AE', phone: '' } }
  expect(faultText(createWords('en', dictionaryOf('en')), fault)).toBe(en)
  expect(faultText(createWords('arb', dictionaryOf('arb')), fault)).toBe(ar)
})
