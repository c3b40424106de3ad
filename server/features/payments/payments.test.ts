import { expect, test } from 'vitest'
import { addProduct } from '../../test/fixtures.ts'
import {
  buyer,
  count,
  type OrderBody,
  orderBody,
  paymentStatus,
  placeOrder,
  press,
  readOrder,
  stockOf,
} from '../../test/order-fixtures.ts'
import { withPhoneApp } from '../../test/push/phone-app.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { saveSetting } from '../shop/settings/settings.ts'

const sku = 'TRY-A-BLACK-54'

/** Creates a shopper with an order that awaits payment. */
async function awaitingPayment(
  shop: TestShop,
  { stock = 5, ...changes }: Partial<OrderBody> & { stock?: number } = {},
) {
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: stock } })
  const customer = await buyer(shop, product)
  const { result } = await placeOrder(customer, changes)
  return { ...customer, product, ...result }
}

function cartCount({ guest }: { guest: ReturnType<TestShop['guest']> }) {
  return guest.call('GET guest-cart/get-cart').then(({ result }) => result.count)
}

test.each([
  ['card', 'AED'],
  ['net_banking', 'SAR'],
  ['pay_in_4', 'AED'],
] as const)(
  'an order by %s in %s reserves its stock, and is placed when the provider says it is paid',
  async (paymentMethod, currency) => {
    await using shop = await testShop()
    await saveSetting(shop.deps.db, 'otherCurrencies', [])
    await saveSetting(shop.deps.db, 'currency', currency)
    const bought = await awaitingPayment(shop, { paymentMethod })
    expect(await stockOf(shop, sku)).toEqual({ stock: 5, reserved: 1 })
    expect(await paymentStatus(shop, bought.paymentToken)).toMatchObject({
      state: 'pending',
      method: paymentMethod,
      amount: 12_500,
      orderStatus: 'awaiting_payment',
      payAt: expect.stringContaining(`${shop.address}/simulator/pay/`),
    })
    expect(await cartCount(bought)).toBe(1)

    const back = await press(shop, bought.paymentToken, 'approve')
    expect(back.status).toBe(303)
    expect(back.headers.get('location')).toBe(`${shop.address}/payment/${bought.paymentToken}`)
    expect(await readOrder(shop, bought.orderToken)).toMatchObject({
      status: 'placed',
      paid: true,
      paymentMethod,
      payBefore: null,
      paymentToken: bought.paymentToken,
      invoice: { number: expect.stringContaining('INV-') },
      events: [{ status: 'awaiting_payment' }, { status: 'placed' }],
    })
    expect(await stockOf(shop, sku)).toEqual({ stock: 4, reserved: 0 })
    expect(await cartCount(bought)).toBe(0)
    expect(await count(shop, 'outbox', "kind = 'order_received'")).toBe(1)
    expect(await paymentStatus(shop, bought.paymentToken)).toMatchObject({
      state: paymentMethod === 'pay_in_4' ? 'authorized' : 'captured',
      payAt: null,
      paymentOptions: [],
      openInApp: null,
    })
  },
)

test('a shop with a phone app says where a payment opens in the app', async () => {
  await using shop = await testShop(withPhoneApp())
  const { paymentToken } = await awaitingPayment(shop)
  const { openInApp } = await paymentStatus(shop, paymentToken)
  expect(openInApp).toBe(`com.rimal.shop://payment/${paymentToken}`)
})

test('a declined card shows the reason and leaves every other method open; cash on delivery then places the order', async () => {
  await using shop = await testShop()
  const bought = await awaitingPayment(shop)
  await press(shop, bought.paymentToken, 'decline')
  const { result: inArabic } = await shop.call('GET payment/get-status/{paymentToken}', {
    params: { paymentToken: bought.paymentToken ?? '' },
    query: { language_code: 'arb' },
  })
  expect(inArabic).toMatchObject({
    state: 'failed',
    orderStatus: 'awaiting_payment',
    reason: 'رفض البنك عملية الدفع هذه.',
    payAt: null,
  })
  expect(inArabic.paymentOptions.map(({ id, refusal }) => [id, refusal])).toEqual([
    ['card', null],
    ['pay_in_4', null],
    ['cash_on_delivery', null],
  ])
  const again = await bought.guest.call('POST order/pay-again', {
    body: { orderToken: bought.orderToken, paymentMethod: 'cash_on_delivery' },
  })
  expect(again.result).toEqual({ paymentToken: null })
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({
    status: 'placed',
    paid: false,
    paymentMethod: 'cash_on_delivery',
  })
  expect(await stockOf(shop, sku)).toEqual({ stock: 4, reserved: 0 })
})

