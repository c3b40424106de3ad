import { expect, test } from 'vitest'
import { addProduct, type TestProduct } from '../../../test/fixtures.ts'
import {
  buyer,
  count,
  later,
  noon,
  onlineProvider,
  orderBody,
  paymentStatus,
  placeOrder,
  press,
  pressAt,
  readOrder,
  sellInRiyals,
  stockOf,
} from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { settleAttempt } from '../settle-attempt.ts'
import { fakeTap } from '../../../test/payments/fake-tap.ts'

const sku = 'TRY-A-BLACK-54'

async function shopWithProduct(shop: TestShop, stock = 5): Promise<TestProduct> {
  shop.setClock(noon)
  return addProduct(shop.deps.db, { id: 'try-a', stock: { 54: stock } })
}

/** Holds the first call until it is let go; `reached` once it is there. */
function gate() {
  const reached = Promise.withResolvers<void>()
  const open = Promise.withResolvers<void>()
  let isFirst = true
  return {
    reached: reached.promise,
    released: () => open.resolve(),
    async pass() {
      if (!isFirst) return
      isFirst = false
      reached.resolve()
      await open.promise
    },
  }
}

/** Returns what is left of all that was ever paid, by the records of the provider. */
async function paidInAll(shop: TestShop): Promise<number> {
  const { rows } = await shop.deps.pool.query<{ paid: number }>(`
    select coalesce(sum(case m->>'kind' when 'capture' then 1 when 'refund' then -1 else 0 end
      * (m->>'amount')::int), 0)::int as paid
    from simulator_payments, jsonb_array_elements(entries) m`)
  return rows[0]?.paid ?? 0
}

test('when two payments for one order are made at the same moment, one remains and the other is refunded', async () => {
  await using shop = await testShop()
  await sellInRiyals(shop)
  const product = await shopWithProduct(shop)
  for (const round of [1, 2, 3, 4]) {
    shop.setClock(later(round * 5))
    const customer = await buyer(shop, product)
    const { result } = await placeOrder(customer)
    await press(shop, result.paymentToken, 'approve_late')
    const second = await customer.guest.call('POST order/pay-again', {
      body: { orderToken: result.orderToken, paymentMethod: 'net_banking' },
    })
    const { payAt } = await paymentStatus(shop, second.result.paymentToken)
    shop.setClock(later(round * 5 + 2))
    await Promise.all([shop.runJob('settle-simulator'), pressAt(payAt ?? '', 'approve')])
    const states = await Promise.all(
      [result.paymentToken, second.result.paymentToken].map((token) => paymentStatus(shop, token)),
    )
    expect(states.map(({ state }) => state).toSorted()).toEqual(['captured', 'refunded'])
    expect(await readOrder(shop, result.orderToken)).toMatchObject({ status: 'placed', paid: true })
    expect(await paidInAll(shop)).toBe(round * 12_500)
    expect(await stockOf(shop, sku)).toEqual({ stock: 5 - round, reserved: 0 })
  }
})

test('an answer that was overtaken on its way changes nothing', async () => {
  await using shop = await testShop()
  const { result } = await placeOrder(await buyer(shop, await shopWithProduct(shop)))
  const { payAt } = await paymentStatus(shop, result.paymentToken)
  const provider = onlineProvider(shop)
  const { read } = provider
  const slow = gate()
  provider.read = async (ref) => {
    const snapshot = await read(ref)
    await slow.pass()
    return snapshot
  }
  shop.setClock(later(1))
  const early = paymentStatus(shop, result.paymentToken)
  await slow.reached
  await pressAt(payAt ?? '', 'approve')
  expect(await readOrder(shop, result.orderToken)).toMatchObject({ status: 'placed', paid: true })
  slow.released()
  expect(await early).toMatchObject({ state: 'captured', orderStatus: 'placed' })
  expect(await count(shop, 'payment_ledger')).toBe(1)
  expect(await count(shop, 'order_events', "to_status = 'placed'")).toBe(1)
})

