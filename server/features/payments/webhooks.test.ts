import { expect, test } from 'vitest'
import { openLog } from '../../log.ts'
import { addProduct } from '../../test/fixtures.ts'
import {
  buyer,
  count,
  onlineProvider,
  paymentStatus,
  placeOrder,
  pressAt,
  readOrder,
} from '../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { signText } from './adapters/simulator/signed-text.ts'

/** Places an order whose payment the simulator knows; its events reach the shop only through a test. */
async function paidBeforeEvent(shop: TestShop, outcome = 'approve_away') {
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  const { result } = await placeOrder(await buyer(shop, product))
  const { payAt } = await paymentStatus(shop, result.paymentToken)
  await shop.deps.pool.query("update simulator_payments set webhook_url = 'http://127.0.0.1:1/'")
  await pressAt(payAt ?? '', outcome)
  const { rows } = await shop.deps.pool.query<{ ref: string }>('select ref from simulator_payments')
  return { ...result, ref: rows[0]?.ref ?? '' }
}

function send(
  shop: TestShop,
  {
    provider = 'simulator',
    text,
    signature,
  }: { provider?: string; text: string; signature?: string },
) {
  return fetch(`${shop.address}/api/payment/webhook/${provider}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { 'simulator-signature': signature }),
    },
    body: text,
  })
}

function sign(shop: TestShop, text: string, { at = shop.deps.clock(), purpose = 'webhook' } = {}) {
  return signText(shop.deps.sign('simulator', purpose), text, at)
}

test('the same word ten times at once is one entry in the books and one order', async () => {
  await using shop = await testShop()
  const { ref, orderToken } = await paidBeforeEvent(shop)
  const text = JSON.stringify({ id: 'word-1', ref })
  const signature = sign(shop, text)
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => send(shop, { text, signature })),
  )
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'placed', paid: true })
  expect(await count(shop, 'payment_events')).toBe(1)
  expect(await count(shop, 'payment_ledger')).toBe(1)
  expect(await count(shop, 'order_events', "to_status = 'placed'")).toBe(1)
  expect(await count(shop, 'outbox')).toBe(1)
  expect(await count(shop, 'number_series', 'last = 1')).toBe(1)
})

type Forged = Partial<Parameters<typeof send>[1]>
const forgeries: [string, (shop: TestShop, text: string) => Forged][] = [
  ['no signature', () => ({})],
  ['an empty signature', () => ({ signature: 't=1,v1=' })],
  ['a signature of another text', (shop) => ({ signature: sign(shop, '{}') })],
  [
    'a signature by another key',
    (shop, text) => ({ signature: sign(shop, text, { purpose: 'request' }) }),
  ],
  [
    'a signature that is 301 seconds old',
    (shop, text) => ({
      signature: sign(shop, text, { at: new Date(shop.deps.clock().getTime() - 301_000) }),
    }),
  ],
  [
    'the address of another provider',
    (shop, text) => ({ provider: 'tabby', signature: sign(shop, text) }),
  ],
  [
    'the address of a way that has no provider',
    (shop, text) => ({ provider: 'cash-on-delivery', signature: sign(shop, text) }),
  ],
]

test('a forged webhook is refused with 401 and changes nothing', async () => {
  await using shop = await testShop()
  const { ref } = await paidBeforeEvent(shop)
  const text = JSON.stringify({ id: 'word-1', ref })
  for (const [name, forge] of forgeries) {
    const { status } = await send(shop, { text, ...forge(shop, text) })
    expect({ name, status }).toEqual({ name, status: 401 })
  }
  expect((await send(shop, { text: 'paid', signature: sign(shop, 'paid') })).status).toBe(401)
  expect(await count(shop, 'payment_events')).toBe(0)
  expect(await count(shop, 'payment_attempts', "state = 'pending'")).toBe(1)
})

test.each([
  ['null', null],
  ['a list', []],
  ['nothing', {}],
  ['an id of null', { id: null, ref: 'f'.repeat(32) }],
  ['an id that is a number', { id: 7, ref: 'f'.repeat(32) }],
  ['an empty id', { id: '', ref: 'f'.repeat(32) }],
  ['a NUL in its id', { id: 'event\u0000', ref: 'f'.repeat(32) }],
  ['no reference', { id: 'event-1' }],
  ['a reference of null', { id: 'event-1', ref: null }],
  ['a reference that is an object', { id: 'event-1', ref: { toString: 'x' } }],
  ['a reference that leaves its folder', { id: 'event-1', ref: '../buyers' }],
  ['a reference that is two dots', { id: 'event-1', ref: '..' }],
  ['a reference with a query', { id: 'event-1', ref: 'f?x=1' }],
  ['a reference with a NUL', { id: 'event-1', ref: 'f\u0000' }],
  ['a reference of a thousand letters', { id: 'event-1', ref: 'f'.repeat(1000) }],
])('a signed webhook with %s is refused and stored nowhere', async (_, body) => {
  await using shop = await testShop()
  const text = JSON.stringify(body)
  const response = await send(shop, { text, signature: sign(shop, text) })
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ errorCode: 403 })
  expect(await count(shop, 'payment_events')).toBe(0)
})

test('a signed webhook whose ids have another form is written to the log, and a forged one is no error', async () => {
  const lines: string[] = []
  const output = { write: (line: string) => void lines.push(line) }
  const log = openLog({ logLevel: 'error', production: true }, output)
  await using shop = await testShop({}, { log })
  const text = JSON.stringify({ id: 'event-1', ref: 'pay/2027/1' })
  expect((await send(shop, { text, signature: 't=1,v1=' })).status).toBe(401)
  expect(lines).toEqual([])
  expect((await send(shop, { text, signature: sign(shop, text) })).status).toBe(401)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { provider: 'simulator', msg: 'a signed webhook has ids of an unknown form' },
  ])
})

test('a genuine event about a payment that the shop never began is stored and answered', async () => {
  await using shop = await testShop()
  const text = JSON.stringify({ id: 'word-1', ref: 'f'.repeat(32) })
  expect((await send(shop, { text, signature: sign(shop, text) })).status).toBe(200)
  expect(await count(shop, 'payment_events')).toBe(1)
})

test('the content of an event is not trusted: the provider is queried', async () => {
  await using shop = await testShop()
  const { ref, orderToken } = await paidBeforeEvent(shop, 'decline')
  const text = JSON.stringify({ id: 'word-1', ref, state: 'captured' })
  expect((await send(shop, { text, signature: sign(shop, text) })).status).toBe(200)
  expect(await readOrder(shop, orderToken)).toMatchObject({
    status: 'awaiting_payment',
    paid: false,
  })
})

test('a word that came while the provider was down is taken up again until it is acted on', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-21T08:00:00Z')
  const { ref, orderToken } = await paidBeforeEvent(shop)
  // No other job would query this payment.
  await shop.deps.pool.query('update payment_attempts set ask_after = null')
  const provider = onlineProvider(shop)
  const { read } = provider
  provider.read = () => Promise.reject(new Error('down'))
  const text = JSON.stringify({ id: 'word-1', ref })
  expect((await send(shop, { text, signature: sign(shop, text) })).status).toBe(200)
  shop.setClock('2026-11-21T08:02:00Z')
  await shop.runJob('settle-open-payments')
  expect(await count(shop, 'payment_events', 'processed_at is null')).toBe(1)

  provider.read = read
  shop.setClock('2026-11-21T08:02:30Z')
  await shop.runJob('settle-open-payments')
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'awaiting_payment' })
  shop.setClock('2026-11-21T08:05:00Z')
  await Promise.all([shop.runJob('settle-open-payments'), shop.runJob('settle-open-payments')])
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'placed', paid: true })
  expect(await count(shop, 'payment_events', "outcome = 'captured'")).toBe(1)
  expect(await count(shop, 'payment_ledger')).toBe(1)
})

test('a word of a provider that never answers is given up after three days', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-21T08:00:00Z')
  const { ref } = await paidBeforeEvent(shop)
  await shop.deps.pool.query('update payment_attempts set ask_after = null')
  let asked = 0
  const provider = onlineProvider(shop)
  provider.read = () => Promise.reject(new Error(`down ${++asked}`))
  const text = JSON.stringify({ id: 'word-1', ref })
  await send(shop, { text, signature: sign(shop, text) })
  for (let hour = 1; hour <= 24 * 5; hour++) {
    shop.setClock(new Date(Date.UTC(2026, 10, 21, 8 + hour)).toISOString())
    await shop.runJob('settle-open-payments')
  }
  expect(asked).toBeGreaterThan(5)
  expect(asked).toBeLessThan(15)
})

test('a word about an order that is long delivered is answered', async () => {
  await using shop = await testShop()
  const { ref, orderToken } = await paidBeforeEvent(shop)
  for (const id of ['word-1', 'word-2']) {
    const text = JSON.stringify({ id, ref })
    expect((await send(shop, { text, signature: sign(shop, text) })).status).toBe(200)
    await shop.deps.pool.query("update orders set status = 'delivered'")
  }
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'delivered', paid: true })
  expect(await count(shop, 'payment_ledger')).toBe(1)
})

test('a word that arrives before we know its reference finds its attempt by the provider', async () => {
  await using shop = await testShop()
  const { ref, orderToken } = await paidBeforeEvent(shop)
  await shop.deps.pool.query("update payment_attempts set provider_ref = null, state = 'created'")
  const text = JSON.stringify({ id: 'word-1', ref })
  await send(shop, { text, signature: sign(shop, text) })
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'placed', paid: true })
})

test.each([
  ['amount', 'amount = amount - 1'],
  ['currency', "currency = 'SAR'"],
  ['reference', "attempt = '00000000-0000-4000-8000-000000000000'"],
])(
  'a payment with another %s than requested is put under review, and the order is not paid',
  async (_, change) => {
    await using shop = await testShop()
    const { ref, orderToken, paymentToken } = await paidBeforeEvent(shop)
    await shop.deps.pool.query(`update simulator_payments set ${change}`)
    const text = JSON.stringify({ id: 'word-1', ref })
    expect((await send(shop, { text, signature: sign(shop, text) })).status).toBe(200)
    expect(await paymentStatus(shop, paymentToken)).toMatchObject({ state: 'review' })
    expect(await readOrder(shop, orderToken)).toMatchObject({
      status: 'awaiting_payment',
      paid: false,
    })
    expect(await count(shop, 'payment_ledger')).toBe(0)
    const again = await shop.guest().call('POST order/pay-again', {
      body: { orderToken, paymentMethod: 'card' },
    })
    expect(again.errorCode).toBe(404)
  },
)

test('a word that could not be acted on is acted on when it comes again', async () => {
  await using shop = await testShop()
  const { ref, orderToken } = await paidBeforeEvent(shop)
  const text = JSON.stringify({ id: 'word-1', ref })
  const { publicUrl } = shop.deps.config
  shop.deps.config = { ...shop.deps.config, publicUrl: new URL('http://127.0.0.1:1/') }
  expect((await send(shop, { text, signature: sign(shop, text) })).status).toBe(200)
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'awaiting_payment' })
  shop.deps.config = { ...shop.deps.config, publicUrl }
  expect((await send(shop, { text, signature: sign(shop, text) })).status).toBe(200)
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'placed' })
})
