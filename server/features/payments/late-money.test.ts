import { expect, test } from 'vitest'
import { addProduct } from '../../test/fixtures.ts'
import {
  buyer,
  count,
  later,
  noon,
  onlineProvider,
  type OrderBody,
  paymentStatus,
  placeOrder,
  press,
  pressAt,
  readOrder,
  sellInRiyals,
  stockOf,
} from '../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

const sku = 'TRY-A-BLACK-54'

async function awaitingPayment(
  shop: TestShop,
  { stock = 5, ...changes }: Partial<OrderBody> & { stock?: number } = {},
) {
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: stock } })
  const customer = await buyer(shop, product)
  const { result } = await placeOrder(customer, changes)
  return { ...customer, product, ...result }
}

/** Time passes, and the order with it. */
async function expire(shop: TestShop, { at = later(46) } = {}) {
  shop.setClock(at)
  await shop.runJob('expire-unpaid-orders')
}

test('an order that was not paid in time releases its stock and leaves the cart as it is', async () => {
  await using shop = await testShop()
  const bought = await awaitingPayment(shop, { stock: 1 })
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({
    status: 'awaiting_payment',
    payBefore: new Date(later(45)).toISOString(),
  })
  await expire(shop, { at: later(44) })
  expect(await stockOf(shop, sku)).toEqual({ stock: 1, reserved: 1 })
  await Promise.all([expire(shop), expire(shop)])
  expect(await stockOf(shop, sku)).toEqual({ stock: 1, reserved: 0 })
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({ status: 'expired' })
  expect(await count(shop, 'order_events', "to_status = 'expired'")).toBe(1)
  const cart = await bought.guest.call('GET guest-cart/get-cart')
  expect(cart.result.lines).toMatchObject([{ buyable: true }])
  expect(await paymentStatus(shop, bought.paymentToken)).toMatchObject({
    state: 'expired',
    orderStatus: 'expired',
    payAt: null,
    paymentOptions: [],
  })
})

test('before an order expires its provider is asked, and a payment without a word counts', async () => {
  await using shop = await testShop()
  const bought = await awaitingPayment(shop)
  await shop.deps.pool.query("update simulator_payments set webhook_url = 'http://127.0.0.1:1/'")
  await press(shop, bought.paymentToken, 'approve_away')
  await expire(shop)
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({ status: 'placed', paid: true })
})

test('while a provider does not answer, the stock stays held for it, but not forever', async () => {
  await using shop = await testShop()
  const bought = await awaitingPayment(shop)
  shop.deps.config = { ...shop.deps.config, publicUrl: new URL('http://127.0.0.1:1/') }
  await expire(shop)
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({ status: 'awaiting_payment' })
  await expire(shop, { at: later(80) })
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({ status: 'expired' })
})

test('a payment whose word was lost is found by the timer', async () => {
  await using shop = await testShop()
  const bought = await awaitingPayment(shop)
  await shop.deps.pool.query("update simulator_payments set webhook_url = 'http://127.0.0.1:1/'")
  await press(shop, bought.paymentToken, 'approve_away')
  shop.setClock(later(2))
  await shop.runJob('settle-open-payments')
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({ status: 'awaiting_payment' })
  shop.setClock(later(4))
  await Promise.all([shop.runJob('settle-open-payments'), shop.runJob('settle-open-payments')])
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({ status: 'placed', paid: true })
})

test('money that comes after the order expired brings it back while all is as it was', async () => {
  await using shop = await testShop()
  const bought = await awaitingPayment(shop, { stock: 1 })
  await press(shop, bought.paymentToken, 'approve_late')
  await expire(shop)
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({ status: 'expired' })
  await shop.runJob('settle-simulator')
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({
    status: 'placed',
    paid: true,
    events: [{ status: 'awaiting_payment' }, { status: 'expired' }, { status: 'placed' }],
    invoice: { number: expect.any(String) },
  })
  expect(await stockOf(shop, sku)).toEqual({ stock: 0, reserved: 0 })
})

test.each<[string, 'card' | 'pay_in_4', string, string]>([
  ['stock has gone, a card is refunded', 'card', 'update variants set stock = 0', 'refunded'],
  [
    'stock has gone, instalments are called off',
    'pay_in_4',
    'update variants set stock = 0',
    'voided',
  ],
  ['price has changed', 'card', 'update products set price = price + 1', 'refunded'],
  ['product was withdrawn', 'card', 'update products set published = false', 'refunded'],
])('late money goes back where the %s', async (_, paymentMethod, change, state) => {
  await using shop = await testShop()
  const bought = await awaitingPayment(shop, { paymentMethod })
  await press(shop, bought.paymentToken, 'approve_late')
  await expire(shop)
  await shop.deps.pool.query(change)
  const before = await stockOf(shop, sku)
  await shop.runJob('settle-simulator')
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({ status: 'expired', paid: false })
  expect(await paymentStatus(shop, bought.paymentToken)).toMatchObject({ state })
  expect(await count(shop, 'simulator_payments', `state = '${state}'`)).toBe(1)
  expect(await count(shop, 'payment_ledger')).toBe(2)
  expect(await stockOf(shop, sku)).toEqual(before)
})

