import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { openLog } from '../../../log.ts'
import { addProduct } from '../../../test/fixtures.ts'
import {
  buyer,
  later,
  noon,
  paymentStatus,
  placeOrder,
  readOrder,
} from '../../../test/order-fixtures.ts'
import {
  connect,
  offered,
  readConnection,
  unconnectedShop,
  valuesOfFake,
} from '../../../test/payments/connection-fixtures.ts'
import type { FakeProvider } from '../../../test/payments/fake-provider.ts'
import { fakeStripe } from '../../../test/payments/fake-stripe.ts'
import { fakeTabby } from '../../../test/payments/fake-tabby.ts'
import { fakeTamara } from '../../../test/payments/fake-tamara.ts'
import { fakeTap } from '../../../test/payments/fake-tap.ts'
import { secondProcess } from '../../../test/second-process.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

const number = (code: keyof typeof errors) => errors[code].number

/** Places an order to be paid by card, and returns the provider's reference of its payment. */
async function orderByCard(shop: TestShop) {
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  const { result } = await placeOrder(await buyer(shop, product))
  const { rows } = await shop.deps.pool.query<{ ref: string }>(
    'select provider_ref as ref from payment_attempts',
  )
  return { ...result, ref: rows[0]?.ref ?? '' }
}

async function notifyOf(shop: TestShop, fake: FakeProvider, ref: string) {
  const { rawBody, headers } = await fake.event(ref, shop.deps.clock())
  return fetch(`${shop.address}/api/payment/webhook/${fake.name}`, {
    method: 'POST',
    headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
    body: rawBody,
  })
}

test('an owner connects Stripe, and a shopper pays by card at once', async () => {
  using fake = await fakeStripe()
  await using shop = await unconnectedShop([fake])
  const owner = await staffOf(shop)
  expect(await offered(shop)).toEqual([])
  const saved = await connect(owner, 'stripe', { values: valuesOfFake(fake) })
  expect(saved.errorCode).toBe(0)
  await expect.poll(() => offered(shop)).toEqual(['card'])

  const { ref, orderToken, paymentToken } = await orderByCard(shop)
  expect((await paymentStatus(shop, paymentToken)).payAt).toMatch('https://checkout.stripe.com/')
  fake.pay(ref)
  expect((await notifyOf(shop, fake, ref)).status).toBe(200)
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'placed', paid: true })
  expect(fake.faults).toEqual([])
  const { mode, webhook } = await readConnection(owner, 'stripe')
  expect(mode).toBe('test')
  expect(webhook).toEqual({
    address: `${shop.address}/api/payment/webhook/stripe`,
    lastAt: shop.deps.clock().toISOString(),
  })
})

test.each([
  ['stripe', fakeStripe, 'secretKey', 'sk_live_wrong'],
  ['tap', fakeTap, 'secretKey', 'sk_test_wrong'],
  ['tabby', fakeTabby, 'secretKey', 'sk_wrong'],
  ['tamara', fakeTamara, 'apiToken', 'a-token-of-another-shop'],
] as const)(
  '%s is asked about a key, and a refused one is not saved',
  async (name, open, field, wrong) => {
    using fake = await open()
    await using shop = await unconnectedShop([fake])
    const owner = await staffOf(shop)
    const values = { ...valuesOfFake(fake), [field]: wrong }
    const refused = await connect(owner, name, { values })
    expect(refused).toMatchObject({
      errorCode: number('invalid_input'),
      fields: { [field]: 'not_accepted' },
    })
    expect(await readConnection(owner, name)).toMatchObject({ revision: 0, isOn: false })
    expect((await connect(owner, name, { values: valuesOfFake(fake) })).errorCode).toBe(0)
    expect(await readConnection(owner, name)).toMatchObject({ revision: 1, isOn: true })
    expect(fake.faults).toEqual([])
  },
)

test.each(['down', 'nonsense'] as const)(
  'a provider that is %s says so, and nothing is saved',
  async (trouble) => {
    using fake = await fakeTap()
    await using shop = await unconnectedShop([fake])
    const owner = await staffOf(shop)
    fake.setTrouble(trouble)
    const answer = await connect(owner, 'tap', { values: valuesOfFake(fake) })
    expect(answer.errorCode).toBe(number('connection_unanswered'))
    expect((await readConnection(owner, 'tap')).revision).toBe(0)
  },
)

