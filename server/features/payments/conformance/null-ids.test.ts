import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { buyer, count, noon, placeOrder } from '../../../test/order-fixtures.ts'
import type { FakeProvider, SentEvent } from '../../../test/payments/fake-provider.ts'
import { fakeStripe } from '../../../test/payments/fake-stripe.ts'
import { fakeTabby } from '../../../test/payments/fake-tabby.ts'
import { fakeTamara } from '../../../test/payments/fake-tamara.ts'
import { fakeTap } from '../../../test/payments/fake-tap.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

type Body = Record<string, unknown>

/** Signs another body as the provider would; the signatures of tabby and tamara do not depend on the body. */
function signedAgain(fake: FakeProvider, event: SentEvent, body: Body): SentEvent {
  const rawBody = JSON.stringify(body)
  if (fake.name === 'stripe') {
    const secret = fake.accounts.stripe?.webhookSecret ?? ''
    const timestamp = Math.floor(Date.parse(noon) / 1000)
    const header = new Stripe('sk_test').webhooks.generateTestHeaderString({
      payload: rawBody,
      secret,
      timestamp,
    })
    return { ...event, rawBody, headers: { 'stripe-signature': header } }
  }
  if (fake.name === 'tap') {
    const { id, amount, currency, status, reference, transaction } = body as {
      id: unknown
      amount: number
      currency: string
      status: string
      reference: { gateway: string; payment: string }
      transaction: { created: string }
    }
    const signed =
      `x_id${id}x_amount${amount.toFixed(2)}x_currency${currency}` +
      `x_gateway_reference${reference.gateway}x_payment_reference${reference.payment}` +
      `x_status${status}x_created${transaction.created}`
    const key = fake.accounts.tap?.secretKey ?? ''
    const hashstring = createHmac('sha256', key).update(signed).digest('hex')
    return { ...event, rawBody, headers: { hashstring } }
  }
  return { ...event, rawBody }
}

function send(shop: TestShop, { name }: FakeProvider, { rawBody, headers, query }: SentEvent) {
  const search = new URLSearchParams(query as Record<string, string>)
  return fetch(`${shop.address}/api/payment/webhook/${name}?${search}`, {
    method: 'POST',
    headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
    body: rawBody,
  })
}

type Case = [id: string, open: () => Promise<FakeProvider>, put: (body: Body, id: unknown) => Body]
const cases: Case[] = [
  ['the id of a stripe event', fakeStripe, (body, id) => ({ ...body, id })],
  [
    'the id of a stripe session',
    fakeStripe,
    (body, id) => ({ ...body, data: { object: { ...objectOf(body), id } } }),
  ],
  [
    'the payment of a stripe refund',
    fakeStripe,
    (body, id) => ({
      ...body,
      type: 'charge.refunded',
      data: { object: { id: 'ch_1', payment_intent: id } },
    }),
  ],
  ['the id of a tap charge', fakeTap, (body, id) => ({ ...body, id })],
  ['the charge of a tap refund', fakeTap, (body, id) => ({ ...body, charge_id: id })],
  ['the id of a tabby payment', fakeTabby, (body, id) => ({ ...body, id })],
  ['the id of a tamara order', () => fakeTamara('AED'), (body, id) => ({ ...body, order_id: id })],
]
const objectOf = ({ data }: Body) => (data as { object: Body }).object

test.each(
  cases.flatMap(([id, open, put]) =>
    (
      [
        ['null', null],
        ['a number', 7],
        ['empty', ''],
        ['a list', ['x']],
      ] as const
    ).map(([what, value]) => [id, what, value, open, put] as const),
  ),
)('%s that is %s is stored nowhere and is no failure', async (_id, _what, value, open, put) => {
  using fake = await open()
  await using shop = await testShop({
    paymentProviders: [fake.name, 'cash-on-delivery'],
    paymentAccounts: fake.accounts,
  })
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  await placeOrder(await buyer(shop, product), { paymentMethod: fake.method })
  const { rows } = await shop.deps.pool.query<{ ref: string }>(
    'select provider_ref as ref from payment_attempts',
  )
  const ref = rows[0]?.ref ?? ''
  const event = await fake.event(ref, shop.deps.clock())
  const body = JSON.parse(event.rawBody) as Body
  const asked = fake.calls.length
  const reply = await send(shop, fake, signedAgain(fake, event, put(body, value)))
  // 200 where the event is about nothing that the shop knows.
  expect([200, 401]).toContain(reply.status)
  expect(fake.calls.length).toBe(asked)
  expect(await count(shop, 'payment_events')).toBe(0)
  // The signature is the right one: with the id that it had, the event is taken.
  expect((await send(shop, fake, signedAgain(fake, event, body))).status).toBe(200)
  expect(await count(shop, 'payment_events')).toBe(1)
})
