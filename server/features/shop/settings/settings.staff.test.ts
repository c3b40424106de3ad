import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../db/connect.ts'
import { PageCache } from '../../../http/cache/page-cache.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { type TestShop, testShop } from '../../../test/test-shop.ts'
import { followCatalogChanges } from '../../catalog/follow-catalog-changes.ts'
import { ListingIndex } from '../../catalog/listing-index.ts'
import { sampleSettings } from '../sample-data/sample-settings.ts'
import { defaultSettings } from './settings.ts'

async function shopWithStaff() {
  const shop = await testShop()
  const owner = await staffOf(shop, { name: 'Huda' })
  return { shop, owner, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

const name = { en: 'Sahra', ar: 'صحراء' }

test('every setting is read with its value and whether the value is the shop’s own', async () => {
  await using given = await shopWithStaff()
  const { owner } = given
  const { result } = await owner.call('GET staff/list-settings')
  expect(result).toHaveLength(Object.keys(defaultSettings).length)
  const of = (wanted: string) => result.find((setting) => setting.name === wanted)
  expect(of('refundDays')).toEqual({ name: 'refundDays', value: 7, own: false })
  expect(of('name')).toMatchObject({ own: true })
  const one = await owner.call('GET staff/get-setting/{name}', { params: { name: 'vat' } })
  expect(one.result).toEqual({ name: 'vat', value: { regime: 'uae' }, own: false })
})

test('a change shows at once on cached pages, and so does a return to the default value', async () => {
  await using given = await shopWithStaff()
  const { shop, owner } = given
  const shownDays = async () => {
    const query = { country_code: 'AE' }
    return (await shop.call('GET delivery/get-options', { query })).result.options.map(
      ({ price }) => price,
    )
  }
  expect(await shownDays()).toEqual([2500, 4500])
  const value = defaultSettings.shipping.map((rule) =>
    rule.price ? { ...rule, price: rule.price + 100 } : rule,
  )
  const changed = await owner.call('POST staff/change-setting', {
    body: { name: 'shipping', value },
  })
  expect(changed.result).toEqual({ name: 'shipping', value, own: true })
  await expect.poll(shownDays).toEqual([2600, 4600])
  const reset = await owner.call('POST staff/reset-setting', { body: { name: 'shipping' } })
  expect(reset.result).toEqual({ name: 'shipping', value: defaultSettings.shipping, own: false })
  await expect.poll(shownDays).toEqual([2500, 4500])
})

test('every process drops its cached pages', async () => {
  await using given = await shopWithStaff()
  const { shop, owner } = given
  await using other = await secondProcess(shop)
  const page = { body: 'before', contentType: 'text/html', tags: ['shop'], seconds: 3600 }
  await other.pageCache.through('/home', async () => page)
  await owner.call('POST staff/change-setting', { body: { name: 'name', value: name } })
  await expect.poll(() => other.pageCache.get('/home')).toBeUndefined()
})

test('the audit records the value before and after, and of two simultaneous changes one after the other', async () => {
  await using given = await shopWithStaff()
  const { owner } = given
  const change = (value: number) =>
    owner.call('POST staff/change-setting', { body: { name: 'refundDays', value } })
  await Promise.all([change(3), change(4)])
  const { items } = (await owner.call('GET staff/list-audit', { query: { subject: 'refundDays' } }))
    .result
  const [later, earlier] = items.map(({ details }) => details)
  expect(earlier).toMatchObject({ before: 7 })
  expect(later).toMatchObject({ before: earlier?.['after'] })
})

test('a value that makes no sense changes nothing, and the field is named', async () => {
  await using given = await shopWithStaff()
  const { shop, owner } = given
  const value = [{ ...defaultSettings.shipping[0], price: -1 }]
  const refused = await owner.call('POST staff/change-setting', {
    body: { name: 'shipping', value },
  })
  expect(refused).toMatchObject({ status: 400, fields: { 'value.0.price': 'invalid' } })
  const unknown = await owner.call('POST staff/change-setting', {
    body: { name: 'secret' as never, value: 'x' },
  })
  expect(unknown).toMatchObject({ status: 400, fields: { name: 'invalid' } })
  const missing = await owner.call('POST staff/change-setting', {
    body: { name: 'refundDays' } as never,
  })
  expect(missing).toMatchObject({ status: 400, fields: { value: 'required' } })
  const audit = await owner.call('GET staff/list-audit', { query: { subject: 'shipping' } })
  expect(audit.result.items).toEqual([])
  const { rows } = await shop.deps.pool.query(`select value from settings where key = 'shipping'`)
  expect(rows).toEqual([{ value: sampleSettings.shipping }])
})

test('sales and production staff cannot change settings', async () => {
  await using given = await shopWithStaff()
  const { shop } = given
  const seller = await staffOf(shop, { role: 'sales', name: 'Reem' })
  const refused = await seller.call('POST staff/change-setting', {
    body: { name: 'name', value: name },
  })
  expect(refused).toMatchObject({ status: 403, errorCode: 501 })
})

/** Creates what a second process of the same shop works with, as far as the catalogue is concerned. */
async function secondProcess({ databaseUrl }: TestShop) {
  const { db, pool } = openDatabase(databaseUrl)
  pool.on('error', () => {})
  const listing = new ListingIndex()
  await listing.load(db)
  const log = pino({ level: 'silent' })
  const deps = { db, pool, listing, log, pageCache: new PageCache() }
  const following = await followCatalogChanges(deps)
  return {
    ...deps,
    async [Symbol.asyncDispose]() {
      await following.stop()
      await pool.end()
    },
  }
}