test('money for an order that was given up always goes back', async () => {
  await using shop = await testShop()
  const bought = await awaitingPayment(shop)
  await press(shop, bought.paymentToken, 'approve_late')
  await bought.guest.call('POST order/cancel-unpaid', { body: { orderToken: bought.orderToken } })
  shop.setClock(later(2))
  await shop.runJob('settle-simulator')
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({ status: 'cancelled' })
  expect(await paymentStatus(shop, bought.paymentToken)).toMatchObject({ state: 'refunded' })
})

test('the second of two payments for one order is refunded, and is not queried again', async () => {
  await using shop = await testShop()
  await sellInRiyals(shop)
  const bought = await awaitingPayment(shop)
  await press(shop, bought.paymentToken, 'approve_late')
  const { result } = await bought.guest.call('POST order/pay-again', {
    body: { orderToken: bought.orderToken, paymentMethod: 'net_banking' },
  })
  await press(shop, result.paymentToken, 'approve')
  shop.setClock(later(2))
  await shop.runJob('settle-simulator')
  shop.setClock(later(60))
  await shop.runJob('settle-open-payments')
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({ status: 'placed', paid: true })
  expect(await paymentStatus(shop, bought.paymentToken)).toMatchObject({ state: 'refunded' })
  expect(await paymentStatus(shop, result.paymentToken)).toMatchObject({ state: 'captured' })
  expect(await count(shop, 'payment_ledger')).toBe(3)
  expect(await count(shop, 'payment_attempts', 'ask_after is not null')).toBe(0)
  expect(await stockOf(shop, sku)).toEqual({ stock: 4, reserved: 0 })
})

test('money for an order that is to be paid at the door goes back', async () => {
  await using shop = await testShop()
  const bought = await awaitingPayment(shop)
  await press(shop, bought.paymentToken, 'approve_late')
  await bought.guest.call('POST order/pay-again', {
    body: { orderToken: bought.orderToken, paymentMethod: 'cash_on_delivery' },
  })
  shop.setClock(later(2))
  await shop.runJob('settle-simulator')
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({
    status: 'placed',
    paid: false,
    paymentMethod: 'cash_on_delivery',
  })
  expect(await paymentStatus(shop, bought.paymentToken)).toMatchObject({ state: 'refunded' })
})

test('a late payment for an earlier order of the same cart is refunded when a later order was placed', async () => {
  await using shop = await testShop()
  const bought = await awaitingPayment(shop)
  const { payAt } = await paymentStatus(shop, bought.paymentToken)
  await pressAt(payAt ?? '', 'approve_late')
  await expire(shop)
  const second = await placeOrder(bought, { paymentMethod: 'cash_on_delivery' })
  expect(second.errorCode).toBe(0)
  await shop.runJob('settle-simulator')
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({ status: 'expired', paid: false })
  expect(await paymentStatus(shop, bought.paymentToken)).toMatchObject({ state: 'refunded' })
})

test('a refund that fails is made good by the timer, once', async () => {
  await using shop = await testShop()
  const bought = await awaitingPayment(shop)
  await press(shop, bought.paymentToken, 'approve_late')
  await bought.guest.call('POST order/cancel-unpaid', { body: { orderToken: bought.orderToken } })
  shop.setClock(later(2))
  const provider = onlineProvider(shop)
  const { refund } = provider
  provider.refund = () => Promise.reject(new Error('down'))
  await shop.runJob('settle-simulator')
  expect(await paymentStatus(shop, bought.paymentToken)).toMatchObject({ state: 'captured' })
  provider.refund = refund
  shop.setClock(later(10))
  await Promise.all([shop.runJob('settle-open-payments'), shop.runJob('settle-open-payments')])
  expect(await paymentStatus(shop, bought.paymentToken)).toMatchObject({ state: 'refunded' })
  expect(await count(shop, 'payment_ledger', "kind = 'refund'")).toBe(1)
})

/** Returns the emails about returned payments that wait in the outbox. */
async function emailsOf(shop: TestShop) {
  const { rows } = await shop.deps.pool.query<Record<string, unknown>>(
    "select recipient, language, data from outbox where kind = 'payment_returned'",
  )
  return rows
}