test('a secret never comes back: not in an answer, the audit, the log or the database', async () => {
  using fake = await fakeStripe()
  const lines: string[] = []
  const log = openLog(
    { logLevel: 'trace', production: true },
    { write: (line: string) => void lines.push(line) },
  )
  const settings = { paymentProviders: [], connectionOrigins: { stripe: fake.origin } }
  await using shop = await testShop(settings, { log })
  const owner = await staffOf(shop)
  const saved = await connect(owner, 'stripe', { values: valuesOfFake(fake) })
  const refused = await connect(owner, 'stripe', { values: { secretKey: 'sk_test_elsewhere' } })
  const list = await owner.call('GET staff/list-connections')
  const { rows: audit } = await shop.deps.pool.query('select * from staff_audit')
  const { rows: own } = await shop.deps.pool.query('select * from connections')
  const { rows: secrets } = await shop.deps.pool.query('select * from connection_secrets')
  const all = JSON.stringify([saved.result, refused, list.result, audit, own, secrets, lines])
  for (const secret of ['sk_test_stripe', 'whsec_stripe', 'sk_test_elsewhere'])
    expect(all).not.toContain(secret)
  const { fields } = await readConnection(owner, 'stripe')
  expect(fields.map(({ value }) => value)).toEqual(['', ''])
  // The keys of the fake are too short to show a part of them.
  expect(fields[0]?.secret).toMatchObject({ ending: null, setBy: 'Huda Owner', isReadable: true })
  expect(audit).toContainEqual(
    expect.objectContaining({
      action: 'staff/save-connection',
      subject: 'stripe',
      details: { isOn: true, changed: ['secretKey', 'webhookSecret'] },
    }),
  )
})

test('an empty secret leaves the one before, and a long one is recognised by its end', async () => {
  using fake = await fakeTamara()
  await using shop = await unconnectedShop([fake])
  const owner = await staffOf(shop)
  await connect(owner, 'tamara', { values: valuesOfFake(fake) })
  const again = await connect(owner, 'tamara', {
    values: { apiToken: '', notificationToken: 'another-token-of-tamara' },
  })
  expect(again.errorCode).toBe(0)
  const { fields } = await readConnection(owner, 'tamara')
  expect(fields.map(({ secret }) => secret?.ending)).toEqual([undefined, 'alls', 'mara'])
})

test('what the environment sets is shown and cannot be changed', async () => {
  using fake = await fakeStripe()
  await using shop = await testShop({
    paymentProviders: ['stripe', 'cash-on-delivery'],
    namesProviders: true,
    paymentAccounts: fake.accounts,
    mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'hello@rimal.example' },
  })
  const owner = await staffOf(shop)
  const { result } = await owner.call('GET staff/list-connections')
  const ofMachine = result.connections.filter(({ isOfMachine }) => isOfMachine)
  expect(ofMachine.map(({ name, isOn, fields }) => [name, isOn, fields])).toEqual([
    ['stripe', true, []],
    ['cash-on-delivery', true, []],
    ['smtp', true, []],
  ])
  const answer = await connect(owner, 'stripe', { isOn: false })
  expect(answer.errorCode).toBe(number('connection_of_machine'))
  const removal = await owner.call('POST staff/remove-connection', {
    body: { name: 'smtp', revision: 0 },
  })
  expect(removal.errorCode).toBe(number('connection_of_machine'))
  expect(await offered(shop)).toEqual(['card', 'cash_on_delivery'])
})

test('a second process offers a connection without a restart, and stops offering it', async () => {
  using fake = await fakeTap()
  await using shop = await unconnectedShop([fake])
  await using other = await secondProcess(shop)
  const owner = await staffOf(shop)
  expect(await offered(other)).toEqual([])
  await connect(owner, 'tap', { values: valuesOfFake(fake) })
  await expect.poll(() => offered(other)).toEqual(['card'])
  await connect(owner, 'tap', { isOn: false })
  await expect.poll(() => offered(other)).toEqual([])
})

test('an order at a provider that is switched off is still paid and refunded, and its keys stay', async () => {
  using fake = await fakeStripe()
  await using shop = await unconnectedShop([fake])
  const owner = await staffOf(shop)
  await connect(owner, 'stripe', { values: valuesOfFake(fake) })
  const { ref, orderToken } = await orderByCard(shop)
  // The provider is down: switching off works all the same.
  fake.setTrouble('down')
  expect((await connect(owner, 'stripe', { isOn: false })).errorCode).toBe(0)
  fake.setTrouble(null)
  expect(await offered(shop)).toEqual([])

  fake.pay(ref)
  await notifyOf(shop, fake, ref)
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'placed', paid: true })
  const remove = async () => {
    const { revision } = await readConnection(owner, 'stripe')
    return owner.call('POST staff/remove-connection', { body: { name: 'stripe', revision } })
  }
  shop.setClock(later(2))
  expect((await remove()).errorCode).toBe(number('connection_in_use'))

  shop.setClock(later(30))
  await shop.guest().call('POST order/cancel-order', {
    body: { order: orderToken, reason: 'changed_mind' },
  })
  shop.setClock(later(32))
  await shop.runJob('settle-open-payments')
  expect(fake.books(ref)).toEqual({ captured: 12_500, refunded: 12_500, voided: 0 })
  expect((await remove()).errorCode).toBe(0)
  const { fields, isOn } = await readConnection(owner, 'stripe')
  expect({ isOn, secrets: fields.map(({ secret }) => secret) }).toEqual({
    isOn: false,
    secrets: [null, null],
  })
})

