import { expect, test } from 'vitest'
import { addProduct, putInCart } from '../../../test/fixtures.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { noon, placeOrder, readOrder } from '../../../test/order-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'
import { villa } from '../../../test/visit-fixtures.ts'

const riyadh = {
  ...villa,
  country: 'SA',
  state: '',
  city: 'الرياض',
  district: 'العليا',
  addressLineOne: 'طريق الملك فهد 12',
  zipCode: '',
  phone: '',
}

async function shopWithStaff() {
  const shop = await testShop()
  shop.setClock(noon)
  const owner = await staffOf(shop, { name: 'Huda' })
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 300_00 })
  const guest = shop.guest()
  await putInCart(guest, product)
  const draft = { address: riyadh }
  await guest.call('POST checkout/save-draft', { body: { language_code: 'en', draft } })
  return {
    shop,
    owner,
    guest,
    weigh: (name: string, grams: number | null) =>
      owner.call('POST staff/set-weight', { body: { product: name, grams } }),
    delivery: async () => (await guest.call('GET guest-cart/get-cart')).result.totals.shipping,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('a shipment costs by the weight of its units: of the size, else of the product, else the usual weight', async () => {
  await using given = await shopWithStaff()
  const { weigh, delivery } = given
  expect(await delivery()).toBe(60_00)
  await weigh('try-a', 4000)
  expect(await delivery()).toBe(95_00)
  await weigh('TRY-A-BLACK-54', 9000)
  expect(await delivery()).toBe(140_00)
  await weigh('TRY-A-BLACK-54', null)
  expect(await delivery()).toBe(95_00)
})

test('cart, checkout and order state the same price of a weight band', async () => {
  await using given = await shopWithStaff()
  const { shop, guest, weigh, delivery } = given
  await weigh('try-a', 4000)
  const checkout = await guest.call('GET checkout/get-checkout', { query: { language_code: 'en' } })
  expect(checkout.result.shippingOptions).toMatchObject([{ id: 'gulf', price: 95_00 }])
  const input = { address: riyadh, shippingMethod: 'gulf', paymentMethod: 'card' } as const
  const { result } = await placeOrder({ guest, total: 395_00 }, input)
  const order = await readOrder(shop, result.orderToken)
  expect(order.totals).toMatchObject({ shipping: await delivery(), total: 395_00 })
})

test('a weight is written down, and what there is not is not weighed', async () => {
  await using given = await shopWithStaff()
  const { owner, weigh } = given
  await weigh('try-a', 900)
  const audit = await owner.call('GET staff/list-audit', { query: { subject: 'try-a' } })
  expect(audit.result.items).toMatchObject([
    { action: 'staff/set-weight', details: { grams: 900 } },
  ])
  expect((await weigh('no-such', 900)).status).toBe(404)
  expect(await weigh('try-a', 0)).toMatchObject({ status: 400, fields: { grams: 'invalid' } })
})
