import { expect, test } from 'vitest'
import { addProduct } from '../../test/fixtures.ts'
import { staffOf } from '../../test/staff-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'
import type { StaffClient } from '../verb.ts'
import { importPrices } from './import-prices.ts'

test('an import shows old and new prices first, and writes exactly what it has shown', async () => {
  await using shop = await testShop()
  const owner = await staffOf(shop)
  await addProduct(shop.deps.db, { id: 'try-a', price: 300_00 })
  await addProduct(shop.deps.db, { id: 'try-b', price: 200_00 })
  const priceOf = async (id: string) => {
    const { rows } = await shop.deps.pool.query('select price from products where id = $1', [id])
    return rows[0]?.price
  }
  const ask: StaffClient['ask'] = async (address, input) =>
    (await owner.call(address, input)).result
  const run = async (csv: string, code?: string) => (await importPrices(ask, csv, code)).join('\n')
  const csv = 'product,currency,amount,before\ntry-b,AED,180,200\ntry-a,AED,3000\n'

  const shown = await run(csv)
  const [, code = ''] = /--confirm ([0-9a-f]{8})$/.exec(shown) ?? []
  expect(shown.split('\n').slice(0, 2)).toEqual([
    'try-a  AED 300.00 → 3000.00  LOOK AGAIN: more than double, or less than half',
    'try-b  AED 200.00 → 180.00 (before 200.00)',
  ])
  expect(shown).toContain('Nothing was written.')
  expect([await priceOf('try-a'), await priceOf('try-b')]).toEqual([300_00, 200_00])

  const mended = csv.replace('3000', '320')
  expect(await run(mended, code)).toContain('Nothing was written.')
  expect(await priceOf('try-a')).toBe(300_00)

  expect(await run(csv, code)).toContain('2 prices were written.')
  expect([await priceOf('try-a'), await priceOf('try-b')]).toEqual([3000_00, 180_00])
  expect(await run(csv)).toContain('has all prices of the rows already')
  await expect(run('try-z,AED,1')).rejects.toThrow('try-z is no product of the shop.')
  await expect(run('try-a,AED,10,9')).rejects.toThrow('the amount before must be above')
})

test('an import overwrites no price that somebody else changed while it ran', async () => {
  await using shop = await testShop()
  const owner = await staffOf(shop)
  await addProduct(shop.deps.db, { id: 'try-a', price: 300_00 })
  const ask: StaffClient['ask'] = async (address, input) => {
    if (address === 'POST staff/set-prices') {
      await shop.deps.pool.query("update products set price = 31000 where id = 'try-a'")
    }
    const { result, fields } = await owner.call(address, input)
    if (fields) throw new Error(JSON.stringify(fields))
    return result
  }
  const csv = 'try-a,AED,320\n'
  const [, code = ''] = /--confirm (\w+)$/.exec((await importPrices(ask, csv)).join('\n')) ?? []
  await expect(importPrices(ask, csv, code)).rejects.toThrow('"prices.0.old":"changed"')
})

test('a price in a currency in which the product was not sold is looked at again where it is far off', async () => {
  await using shop = await testShop()
  const owner = await staffOf(shop)
  const ask: StaffClient['ask'] = async (address, input) =>
    (await owner.call(address, input)).result
  const ids = ['try-a', 'try-b', 'try-c', 'try-d', 'try-e']
  for (const id of ids) await addProduct(shop.deps.db, { id })
  const shownOf = async (...rows: string[]) =>
    (await importPrices(ask, rows.join('\n'))).slice(0, -1)
  const prices = [24_750, 26_000, 25_000].map((price, index) => ({
    product: ids[index] ?? '',
    currency: 'KWD',
    price,
  }))
  await owner.call('POST staff/set-prices', { body: { prices } })

  // The point may have separated thousands in the file: it is read as decimals, and shown.
  expect(await shownOf('try-a;KWD;1.250', 'try-d;KWD;1.250', 'try-e;KWD;24.500')).toEqual([
    'try-a  KWD 24.750 → 1.250  LOOK AGAIN: more than double, or less than half',
    'try-d  KWD not sold → 1.250  LOOK AGAIN: far from other prices in KWD',
    'try-e  KWD not sold → 24.500',
  ])
  expect(await shownOf('try-d,KWD,1250,1300')).toEqual([
    'try-d  KWD not sold → 1250.000 (before 1300.000)  LOOK AGAIN: far from other prices in KWD',
  ])
  // An amount of 1,250 that fell in two cells of a file without a header.
  expect(await shownOf('try-d,KWD,1,250')).toEqual([
    'try-d  KWD not sold → 1.000 (before 250.000)  LOOK AGAIN: less than half of the amount before',
  ])
  // Taking a price off the list needs no second look.
  expect(await shownOf('try-a,KWD,-')).toEqual(['try-a  KWD 24.750 → not sold'])
})

test('the first prices of a currency are compared with each other', async () => {
  await using shop = await testShop()
  const owner = await staffOf(shop)
  const ask: StaffClient['ask'] = async (address, input) =>
    (await owner.call(address, input)).result
  for (const id of ['try-a', 'try-b', 'try-c']) await addProduct(shop.deps.db, { id })
  await shop.deps.pool.query("delete from product_prices where currency = 'OMR'")
  const shown = await importPrices(ask, 'try-a,OMR,1.250\ntry-b,OMR,31\ntry-c,OMR,28')
  expect(shown.slice(0, -1)).toEqual([
    'try-a  OMR not sold → 1.250  LOOK AGAIN: far from other prices in OMR',
    'try-b  OMR not sold → 31.000',
    'try-c  OMR not sold → 28.000',
  ])
})
