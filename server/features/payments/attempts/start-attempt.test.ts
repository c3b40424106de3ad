import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import {
  buyer,
  count,
  onlineProvider,
  paymentStatus,
  placeOrder,
  pressAt,
} from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import type { OnlineProvider } from '../payment-provider.ts'

type Start = OnlineProvider['start']

/** Puts something between the shop and the provider that it asks for a page. */
function whileStarting(shop: TestShop, answer: (start: Start) => Start) {
  const provider = onlineProvider(shop)
  provider.start = answer(provider.start)
}

test('an order that was given up while its payment page failed to open stays given up', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  const customer = await buyer(shop, product)
  whileStarting(shop, () => async () => {
    const { rows } = await shop.deps.pool.query<{ token: string }>('select token from orders')
    const orderToken = rows[0]?.token ?? ''
    await customer.guest.call('POST order/cancel-unpaid', { body: { orderToken } })
    throw new Error('down')
  })
  expect((await placeOrder(customer)).errorCode).toBe(402)
  expect(await count(shop, 'payment_attempts', "state = 'cancelled'")).toBe(1)
})

test('a payment that was made although its page seemed not to open stays paid', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  whileStarting(shop, (start) => async (request) => {
    const started = await start(request)
    // The word of it comes sooner than the answer, which is lost.
    if ('redirectUrl' in started) await pressAt(started.redirectUrl, 'approve')
    throw new Error('timeout')
  })
  await placeOrder(await buyer(shop, product))
  expect(await count(shop, 'payment_attempts', "state = 'captured'")).toBe(1)
  expect(await count(shop, 'orders', "status = 'placed'")).toBe(1)
})

test("a payment that a provider refuses at once stores the reason and the provider's number", async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  const reason = { en: 'Not for this order.', ar: 'ليس لهذا الطلب.' }
  whileStarting(shop, () => async () => ({ providerRef: 'lender-1', refused: reason }))
  const { result } = await placeOrder(await buyer(shop, product), { paymentMethod: 'pay_in_4' })
  expect(
    await count(shop, 'payment_attempts', "state = 'failed' and provider_ref = 'lender-1'"),
  ).toBe(1)
  const provider = onlineProvider(shop)
  provider.read = () => Promise.reject(new Error('Nothing more is to be learnt.'))
  expect(await paymentStatus(shop, result.paymentToken)).toMatchObject({
    state: 'failed',
    reason: reason.en,
    orderStatus: 'awaiting_payment',
  })
})