test('after a refusal the shopper pays by another card', async () => {
  await using shop = await testShop()
  const bought = await awaitingPayment(shop)
  await press(shop, bought.paymentToken, 'decline')
  const { result } = await bought.guest.call('POST order/pay-again', {
    body: { orderToken: bought.orderToken, paymentMethod: 'card' },
  })
  expect(result.paymentToken).not.toBe(bought.paymentToken)
  await press(shop, result.paymentToken, 'approve')
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({
    status: 'placed',
    paid: true,
    paymentToken: result.paymentToken,
  })
})

test('pressed twice, pay again opens one page; the sixth try is refused', async () => {
  await using shop = await testShop()
  const bought = await awaitingPayment(shop)
  const body = { orderToken: bought.orderToken, paymentMethod: 'card' } as const
  const same = await bought.guest.call('POST order/pay-again', { body })
  expect(same.result.paymentToken).toBe(bought.paymentToken)

  let token = bought.paymentToken
  for (let tries = 1; tries < 5; tries++) {
    await press(shop, token, 'cancel')
    const clicks = await Promise.all(
      [1, 2].map(() => bought.guest.call('POST order/pay-again', { body })),
    )
    expect(clicks[0]?.result).toEqual(clicks[1]?.result)
    token = clicks[0]?.result.paymentToken ?? null
  }
  expect(await count(shop, 'payment_attempts')).toBe(5)
  await press(shop, token, 'cancel')
  const sixth = await bought.guest.call('POST order/pay-again', { body })
  expect(sixth.errorCode).toBe(305)
})

test('a cancelled payment leaves the order and the cart as they are', async () => {
  await using shop = await testShop()
  const bought = await awaitingPayment(shop)
  await press(shop, bought.paymentToken, 'cancel')
  expect(await paymentStatus(shop, bought.paymentToken)).toMatchObject({ state: 'cancelled' })
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({ status: 'awaiting_payment' })
  expect(await cartCount(bought)).toBe(1)
})

test('giving up releases the stock and leaves the cart as it is; the payment page is closed', async () => {
  await using shop = await testShop()
  const bought = await awaitingPayment(shop)
  const { orderToken } = bought
  const given = await bought.guest.call('POST order/cancel-unpaid', { body: { orderToken } })
  expect(given.errorCode).toBe(0)
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'cancelled' })
  expect(await stockOf(shop, sku)).toEqual({ stock: 5, reserved: 0 })
  expect(await cartCount(bought)).toBe(1)
  expect(await paymentStatus(shop, bought.paymentToken)).toMatchObject({
    state: 'cancelled',
    payAt: null,
  })
  expect(await count(shop, 'simulator_payments', "state = 'cancelled'")).toBe(1)
  const again = await bought.guest.call('POST order/pay-again', {
    body: { orderToken, paymentMethod: 'card' },
  })
  expect(again.errorCode).toBe(308)
})

test('an order that is paid can no longer be given up', async () => {
  await using shop = await testShop()
  const bought = await awaitingPayment(shop)
  await press(shop, bought.paymentToken, 'approve_away')
  const { errorCode } = await bought.guest.call('POST order/cancel-unpaid', {
    body: { orderToken: bought.orderToken },
  })
  expect(errorCode).toBe(308)
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({ status: 'placed', paid: true })
})

