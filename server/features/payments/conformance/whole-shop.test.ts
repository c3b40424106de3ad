import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import {
  buyer,
  count,
  later,
  noon,
  paymentStatus,
  placeOrder,
  readOrder,
  sendAll,
} from '../../../test/order-fixtures.ts'
import { staffPerson } from '../../../test/return-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import type { FakeProvider, SentEvent } from '../../../test/payments/fake-provider.ts'
import { fakeStripe } from '../../../test/payments/fake-stripe.ts'
import { fakeTabby } from '../../../test/payments/fake-tabby.ts'
import { fakeTamara } from '../../../test/payments/fake-tamara.ts'
import { fakeTap } from '../../../test/payments/fake-tap.ts'

const fakes: [string, () => Promise<FakeProvider>][] = [
  ['stripe', fakeStripe],
  ['tap', fakeTap],
  ['tabby', fakeTabby],
  ['tamara', () => fakeTamara('AED')],
]

function shopWith({ name, accounts }: FakeProvider) {
  return testShop({ paymentProviders: [name, 'cash-on-delivery'], paymentAccounts: accounts })
}

async function order(shop: TestShop, fake: FakeProvider) {
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  const { result } = await placeOrder(await buyer(shop, product), { paymentMethod: fake.method })
  expect(fake.faults).toEqual([])
  const { rows } = await shop.deps.pool.query<{ ref: string }>(
    'select provider_ref as ref from payment_attempts',
  )
  return { ...result, ref: rows[0]?.ref ?? '' }
}

function send(shop: TestShop, { name }: FakeProvider, { rawBody, headers, query }: SentEvent) {
  const search = new URLSearchParams(query as Record<string, string>)
  return fetch(`${shop.address}/api/payment/webhook/${name}?${search}`, {
    method: 'POST',
    headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
    body: rawBody,
  })
}

test.each(fakes)('%s: from the button to the books and back', async (_, open) => {
  using fake = await open()
  await using shop = await shopWith(fake)
  const { ref, orderToken, paymentToken } = await order(shop, fake)
  const { payAt } = await paymentStatus(shop, paymentToken)
  expect(payAt).toMatch(/^https:\/\/(checkout\.|sandbox\.)/)

  fake.pay(ref)
  const event = await fake.event(ref, shop.deps.clock())
  const replies = await Promise.all([1, 2, 3].map(() => send(shop, fake, event)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'placed' })
  shop.setClock(later(2))
  await shop.runJob('settle-open-payments')
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'placed', paid: true })
  const [taken, aside] = fake.capturesAtOnce ? [12_500, 0] : [0, 12_500]
  expect(fake.books(ref)).toEqual({ captured: taken, refunded: 0, voided: 0 })

  shop.setClock(later(30))
  await shop.guest().call('POST order/cancel-order', {
    body: { order: orderToken, reason: 'changed_mind' },
  })
  const last = await fake.event(ref, shop.deps.clock())
  // However many signals arrive at once, the payment is returned once.
  await Promise.all([
    ...[1, 2, 3].map(() => send(shop, fake, last)),
    shop.runJob('settle-open-payments'),
    shop.runJob('settle-open-payments'),
  ])
  shop.setClock(later(32))
  await shop.runJob('settle-open-payments')
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'cancelled' })
  expect(fake.books(ref)).toEqual({ captured: taken, refunded: taken, voided: aside })
  const back = "kind in ('refund', 'void') and amount = 12500"
  expect(await count(shop, 'payment_ledger', back)).toBe(1)
  expect(fake.faults).toEqual([])
})

test.each(fakes.filter(([name]) => name === 'tabby' || name === 'tamara'))(
  '%s: is asked for the payment once the shipment has left, and refunds a part of it',
  async (_, open) => {
    using fake = await open()
    await using shop = await shopWith(fake)
    const { ref, orderNumber } = await order(shop, fake)
    fake.pay(ref)
    await send(shop, fake, await fake.event(ref, shop.deps.clock()))
    await sendAll(shop)
    await Promise.all([1, 2].map(() => shop.runJob('settle-open-payments')))
    shop.setClock(later(6))
    await shop.runJob('settle-open-payments')
    expect(fake.books(ref)).toEqual({ captured: 12_500, refunded: 0, voided: 0 })

    const staff = await staffPerson(shop)
    const input = { orderNumber, key: 'refund-key-1', lines: [], delivery: 2_500 }
    await staff.call('POST staff/refund-order', { body: { ...input, reason: 'late' } })
    await shop.runJob('send-refunds')
    expect(fake.books(ref)).toEqual({ captured: 12_500, refunded: 2_500, voided: 0 })
    expect(fake.faults).toEqual([])
  },
)

test.each(fakes)('%s: a forged word is refused and asks nobody', async (_, open) => {
  using fake = await open()
  await using shop = await shopWith(fake)
  const { ref } = await order(shop, fake)
  fake.pay(ref)
  const asked = fake.calls.length
  const reply = await send(shop, fake, await fake.forgedEvent(ref, shop.deps.clock()))
  expect(reply.status).toBe(401)
  expect(fake.calls).toHaveLength(asked)
  expect(await count(shop, 'payment_events')).toBe(0)
})

test('a buyer reads why tabby refuses and uses another payment method', async () => {
  using fake = await fakeTabby()
  fake.refuseBuyers?.()
  await using shop = await shopWith(fake)
  const { orderToken, paymentToken } = await order(shop, fake)
  const status = await paymentStatus(shop, paymentToken)
  expect(status).toMatchObject({
    state: 'failed',
    payAt: null,
    reason: expect.stringContaining('with Tabby'),
  })
  await shop.call('POST order/pay-again', {
    body: { orderToken, paymentMethod: 'cash_on_delivery' },
  })
  expect(await readOrder(shop, orderToken)).toMatchObject({
    status: 'placed',
    paymentMethod: 'cash_on_delivery',
  })
})
