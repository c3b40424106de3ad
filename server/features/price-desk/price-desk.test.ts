import { expect, test } from 'vitest'
import { addProduct } from '../../test/fixtures.ts'
import { customerOf } from '../../test/identity-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'
import { staffAtTheMachine } from '../staff/at-the-machine.ts'

async function house() {
  const shop = await testShop()
  const owner = await customerOf(shop, { email: 'owner@example.com', name: 'Huda' })
  await staffAtTheMachine(shop.deps).addMember('owner@example.com', 'owner')
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
  await using given = await house()
  const { owner, set, list } = given
  await set({ product: 'try-a', currency: 'KWD', price: 24_750 })
  expect(await list('KWD')).toMatchObject({ price: 24_750, compareAt: null })
  await set({ product: 'try-a', currency: 'KWD', price: 20_000, compareAt: 24_750 })
  expect(await list('KWD')).toMatchObject({ price: 20_000, compareAt: 24_750 })
  await set({ product: 'try-a', currency: 'KWD', price: null })
  expect(await list('KWD')).toMatchObject({ price: null })
  const audit = await owner.call('GET staff/list-audit', { query: { subject: 'try-a' } })
  expect(audit.result).toHaveLength(3)
})

test('a price in the shop’s own currency is the one that the pages show', async () => {
  await using given = await house()
  const { shop, set, list } = given
  await set({ product: 'try-a', currency: 'AED', price: 280_00, compareAt: 300_00 })
  expect(await list('AED')).toMatchObject({ price: 280_00 })
  const { result } = await shop.call('GET product/get-product', { query: { id: 'try-a' } })
  expect(result).toMatchObject({ price: 280_00, compareAt: 300_00 })
})

test('of rows of which one is wrong none is taken, and that one is named', async () => {
  await using given = await house()
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