test('a refund that is heard of before its payment pays nothing, and the order can still be paid', async () => {
  using fake = await fakeTap()
  await using shop = await testShop({
    paymentProviders: ['tap', 'cash-on-delivery'],
    paymentAccounts: fake.accounts,
  })
  const { guest, total } = await buyer(shop, await shopWithProduct(shop))
  const { result } = await placeOrder({ guest, total })
  const { rows } = await shop.deps.pool.query<{ ref: string }>(
    'select provider_ref as ref from payment_attempts',
  )
  const ref = rows[0]?.ref ?? ''
  const send = ({ rawBody, headers }: Awaited<ReturnType<typeof fake.event>>) =>
    fetch(`${shop.address}/api/payment/webhook/${fake.name}`, {
      method: 'POST',
      headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
      body: rawBody,
    })
  fake.pay(ref)
  const ofPayment = await fake.event(ref, shop.deps.clock())
  fake.refundByHand(ref, total)
  const ofRefund = await fake.event(ref, shop.deps.clock())
  for (const event of [ofRefund, ofPayment, ofRefund]) {
    expect((await send(event)).status).toBe(200)
    expect(await paymentStatus(shop, result.paymentToken)).toMatchObject({
      state: 'refunded',
      orderStatus: 'awaiting_payment',
    })
  }
  expect(await count(shop, 'payment_ledger')).toBe(2)
  expect(await count(shop, 'invoices')).toBe(0)
  expect(await stockOf(shop, sku)).toEqual({ stock: 5, reserved: 1 })
  await guest.call('POST order/pay-again', {
    body: { orderToken: result.orderToken, paymentMethod: 'cash_on_delivery' },
  })
  expect(await readOrder(shop, result.orderToken)).toMatchObject({ status: 'placed', paid: false })
  expect(fake.faults).toEqual([])
})

test('while a provider answers slowly about one payment, other shoppers order and pay for the same product', async () => {
  await using shop = await testShop()
  const product = await shopWithProduct(shop, 2)
  const first = (await placeOrder(await buyer(shop, product))).result
  const { payAt } = await paymentStatus(shop, first.paymentToken)
  const provider = onlineProvider(shop)
  const { read } = provider
  const slow = gate()
  provider.read = async (ref) => {
    await slow.pass()
    return read(ref)
  }
  const paying = pressAt(payAt ?? '', 'approve')
  await slow.reached
  const second = (await placeOrder(await buyer(shop, product))).result
  await press(shop, second.paymentToken, 'approve')
  expect(await readOrder(shop, second.orderToken)).toMatchObject({ status: 'placed', paid: true })
  expect(await readOrder(shop, first.orderToken)).toMatchObject({ status: 'awaiting_payment' })
  slow.released()
  await paying
  expect(await readOrder(shop, first.orderToken)).toMatchObject({ status: 'placed', paid: true })
  expect(await stockOf(shop, sku)).toEqual({ stock: 0, reserved: 0 })
})

test('pressed again while a provider is slow to open its page, it is one order and one payment', async () => {
  await using shop = await testShop()
  const { guest, total } = await buyer(shop, await shopWithProduct(shop))
  const provider = onlineProvider(shop)
  const { start } = provider
  const slow = gate()
  provider.start = async (request) => {
    await slow.pass()
    return start(request)
  }
  const body = orderBody(total)
  const pressed = guest.call('POST order/place-order', { body })
  await slow.reached
  const again = await guest.call('POST order/place-order', { body })
  const { paymentToken } = again.result
  expect(await paymentStatus(shop, paymentToken)).toMatchObject({ state: 'created', payAt: null })
  slow.released()
  expect((await pressed).result).toEqual(again.result)
  expect(await paymentStatus(shop, paymentToken)).toMatchObject({
    state: 'pending',
    payAt: expect.stringContaining('/simulator/pay/'),
  })
  expect(await count(shop, 'orders')).toBe(1)
  expect(await count(shop, 'payment_attempts')).toBe(1)
  expect(await count(shop, 'simulator_payments')).toBe(1)
})

