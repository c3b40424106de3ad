import type { SettingName } from '@rimal/contract/staff/setting-shapes'
import { setupSteps } from '@rimal/contract/staff/setup'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { migrate } from '../../../db/migrate.ts'
import { emptyDatabase } from '../../../test/databases/empty-database.ts'
import { completeSettings } from '../../../test/shops/complete-settings.ts'
import { staffOf, type TestStaff } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

async function openSteps(owner: TestStaff): Promise<string[]> {
  const { result } = await owner.call('GET staff/get-setup')
  return result.flatMap(({ step, isDone }) => (isDone ? [] : [step]))
}

test('the steps of a new shop are done one after the other, by what the shop has', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  await db.execute(sql`delete from settings where key <> 'secret'`)
  await db.execute(sql`update products set published = false, archived_at = now()`)
  const owner = await staffOf(shop)
  const set = async (name: 'name' | 'contact' | 'seller' | 'shipping' | 'cashOnDelivery') => {
    const { errorCode } = await owner.call('POST staff/change-setting', {
      body: { name, value: completeSettings[name] },
    })
    expect(errorCode).toBe(0)
    return openSteps(owner)
  }
  const last = ['delivery', 'payment', 'product', 'published', 'access']
  expect(await openSteps(owner)).toEqual(['country', 'contact', ...last])
  expect(await set('seller')).toEqual(['contact', ...last])
  await set('name')
  expect(await set('contact')).toEqual(last)
  await set('shipping')
  expect(await set('cashOnDelivery')).toEqual(['product', 'published', 'access'])
  await db.execute(sql`update products set archived_at = null`)
  expect(await openSteps(owner)).toEqual(['published', 'access'])
  await db.execute(sql`update products set published = true`)
  expect(await openSteps(owner)).toEqual(['access'])
  await staffOf(shop, { email: 'second@example.com' })
  expect(await openSteps(owner)).toEqual([])
})

test('a step says what it still lacks', async () => {
  await using shop = await testShop()
  await shop.deps.db.execute(sql`delete from settings where key <> 'secret'`)
  const owner = await staffOf(shop)
  const missing = async () => {
    const { result } = await owner.call('GET staff/get-setup')
    return Object.fromEntries(
      result.flatMap((one) => (one.missing.length > 0 ? [[one.step, one.missing]] : [])),
    )
  }
  const seller = ['seller.name', 'seller.address', 'seller.taxNumber']
  const rest = { contact: ['name', 'contact.email'], payment: ['cashOnDelivery'] }
  expect(await missing()).toEqual({ ...rest, country: seller })
  const { set } = settingsOf(owner)
  // The shop knows the values of Saudi Arabia, and not those of Germany.
  await set('country', 'SA')
  expect(await missing()).toEqual({ ...rest, country: seller })
  await set('shipping', [{ ...completeSettings.shipping[0], countries: ['SA', 'DE'] }])
  await set('country', 'DE')
  expect(await missing()).toMatchObject({ country: ['currency', 'vat', 'timeZone', ...seller] })
  await set('currency', 'AED')
  await set('vat', { regime: 'none' })
  await set('timeZone', 'Europe/Berlin')
  await set('seller', completeSettings.seller)
  // Cash that is taken nowhere is no payment.
  const { contact } = rest
  expect(await missing()).toEqual({ contact, payment: ['cashOnDelivery.countries'] })
  await set('cashOnDelivery', { countries: ['DE'], maxTotal: 100 })
  expect(await missing()).toEqual({ contact })
})

function settingsOf(owner: TestStaff) {
  return {
    async set(name: SettingName, value: unknown) {
      const { errorCode } = await owner.call('POST staff/change-setting', {
        body: { name, value, force: true },
      })
      expect(errorCode).toBe(0)
    },
  }
}

test('the sample shop lacks a way back in alone, which a recovery code of its owner is', async () => {
  await using shop = await testShop()
  const owner = await staffOf(shop)
  expect(await openSteps(owner)).toEqual(['access'])
  await shop.deps.db.execute(
    sql`insert into staff_recovery_codes (staff_id, finder, hash) values (${owner.staffId}, 'a', 'b')`,
  )
  expect(await openSteps(owner)).toEqual([])
})

test('a new shop has nothing yet', async () => {
  await using database = await emptyDatabase()
  const pool = new pg.Pool({ connectionString: database.url })
  await migrate(pool)
  await pool.end()
  await using shop = await testShop({}, { reach: () => database.url })
  const owner = await staffOf(shop)
  expect(await openSteps(owner)).toEqual([...setupSteps])
})
