import { expect, test } from 'vitest'
import { addProduct, putInCart } from '../../test/fixtures.ts'
import {
  later,
  noon,
  paymentStatus,
  placeOrder,
  press,
  readOrder,
  seenTotal,
  stockOf,
} from '../../test/order-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'
import { saveSetting } from '../shop/settings/settings.ts'

/** An order of 24.750 KWD, which is 300 AED, that nobody paid in time. */
async function expiredOrder() {
  const shop = await testShop()
  shop.setClock(noon)
  await saveSetting(shop.deps.db, 'otherCurrencies', [
    {
      currency: 'KWD',
      rate: '12.05',
      maxCash: 0,
      refundLimit: 0,
      shipping: [{ id: 'uae-standard', price: 2_000, freeFrom: null }],
    },
  ])
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 300_00, stock: { 54: 1 } })
  const change = (text: string) => shop.deps.pool.query(text)
  await change("insert into product_prices values ('try-a', 'KWD', 24750)")
  const guest = shop.guest()
  await putInCart(guest, product)
  await guest.call('POST cart/choose-currency', {
    body: { language_code: 'en', currency: 'KWD' },
  })
  const { result } = await placeOrder({ guest, total: await seenTotal(guest) })
  await press(shop, result.paymentToken, 'approve_late')
  shop.setClock(later(46))
  await shop.runJob('expire-unpaid-orders')
  return {
    shop,
    change,
    ...result,
    stock: () => stockOf(shop, product.skuOf(54)),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test.each([
  ['nothing has changed', 'select 1'],
  [
    'the price in the shop’s own currency has changed',
    'update products set price = price + 1, compare_at = null',
  ],
  [
    'the price in a third currency has changed',
    "insert into product_prices values ('try-a', 'SAR', 1)",
  ],
])('late money in dinars revives the order where %s', async (_, change) => {
  await using given = await expiredOrder()
  const { shop, orderToken } = given
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'expired' })
  await given.change(change)
  await shop.runJob('settle-simulator')
  expect(await readOrder(shop, orderToken)).toMatchObject({
    status: 'placed',
    paid: true,
    totals: { currency: 'KWD', total: 26_750 },
    invoice: { number: expect.any(String) },
  })
  expect(await given.stock()).toEqual({ stock: 0, reserved: 0 })
})

test.each([
  ['the price in dinars has changed', 'update product_prices set price = price + 1'],
  ['it is no longer sold in dinars', 'delete from product_prices'],
  ['it was withdrawn', 'update products set published = false'],
])('late money in dinars goes back where %s', async (_, change) => {
  await using given = await expiredOrder()
  const { shop, orderToken, paymentToken } = given
  await given.change(change)
  await shop.runJob('settle-simulator')
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'expired', paid: false })
  expect(await paymentStatus(shop, paymentToken)).toMatchObject({ state: 'refunded' })
  expect(await given.stock()).toEqual({ stock: 1, reserved: 0 })
})