test('when a late payment and another shopper compete for the last unit, one gets it', async () => {
  await using shop = await testShop()
  const product = await shopWithProduct(shop, 1)
  for (const round of [0, 1, 2, 3]) {
    const start = round * 60
    shop.setClock(later(start))
    const first = (await placeOrder(await buyer(shop, product))).result
    await press(shop, first.paymentToken, 'approve_late')
    shop.setClock(later(start + 46))
    await shop.runJob('expire-unpaid-orders')
    const other = await buyer(shop, product)
    const [ordered] = await Promise.all([
      placeOrder(other, { paymentMethod: 'cash_on_delivery' }),
      shop.runJob('settle-simulator'),
    ])
    const { status, paid } = await readOrder(shop, first.orderToken)
    const isOfSession = status === 'placed'
    expect({ status, paid, refused: ordered.errorCode }).toEqual(
      isOfSession
        ? { status: 'placed', paid: true, refused: 303 }
        : { status: 'expired', paid: false, refused: 0 },
    )
    expect(await paymentStatus(shop, first.paymentToken)).toMatchObject({
      state: isOfSession ? 'captured' : 'refunded',
    })
    expect(await stockOf(shop, sku)).toEqual({ stock: 0, reserved: 0 })
    await shop.deps.pool.query('update variants set stock = 1')
  }
})

test('when twenty shoppers pay for the last unit at once, one is charged', async () => {
  await using shop = await testShop()
  await sellInRiyals(shop)
  const product = await shopWithProduct(shop, 1)
  const all = await Promise.all(Array.from({ length: 20 }, () => buyer(shop, product)))
  const replies = await Promise.all(
    all.map(async (customer, index) => {
      const paymentMethod = index % 2 === 0 ? 'card' : 'net_banking'
      const reply = await placeOrder(customer, { paymentMethod })
      if (reply.errorCode === 0) await press(shop, reply.result.paymentToken, 'approve')
      return reply
    }),
  )
  const refused = replies.filter(({ errorCode }) => errorCode !== 0)
  expect(refused).toHaveLength(19)
  for (const { errorCode, message } of refused) {
    expect({ errorCode, isSaid: message !== '' }).toEqual({ errorCode: 303, isSaid: true })
  }
  expect(await count(shop, 'orders', "status = 'placed'")).toBe(1)
  expect(await paidInAll(shop)).toBe(12_500)
  expect(await stockOf(shop, sku)).toEqual({ stock: 0, reserved: 0 })
})

test('when several processes detect a payment to be refunded, one requests the refund, because a provider may not recognise a second request', async () => {
  await using shop = await testShop()
  const { result } = await placeOrder(await buyer(shop, await shopWithProduct(shop)))
  await press(shop, result.paymentToken, 'approve')
  await shop.guest().call('POST order/cancel-order', {
    body: { order: result.orderToken, reason: 'changed_mind' },
  })
  const provider = onlineProvider(shop)
  const { refund } = provider
  const first = gate()
  const asked: number[] = []
  provider.refund = async (ref, amount, key) => {
    asked.push(amount)
    await first.pass()
    return refund(ref, amount, key)
  }
  const giving = shop.runJob('settle-open-payments')
  await first.reached
  const { rows } = await shop.deps.pool.query<{ id: string }>('select id from payment_attempts')
  await Promise.all([1, 2, 3].map(() => settleAttempt(shop.deps, rows[0]?.id ?? '')))
  expect(asked).toEqual([12_500])
  first.released()
  await giving
  expect(await paymentStatus(shop, result.paymentToken)).toMatchObject({ state: 'refunded' })
  expect(await paidInAll(shop)).toBe(0)
  expect(asked).toEqual([12_500])
})

test('a refund whose process died after it began is completed by the timer', async () => {
  await using shop = await testShop()
  const { result } = await placeOrder(await buyer(shop, await shopWithProduct(shop)))
  await press(shop, result.paymentToken, 'approve')
  await shop.guest().call('POST order/cancel-order', {
    body: { order: result.orderToken, reason: 'changed_mind' },
  })
  // Simulates the death of the asking process, which has recorded that it asks and done no more.
  await shop.deps.pool.query('update payment_attempts set refunding_since = $1', [
    shop.deps.clock(),
  ])
  await shop.runJob('settle-open-payments')
  expect(await paidInAll(shop)).toBe(12_500)
  shop.setClock(later(2))
  await shop.runJob('settle-open-payments')
  expect(await paidInAll(shop)).toBe(0)
})