test('a key of another mode needs the other secrets anew', async () => {
  using fake = await fakeStripe()
  await using shop = await unconnectedShop([fake])
  const owner = await staffOf(shop)
  await connect(owner, 'stripe', { values: valuesOfFake(fake) })
  const mixed = await connect(owner, 'stripe', { values: { secretKey: 'sk_live_1234' } })
  expect(mixed.fields).toEqual({ webhookSecret: 'other_mode' })
})

test('the preferred provider takes the payment, and the order of preference can be changed', async () => {
  using stripe = await fakeStripe()
  using tap = await fakeTap()
  await using shop = await unconnectedShop([stripe, tap])
  const owner = await staffOf(shop)
  await connect(owner, 'stripe', { values: valuesOfFake(stripe) })
  const { result } = await connect(owner, 'tap', { values: valuesOfFake(tap) })
  const names = () => shop.deps.payments.map(({ name }) => name)
  expect(names()).toEqual(['stripe', 'tap'])
  const order = (revision: number) =>
    owner.call('POST staff/order-connections', { body: { revision, names: ['tap', 'stripe'] } })
  const { errorCode, result: ordered } = await order(result.revision)
  expect(errorCode).toBe(0)
  expect(ordered.connections.slice(0, 2).map(({ name }) => name)).toEqual(['tap', 'stripe'])
  expect(names()).toEqual(['tap', 'stripe'])
  expect((await order(result.revision)).errorCode).toBe(number('changed_meanwhile'))
})

test('cash on delivery is switched where the machine does not name it', async () => {
  await using shop = await testShop({ paymentProviders: ['cash-on-delivery'] })
  const owner = await staffOf(shop)
  expect(await readConnection(owner, 'cash-on-delivery')).toMatchObject({ isOn: true })
  expect((await connect(owner, 'cash-on-delivery', { isOn: false })).errorCode).toBe(0)
  await expect.poll(() => offered(shop)).toEqual([])
  await connect(owner, 'cash-on-delivery')
  await expect.poll(() => offered(shop)).toEqual(['cash_on_delivery'])
})

test('a save needs the permission, the second factor, the right fields and the last revision', async () => {
  using fake = await fakeTap()
  await using shop = await unconnectedShop([fake])
  const owner = await staffOf(shop)
  const sales = await staffOf(shop, { role: 'sales' })
  const body = { name: 'tap', revision: 0, isOn: true, values: valuesOfFake(fake) } as const
  const save = (by: typeof owner, changes: object = {}) =>
    by.call('POST staff/save-connection', { body: { ...body, ...changes } })
  expect((await save(sales)).errorCode).toBe(number('not_allowed'))
  expect((await sales.call('GET staff/list-connections')).errorCode).toBe(number('not_allowed'))
  expect((await save(owner, { values: {} })).fields).toEqual({ secretKey: 'required' })
  expect((await save(owner, { values: { secretKey: 'pk_1' } })).fields).toEqual({
    secretKey: 'malformed',
  })
  const unknown = await save(owner, { values: { ...body.values, origin: 'https://evil.example' } })
  expect(unknown.fields).toEqual({ origin: 'unknown' })
  expect((await save(owner, { revision: 3 })).errorCode).toBe(number('changed_meanwhile'))
  await shop.deps.pool.query(
    "update staff_sessions set is_machine = false, proved_at = created_at - interval '1 hour'",
  )
  expect((await save(owner)).errorCode).toBe(number('proof_needed'))
})

test('after the secret of the shop was changed, keys are asked for anew and the shop goes on', async () => {
  using fake = await fakeTap()
  await using shop = await unconnectedShop([fake])
  const owner = await staffOf(shop)
  await connect(owner, 'tap', { values: valuesOfFake(fake) })
  await shop.deps.pool.query("update connection_secrets set sealed = 'AAAA.AAAA.AAAA'")
  await shop.deps.loadConnections()
  expect(shop.deps.payments).toEqual([])
  const { fields } = await readConnection(owner, 'tap')
  expect(fields[0]?.secret?.isReadable).toBe(false)
  expect((await connect(owner, 'tap', { isOn: false })).errorCode).toBe(0)
  expect((await connect(owner, 'tap', { values: valuesOfFake(fake) })).errorCode).toBe(0)
})
