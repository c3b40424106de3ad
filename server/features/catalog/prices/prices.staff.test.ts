import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

async function shopWithStaff() {
  const shop = await testShop()
  const owner = await staffOf(shop, { name: 'Huda' })
  await addProduct(shop.deps.db, { id: 'try-a', price: 300_00 })
  const set = (...prices: object[]) =>
    owner.call('POST staff/set-prices', { body: { prices: prices as never } })
  const list = async (currency: string) => {
    const { result } = await owner.call('GET staff/list-prices', { query: { currency } })
    return result.find(({ product }) => product === 'try-a')
  }
  return { shop, owner, set, list, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test('a price is set, changed and taken off the list, each written down', async () => {
  await using given = await shopWithStaff()
  const { owner, set, list } = given
  await set({ product: 'try-a', currency: 'KWD', price: 24_750 })
  expect(await list('KWD')).toMatchObject({ price: 24_750, compareAt: null })
  await set({ product: 'try-a', currency: 'KWD', price: 20_000, compareAt: 24_750 })
  expect(await list('KWD')).toMatchObject({ price: 20_000, compareAt: 24_750 })
  await set({ product: 'try-a', currency: 'KWD', price: null })
  expect(await list('KWD')).toMatchObject({ price: null })
  const audit = await owner.call('GET staff/list-audit', { query: { subject: 'try-a' } })
  expect(audit.result.items).toHaveLength(3)
})

test('a price in the shop’s own currency is the one that the pages show', async () => {
  await using given = await shopWithStaff()
  const { shop, set, list } = given
  await set({ product: 'try-a', currency: 'AED', price: 280_00, compareAt: 300_00 })
  expect(await list('AED')).toMatchObject({ price: 280_00 })
  const { result } = await shop.call('GET product/get-product', { query: { id: 'try-a' } })
  expect(result).toMatchObject({ price: 280_00, compareAt: 300_00 })
})

test('a price in another currency is at once the one that lists show and filter by', async () => {
  await using shop = await testShop()
  const owner = await staffOf(shop, { name: 'Huda' })
  const search = () => shop.call('GET product/list-products', { query: { q: 'noor' } })
  const [before] = (await search()).result.otherPrices
  const price = { product: 'noor', currency: 'SAR', price: 1_000_00 }
  await owner.call('POST staff/set-prices', { body: { prices: [price] } })
  expect(before).toEqual({ currency: 'SAR', lowest: 610_00, highest: 610_00 })
  await expect
    .poll(async () => (await search()).result.otherPrices)
    .toEqual([{ currency: 'SAR', lowest: 1_000_00, highest: 1_000_00 }])
})

test('when one of several rows is wrong, none is saved and the wrong row is named', async () => {
  await using given = await shopWithStaff()
  const { set, list } = given
  const good = { product: 'try-a', currency: 'KWD', price: 24_750 }
  const wrong: [object, object][] = [
    [{ ...good, product: 'no-such' }, { 'prices.1.product': 'unknown' }],
    [{ ...good, currency: 'EUR' }, { 'prices.1.currency': 'unknown' }],
    [{ ...good, compareAt: 20_000 }, { 'prices.1.compareAt': 'too_low' }],
    [{ ...good, currency: 'AED', price: null }, { 'prices.1.price': 'required' }],
    [{ ...good, price: 1.5 }, { 'prices.1.price': 'invalid' }],
  ]
  for (const [row, fields] of wrong) {
    expect(await set(good, row)).toMatchObject({ status: 400, fields })
    expect(await list('KWD')).toMatchObject({ price: null })
  }
})

test('a price that has changed since the caller read it is not overwritten', async () => {
  await using given = await shopWithStaff()
  const { set, list } = given
  const inKuwait = { product: 'try-a', currency: 'KWD', price: 24_750 }
  const none = { price: null, compareAt: null }
  expect((await set({ ...inKuwait, old: none })).errorCode).toBe(0)
  const refused = { status: 400, fields: { 'prices.1.old': 'changed' } }
  const atHome = { product: 'try-a', currency: 'AED', price: 280_00 }
  const known = { price: 300_00, compareAt: null }
  const late = { ...inKuwait, price: 20_000, old: none }
  expect(await set({ ...atHome, old: known }, late)).toMatchObject(refused)
  const wrong = { ...atHome, old: { ...known, compareAt: 350_00 } }
  expect(await set({ ...inKuwait, price: 20_000 }, wrong)).toMatchObject(refused)
  expect(await list('KWD')).toMatchObject({ price: 24_750 })
  expect(await list('AED')).toMatchObject({ price: 300_00 })
  expect((await set({ ...atHome, old: known })).errorCode).toBe(0)
  expect(await list('AED')).toMatchObject({ price: 280_00 })
})
