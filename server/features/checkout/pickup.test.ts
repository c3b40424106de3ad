import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { addProduct } from '../../test/fixtures.ts'
import { staffOf } from '../../test/staff-fixtures.ts'
import { buyer, later, noon, placeOrder, readOrder } from '../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { villa } from '../../test/visit-fixtures.ts'

/** An address as the shop knows it when the customer collects the order. */
const nowhere = {
  ...villa,
  name: '',
  phone: '',
  email: '',
  state: '',
  city: '',
  district: '',
  addressLineOne: '',
  addressLineTwo: '',
  landmark: '',
  zipCode: '',
}
const collected = {
  address: nowhere,
  shippingMethod: 'boutique',
  paymentMethod: 'cash_on_delivery',
} as const

async function shopWithStaff() {
  const shop = await testShop()
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 300_00 })
  return { shop, product, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

async function emails({ deps }: TestShop) {
  const { rows } = await deps.pool.query(
    `select kind, data from outbox where kind like 'order_%' order by created_at`,
  )
  return rows
}

test('a customer who collects the order needs no address, pays at pickup and pays nothing for delivery', async () => {
  await using given = await shopWithStaff()
  const { shop, product } = given
  const { guest } = await buyer(shop, product)
  const draft = { address: nowhere, shippingMethod: 'boutique' }
  const saved = await guest.call('POST checkout/save-draft', {
    body: { language_code: 'en', draft },
  })
  const { cart, shippingOptions, paymentOptions } = saved.result
  expect(cart).toMatchObject({ pickup: true, totals: { shipping: 0, total: 300_00 } })
  expect(shippingOptions.map(({ id, pickup }) => [id, pickup?.address])).toEqual([
    ['uae-standard', undefined],
    ['uae-express', undefined],
    ['boutique', 'Al Wasl Road, Dubai'],
  ])
  const cash = paymentOptions.find(({ id }) => id === 'cash_on_delivery')
  expect(cash).toMatchObject({ title: 'Pay at pickup', refusal: null })
  const { result } = await placeOrder({ guest, total: 300_00 }, collected)
  const order = await readOrder(shop, result.orderToken)
  expect(order).toMatchObject({
    status: 'placed',
    address: { country: 'AE', addressLineOne: '' },
    shipping: {
      price: 0,
      pickup: { address: 'Al Wasl Road, Dubai', hours: 'Saturday to Thursday, 10 to 8' },
    },
  })
  const [received] = await emails(shop)
  expect(received).toMatchObject({ data: { pickup: { address: 'Al Wasl Road, Dubai' } } })
  const { rows } = await shop.deps.pool.query('select document from invoices')
  expect(rows[0]).toMatchObject({ document: { paidWith: { en: 'Pay at pickup' } } })
})

test('an order goes by courier and needs an address unless the customer chooses pickup', async () => {
  await using given = await shopWithStaff()
  const { shop, product } = given
  const { guest, total } = await buyer(shop, product)
  expect(total).toBe(325_00)
  const refused = await placeOrder(
    { guest, total },
    { ...collected, shippingMethod: 'uae-standard' },
  )
  expect(refused).toMatchObject({
    status: 400,
    fields: { 'address.addressLineOne': 'required' },
  })
})

test('pickup is possible only where the shop offers it', async () => {
  await using given = await shopWithStaff()
  const { shop, product } = given
  const { guest } = await buyer(shop, product)
  const address = { ...nowhere, country: 'SA' }
  const refused = await placeOrder({ guest, total: 300_00 }, { ...collected, address })
  expect(refused).toMatchObject({ status: 400, fields: { 'address.city': 'required' } })
})

test('the email of a ready pickup order names the place, and the order is handed over without a courier', async () => {
  await using given = await shopWithStaff()
  const { shop, product } = given
  const { guest } = await buyer(shop, product)
  const { result } = await placeOrder({ guest, total: 300_00 }, collected)
  const { orderNumber, orderToken } = result
  const owner = await staffOf(shop, { name: 'Huda' })
  shop.setClock(later(1))
  const body = { orderNumber }
  await owner.call('POST staff/confirm-order', { body })
  await owner.call('POST staff/order-ready', { body })
  const shipped = await owner.call('POST staff/ship-order', {
    body: { ...body, carrier: 'Aramex' },
  })
  expect(shipped.errorCode).toBe(errors.order_step_refused.number)
  expect((await owner.call('POST staff/deliver-order', { body })).errorCode).toBe(0)
  expect((await readOrder(shop, orderToken)).status).toBe('delivered')
  const notified = await emails(shop)
  expect(notified.map(({ kind }) => kind)).toEqual(['order_received', 'order_ready'])
  expect(notified[1]).toMatchObject({ data: { address: 'Al Wasl Road, Dubai' } })
})

test('a courier order cannot be marked delivered before the courier has it', async () => {
  await using given = await shopWithStaff()
  const { shop, product } = given
  const { result } = await placeOrder(await buyer(shop, product), {
    paymentMethod: 'cash_on_delivery',
  })
  const owner = await staffOf(shop, { name: 'Huda' })
  const body = { orderNumber: result.orderNumber, force: true }
  await owner.call('POST staff/confirm-order', { body })
  await owner.call('POST staff/order-ready', { body })
  const early = await owner.call('POST staff/deliver-order', { body })
  expect(early.errorCode).toBe(errors.order_step_refused.number)
})