test('typing the return address by hand pays nothing', async () => {
  await using shop = await testShop()
  const bought = await awaitingPayment(shop)
  for (let visit = 0; visit < 3; visit++) {
    expect(await paymentStatus(shop, bought.paymentToken)).toMatchObject({ state: 'pending' })
  }
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({ status: 'awaiting_payment' })
})

test('a new order of the same cart ends the earlier order', async () => {
  await using shop = await testShop()
  const first = await awaitingPayment(shop, { stock: 1 })
  const second = await placeOrder(first, { paymentMethod: 'pay_in_4' })
  expect(second.errorCode).toBe(0)
  expect(second.result.orderNumber).not.toBe(first.orderNumber)
  const { orderNumber: number, orderToken: token } = second.result
  const replaced = { replacedBy: { number, token } }
  expect(await readOrder(shop, first.orderToken)).toMatchObject({ status: 'expired', ...replaced })
  expect(await paymentStatus(shop, first.paymentToken)).toMatchObject(replaced)
  expect(await readOrder(shop, token)).toMatchObject({ replacedBy: null })
  expect(await stockOf(shop, sku)).toEqual({ stock: 1, reserved: 1 })
})

test('ordering anew after paying answers the order that is paid', async () => {
  await using shop = await testShop()
  const first = await awaitingPayment(shop)
  // Paid, but no word of it has reached the shop.
  await shop.deps.pool.query("update simulator_payments set webhook_url = 'http://127.0.0.1:1/'")
  await press(shop, first.paymentToken, 'approve_away')
  const second = await placeOrder(first)
  expect(second.result).toEqual({
    orderNumber: first.orderNumber,
    orderToken: first.orderToken,
    paymentToken: first.paymentToken,
  })
  expect(await count(shop, 'orders')).toBe(1)
  expect(await readOrder(shop, first.orderToken)).toMatchObject({ status: 'placed' })
})

test('an order outlives a provider that is down, and the same key pays the order once the provider works again', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  const customer = await buyer(shop, product)
  const body = orderBody(customer.total)
  const { publicUrl } = shop.deps.config
  shop.deps.config = { ...shop.deps.config, publicUrl: new URL('http://127.0.0.1:1/') }
  const down = await customer.guest.call('POST order/place-order', { body })
  expect(down.errorCode).toBe(402)
  shop.deps.config = { ...shop.deps.config, publicUrl }
  const up = await customer.guest.call('POST order/place-order', { body })
  expect(up.errorCode).toBe(0)
  expect(await count(shop, 'orders')).toBe(1)
  await press(shop, up.result.paymentToken, 'approve')
  expect(await readOrder(shop, up.result.orderToken)).toMatchObject({
    status: 'placed',
    paid: true,
  })
})

test('a provider may send nobody to a host that is not its own', async () => {
  await using shop = await testShop()
  const bought = await awaitingPayment(shop)
  const { payAt } = await paymentStatus(shop, bought.paymentToken)
  const own = new URL(payAt ?? '')
  for (const address of [
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    `${own.protocol}//${own.host}@evil.example${own.pathname}`,
    `${own.protocol}//somebody@${own.host}${own.pathname}`,
    `${own.protocol}//${own.host}.evil.example${own.pathname}`,
    `data:text/html,${own.host}`,
  ]) {
    await shop.deps.pool.query('update payment_attempts set redirect_url = $1', [address])
    expect(await paymentStatus(shop, bought.paymentToken)).toMatchObject({ payAt: null })
  }
})

test.each([
  'https:%2F%2Fevil.example',
  '%2F%2Fevil.example',
  '%5C%5Cevil.example',
  'javascript:alert(1)',
  '0'.repeat(31),
])('a payment that is named %s is none, and leads nowhere', async (name) => {
  await using shop = await testShop()
  const reply = await fetch(`${shop.address}/api/payment/get-status/${name}`, {
    redirect: 'manual',
  })
  expect({ status: reply.status, location: reply.headers.get('location') }).toEqual({
    status: 400,
    location: null,
  })
  const unknown = await fetch(`${shop.address}/api/payment/get-status/${'0'.repeat(32)}`)
  expect(unknown.status).toBe(404)
})