test.each([
  ['card', 'refunded'],
  ['pay_in_4', 'voided'],
] as const)(
  "a customer who paid too late by %s gets one email in the customer's language when the payment is on its way back",
  async (paymentMethod, how) => {
    await using shop = await testShop()
    const bought = await awaitingPayment(shop, { paymentMethod, language_code: 'arb' })
    await press(shop, bought.paymentToken, 'approve_late')
    await expire(shop)
    await shop.deps.pool.query('update variants set stock = 0')
    const provider = onlineProvider(shop)
    const { refund, void: callOff } = provider
    provider.refund = provider.void = () => Promise.reject(new Error('down'))
    await shop.runJob('settle-simulator')
    expect(await emailsOf(shop)).toEqual([])

    Object.assign(provider, { refund, void: callOff })
    shop.woken.length = 0
    shop.setClock(later(60))
    await shop.runJob('settle-open-payments')
    shop.setClock(later(180))
    await shop.runJob('settle-open-payments')
    await paymentStatus(shop, bought.paymentToken)
    expect(await emailsOf(shop)).toEqual([
      {
        recipient: 'mariam@example.com',
        language: 'arb',
        data: {
          name: 'Mariam Saeed',
          orderNumber: bought.orderNumber,
          amount: '125\u00a0د.إ',
          why: 'late',
          how,
          instalments: paymentMethod === 'pay_in_4',
          link: `${shop.address}/ar/order/${bought.orderToken}`,
        },
      },
    ])
    expect(shop.woken).toContain('send-messages')
  },
)

test('money for an order that was given up, or that was paid twice, is written about as that', async () => {
  await using shop = await testShop()
  const given = await awaitingPayment(shop)
  await press(shop, given.paymentToken, 'approve_late')
  await given.guest.call('POST order/cancel-unpaid', { body: { orderToken: given.orderToken } })
  const twice = (await placeOrder(given)).result
  await press(shop, twice.paymentToken, 'approve_late')
  const { result } = await given.guest.call('POST order/pay-again', {
    body: { orderToken: twice.orderToken, paymentMethod: 'pay_in_4' },
  })
  await press(shop, result.paymentToken, 'approve')
  shop.setClock(later(2))
  await shop.runJob('settle-simulator')
  const emails = (await emailsOf(shop)).map(({ data }) => data as Record<string, string>)
  expect(emails.map(({ orderNumber, why }) => [orderNumber, why]).toSorted()).toEqual([
    [given.orderNumber, 'given_up'],
    [twice.orderNumber, 'twice'],
  ])
})

type Bought = Awaited<ReturnType<typeof awaitingPayment>>

const lettingGo: [string, (shop: TestShop, bought: Bought) => Promise<unknown>][] = [
  ['runs out of time', (shop) => expire(shop, { at: later(120) })],
  [
    'is given up',
    async (_, { guest, orderToken }) => {
      const { errorCode } = await guest.call('POST order/cancel-unpaid', { body: { orderToken } })
      expect(errorCode).toBe(404)
    },
  ],
  [
    'is ordered anew',
    async (_, { guest, total, ...known }) => {
      const cash = { paymentMethod: 'cash_on_delivery' } as const
      const { result } = await placeOrder({ guest, total }, cash)
      const { orderNumber, orderToken, paymentToken } = known
      expect(result).toEqual({ orderNumber, orderToken, paymentToken })
    },
  ],
  [
    'is to be paid in another way',
    async (_, { guest, orderToken }) => {
      const body = { orderToken, paymentMethod: 'cash_on_delivery' } as const
      expect((await guest.call('POST order/pay-again', { body })).errorCode).toBe(404)
    },
  ],
]

test.each(
  lettingGo.flatMap(([how, released]) => [true, false].map((known) => ({ how, released, known }))),
)(
  'an order that $how remains open while its payment is under review, known to be: $known',
  async ({ released, known }) => {
    await using shop = await testShop()
    const bought = await awaitingPayment(shop, { stock: 1 })
    const { payAt } = await paymentStatus(shop, bought.paymentToken)
    await shop.deps.pool.query(
      "update simulator_payments set amount = amount - 1, webhook_url = 'http://127.0.0.1:1/'",
    )
    await pressAt(payAt ?? '', 'approve')
    shop.setClock(later(1))
    if (known) await paymentStatus(shop, bought.paymentToken)
    expect(await count(shop, 'payment_attempts', "state = 'review'")).toBe(known ? 1 : 0)
    await released(shop, bought)
    expect(await paymentStatus(shop, bought.paymentToken)).toMatchObject({
      state: 'review',
      orderStatus: 'awaiting_payment',
    })
    expect(await stockOf(shop, sku)).toEqual({ stock: 1, reserved: 1 })
    expect(await count(shop, 'orders')).toBe(1)
  },
)
