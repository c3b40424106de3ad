import { type SettingName, settingNames, settingShapes } from '@rimal/contract/staff/setting-shapes'
import { expect, test } from 'vitest'
import { completeSettings } from '../../../test/shops/complete-settings.ts'
import { defaultSettings } from './settings.ts'
import { checkSetting } from './check-setting.ts'

const { seller, contact, shipping, homeService, cashOnDelivery, workingHours } = completeSettings
const [standard] = shipping
const pickup = shipping.find(({ kind }) => kind === 'pickup')
const bands = {
  by: 'weight',
  steps: [
    { upTo: 1000, price: 30 },
    { upTo: null, price: 50 },
  ],
}
const { price: _price, ...unpriced } = standard ?? {}
const banded = { ...unpriced, bands }
const [timeSlot] = homeService.timeSlots

test.each(settingNames)('the default value of %s is valid', (name) => {
  expect(checkSetting(name, defaultSettings[name], defaultSettings)).toEqual({})
})

test('every setting has a shape, and no other', () => {
  expect(Object.keys(settingShapes).toSorted()).toEqual(Object.keys(defaultSettings).toSorted())
})

test.each<[SettingName, unknown, object]>([
  ['vat', { regime: 'french' }, { 'value.regime': 'invalid' }],
  ['vat', { percent: -5 }, { 'value.percent': 'invalid' }],
  ['vat', { regime: 'uae', rate: 5 }, { 'value.rate': 'unknown' }],
  ['currency', 'XAU', { value: 'unknown' }],
  ['currency', 'dirham', { value: 'invalid' }],
  ['country', 'XX', { value: 'unknown' }],
  ['country', 'SY', { shipping: 'not_at_home' }],
  ['timeZone', 'Asia/Atlantis', { value: 'unknown' }],
  ['name', { en: 'Rimal' }, { 'value.ar': 'required' }],
  ['name', { en: '', ar: 'رمال' }, { 'value.en': 'invalid' }],
  ['seller', { ...seller, taxNumber: '12345' }, { 'value.taxNumber': 'malformed' }],
  ['seller', { ...seller, taxNumber: '' }, { 'value.taxNumber': 'required' }],
  ['seller', { ...seller, name: { en: '', ar: '' } }, { 'value.name': 'required' }],
  ['contact', { ...contact, email: 'hello' }, { 'value.email': 'malformed' }],
  ['contact', { ...contact, phone: 'call us' }, { 'value.phone': 'no_phone' }],
  ['contact', { ...contact, whatsapp: '1234' }, { 'value.whatsapp': 'no_phone' }],
  ['socials', [{ name: 'X', url: 'javascript:alert(1)' }], { 'value.0.url': 'invalid' }],
  ['announcements', [{ en: 'With {code}', ar: 'بالرمز {code}' }], { 'value.0.code': 'required' }],
  [
    'announcements',
    [{ en: 'With {code}', ar: 'بالرمز', code: 'TEN' }],
    { 'value.0.code': 'malformed' },
  ],
  [
    'announcements',
    [{ en: '{percent}% off', ar: 'خصم {percent}%' }],
    { 'value.0.needs': 'required' },
  ],
  [
    'announcements',
    [{ en: '{code}', ar: '{code}', code: 'TEN', needs: 'welcome_discount' }],
    { 'value.0.code': 'malformed' },
  ],
  [
    'announcements',
    [{ en: 'A', ar: 'B', countries: ['ZZ'] }],
    { 'value.0.countries.0': 'unknown' },
  ],
  ['welcomeDiscount', { code: 'WELCOME10', percent: 0 }, { 'value.percent': 'invalid' }],
  ['welcomeDiscount', { code: 'WELCOME10', percent: 51 }, { 'value.percent': 'invalid' }],
  ['welcomeDiscount', { code: 'ten', percent: 10 }, { 'value.code': 'invalid' }],
  ['shipping', [], { value: 'invalid' }],
  ['shipping', [{ ...standard, countries: ['SA'] }], { value: 'not_at_home' }],
  ['shipping', [{ ...standard, price: -1 }], { 'value.0.price': 'invalid' }],
  ['shipping', [{ ...standard, price: 24.99 }], { 'value.0.price': 'invalid' }],
  ['shipping', [{ ...standard, minDays: 5 }], { 'value.0.maxDays': 'ends_first' }],
  ['shipping', [{ ...standard, countries: ['AE', 'ZZ'] }], { 'value.0.countries.1': 'unknown' }],
  ['shipping', [{ ...standard, except: ['SY'] }], { 'value.0.except': 'malformed' }],
  ['shipping', [standard, standard], { 'value.1.id': 'twice' }],
  ['shipping', [{ ...standard, price: undefined }], { 'value.0.price': 'required' }],
  ['shipping', [{ ...standard, bands }], { 'value.0.price': 'twice' }],
  [
    'shipping',
    [{ ...banded, bands: { by: 'weight', steps: [...bands.steps, ...bands.steps] } }],
    { 'value.0.bands.steps.2.upTo': 'ends_first' },
  ],
  [
    'shipping',
    [{ ...banded, bands: { by: 'moon', steps: bands.steps } }],
    { 'value.0.bands.by': 'invalid' },
  ],
  ['shipping', [standard, { ...pickup, address: undefined }], { 'value.1.address': 'required' }],
  ['shipping', [standard, { ...pickup, countries: [] }], { 'value.1.countries': 'required' }],
  [
    'shipping',
    [{ ...standard, hours: { en: 'Late', ar: 'ليلاً' } }],
    { 'value.0.hours': 'malformed' },
  ],
  ['itemWeight', 0, { value: 'invalid' }],
  ['workingDays', [], { value: 'invalid' }],
  ['workingDays', [1, 1], { 'value.1': 'twice' }],
  ['holidays', ['2026-02-30'], { 'value.0': 'unknown' }],
  ['workingHours', { ...workingHours, to: '09:00' }, { 'value.to': 'ends_first' }],
  ['workingHours', { from: '25:00', to: '26:00' }, { 'value.from': 'invalid' }],
  ['cutOffHour', 25, { value: 'invalid' }],
  ['cashOnDelivery', { ...cashOnDelivery, maxTotal: -1 }, { 'value.maxTotal': 'invalid' }],
  ['cashOnDelivery', { ...cashOnDelivery, countries: ['UK'] }, { 'value.countries.0': 'unknown' }],
  ['paymentRules', [{ provider: 'purse' }], { 'value.0.provider': 'unknown' }],
  [
    'paymentRules',
    [{ provider: 'tap', currencies: ['EUR'] }],
    { 'value.0.currencies.0': 'unknown' },
  ],
  ['refundLimit', '1000', { value: 'invalid' }],
  ['codeDigits', 3, { value: 'invalid' }],
  ['smsCountries', ['AE', 'AE'], { 'value.1': 'twice' }],
  [
    'homeService',
    { ...homeService, timeSlots: [{ ...timeSlot, to: '09:30' }] },
    { 'value.timeSlots.0.to': 'ends_first' },
  ],
  [
    'homeService',
    { ...homeService, timeSlots: [timeSlot, timeSlot] },
    { 'value.timeSlots.1.id': 'twice' },
  ],
  ['homeService', { ...homeService, leadDays: 30 }, { 'value.daysAhead': 'ends_first' }],
])('%s is not %j', (name, value, wrong) => {
  expect(checkSetting(name, value, completeSettings)).toEqual(wrong)
})

test('a regime asks of the seller what its documents must say', () => {
  const none = {
    ...completeSettings,
    vat: { regime: 'none' as const },
    seller: { ...seller, taxNumber: '' },
  }
  expect(checkSetting('seller', none.seller, none)).toEqual({})
  expect(checkSetting('vat', { regime: 'ksa' }, none)).toEqual({ 'seller.taxNumber': 'required' })
  expect(checkSetting('refundDays', 3, { ...none, vat: { regime: 'uae' } })).toEqual({})
})

test('a shop may leave out every way to reach it', () => {
  const none = { ...contact, phone: '', whatsapp: '', email: '' }
  expect(checkSetting('contact', none, completeSettings)).toEqual({})
})
