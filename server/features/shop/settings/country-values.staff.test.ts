import { errors } from '@rimal/contract/errors'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { completeSettings } from '../../../test/shops/complete-settings.ts'
import { testShop } from '../../../test/test-shop.ts'
import { findSettings, saveSetting } from './settings.ts'

async function emptyShopWithOwner() {
  const shop = await testShop()
  await shop.deps.db.execute(sql`delete from settings where key <> 'secret'`)
  const owner = await staffOf(shop)
  const read = async (group: 'money' | 'shop') =>
    (await owner.call('GET staff/get-setting-group/{group}', { params: { group } })).result
  const save = async (group: 'money' | 'shop', values: Record<string, unknown>, force = true) => {
    const { revision, settings } = await read(group)
    const shown = Object.fromEntries(settings.map(({ name, value }) => [name, value]))
    return owner.call('POST staff/save-settings', {
      body: { group, revision, values: { ...shown, ...values }, force },
    })
  }
  const own = async () => {
    const { result } = await owner.call('GET staff/list-settings')
    return result.filter((setting) => setting.own).map(({ name }) => name)
  }
  return { shop, owner, read, save, own, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test('a country brings its values to every setting that the owner has not set', async () => {
  await using given = await emptyShopWithOwner()
  const { shop, save, own } = given
  const { errorCode } = await save('money', {
    country: 'SA',
    currency: 'SAR',
    vat: { regime: 'ksa' },
  })
  expect(errorCode).toBe(0)
  // What the form showed as the values of the country goes on following the country.
  expect(await own()).toEqual(['country'])
  const settings = await findSettings(shop.deps.db)
  expect(settings).toMatchObject({
    currency: 'SAR',
    timeZone: 'Asia/Riyadh',
    workingDays: [0, 1, 2, 3, 4],
    cashOnDelivery: { countries: ['SA'] },
    homeService: { areas: [], timeSlots: [] },
  })
  expect(settings.shipping[0]).toMatchObject({ countries: ['SA'] })
  expect(settings.shipping[2]?.countries).toEqual(['AE', 'KW', 'QA', 'BH', 'OM'])
})

test('a value that the owner has set, or leaves in the form, stays with another country', async () => {
  await using given = await emptyShopWithOwner()
  const { shop, save, own } = given
  await saveSetting(shop.deps.db, 'timeZone', 'Asia/Amman')
  await save('money', { country: 'SA', vat: { regime: 'none' } })
  expect((await own()).toSorted()).toEqual(['country', 'currency', 'timeZone', 'vat'])
  expect(await findSettings(shop.deps.db)).toMatchObject({
    currency: 'AED',
    vat: { regime: 'none' },
    timeZone: 'Asia/Amman',
    cashOnDelivery: { countries: ['SA'] },
  })
})

test('the audit names every setting that a country changes', async () => {
  await using given = await emptyShopWithOwner()
  const { owner, save } = given
  await save('money', { country: 'KW', currency: 'KWD', vat: { regime: 'none' } })
  const audit = await owner.call('GET staff/list-audit', {})
  const rows = audit.result.items.filter(({ action }) => action === 'staff/save-settings')
  const subjects = rows.map(({ subject }) => subject)
  expect(subjects).toEqual(expect.arrayContaining(['country', 'currency', 'vat', 'timeZone']))
  expect(subjects).toEqual(expect.arrayContaining(['cashOnDelivery', 'shipping', 'holidays']))
  expect(rows.find(({ subject }) => subject === 'timeZone')?.details).toEqual({
    before: 'Asia/Dubai',
    after: 'Asia/Kuwait',
    currency: { from: 'AED', to: 'KWD' },
  })
})

test('the audit says amounts in the currency in which they were saved', async () => {
  await using given = await emptyShopWithOwner()
  const { owner, save } = given
  const change = (value: number) =>
    owner.call('POST staff/change-setting', { body: { name: 'refundLimit', value } })
  await change(50_000)
  await change(60_000)
  await save('money', { country: 'KW', currency: 'KWD', vat: { regime: 'none' } })
  const { result } = await owner.call('GET staff/list-audit', {
    query: { subject: 'refundLimit' },
    headers: { 'accept-language': 'en' },
  })
  expect(result.items[0]?.lines).toMatchObject([{ from: 'AED\u00a0500', to: 'AED\u00a0600' }])
})

test('the audit names every setting that a country changes when the country alone is changed or reset', async () => {
  await using given = await emptyShopWithOwner()
  const { shop, owner } = given
  await saveSetting(shop.deps.db, 'seller', completeSettings.seller)
  const audited = async (action: string) => {
    const { result } = await owner.call('GET staff/list-audit', {})
    return result.items.flatMap((row) => (row.action === action ? [row.subject] : []))
  }
  await owner.call('POST staff/change-setting', {
    body: { name: 'country', value: 'KW', force: true },
  })
  const changed = await audited('staff/change-setting')
  expect(changed).toEqual(expect.arrayContaining(['country', 'currency', 'vat', 'timeZone']))
  await owner.call('POST staff/reset-setting', { body: { name: 'country', force: true } })
  expect((await audited('staff/reset-setting')).toSorted()).toEqual(changed.toSorted())
  // A value that is the same again is one row.
  await owner.call('POST staff/change-setting', { body: { name: 'refundDays', value: 7 } })
  expect(await audited('staff/change-setting')).toHaveLength(changed.length + 1)
})

test('a country whose currency has other prices in the shop is confirmed like the currency', async () => {
  await using shop = await testShop()
  const owner = await staffOf(shop)
  await shop.deps.db.execute(sql`delete from settings where key in ('currency', 'otherCurrencies')`)
  const change = (force?: boolean) =>
    owner.call('POST staff/change-setting', {
      body: { name: 'country', value: 'KW', ...(force ? { force } : {}) },
    })
  const refused = await change()
  expect(refused.errorCode).toBe(errors.currency_keeps_numbers.number)
  expect((await findSettings(shop.deps.db)).currency).toBe('AED')
  expect((await change(true)).errorCode).toBe(0)
  expect((await findSettings(shop.deps.db)).currency).toBe('KWD')
})

test('a country is refused where its currency is already one of the other currencies', async () => {
  await using given = await emptyShopWithOwner()
  const { shop, owner } = given
  await saveSetting(shop.deps.db, 'otherCurrencies', [
    { currency: 'SAR', rate: '0.98', maxCash: 1, refundLimit: 1, shipping: [] },
  ])
  const { fields } = await owner.call('POST staff/change-setting', {
    body: { name: 'country', value: 'SA' },
  })
  expect(fields).toMatchObject({ currency: 'twice' })
})

test('the default value of a setting is that of the country', async () => {
  await using given = await emptyShopWithOwner()
  const { shop, owner, read } = given
  await saveSetting(shop.deps.db, 'vat', { regime: 'uae' })
  await saveSetting(shop.deps.db, 'country', 'SA')
  const { settings } = await read('money')
  expect(settings.find(({ name }) => name === 'vat')).toMatchObject({
    value: { regime: 'uae' },
    byDefault: { regime: 'ksa' },
    own: true,
  })
  await owner.call('POST staff/reset-setting', { body: { name: 'vat' } })
  expect((await findSettings(shop.deps.db)).vat).toEqual({ regime: 'ksa' })
})

test.each([
  ['AE', '0501234567', '+971501234567'],
  ['AE', '٠٥٠١٢٣٤٥٦٧', '+971501234567'],
  ['SA', '0501234567', '+966501234567'],
  ['SA', '+971 4 555 0132', '+97145550132'],
  ['KW', '٥٠٠١ ٢٣٤٥', '+96550012345'],
  ['AE', '800 46342', '+97180046342'],
  ['AE', '', ''],
])('in %s the phone %j of the shop is stored as %j', async (country, phone, stored) => {
  await using given = await emptyShopWithOwner()
  const { shop, save } = given
  await saveSetting(shop.deps.db, 'country', country)
  const text = { en: '', ar: '' }
  const contact = { phone, whatsapp: phone, email: '', hours: text, address: text }
  expect((await save('shop', { contact })).errorCode).toBe(0)
  const { contact: saved } = await findSettings(shop.deps.db)
  expect([saved.phone, saved.whatsapp]).toEqual([stored, stored])
})

test('a phone that nobody can call is refused at its field', async () => {
  await using given = await emptyShopWithOwner()
  const text = { en: '', ar: '' }
  const contact = { phone: '12345', whatsapp: '٠٥٠', email: '', hours: text, address: text }
  const { fields } = await given.save('shop', { contact })
  expect(fields).toEqual({ 'contact.phone': 'no_phone', 'contact.whatsapp': 'no_phone' })
})
