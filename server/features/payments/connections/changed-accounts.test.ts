import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { buyer, later, noon, placeOrder } from '../../../test/order-fixtures.ts'
import {
  connect,
  readConnection,
  unconnectedShop,
  valuesOfFake,
} from '../../../test/payments/connection-fixtures.ts'
import { fakeStripe } from '../../../test/payments/fake-stripe.ts'
import { fakeTamara } from '../../../test/payments/fake-tamara.ts'
import { fakeTap } from '../../../test/payments/fake-tap.ts'
import { staffOf, type TestStaff } from '../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

const inUse = errors.connection_in_use.number
const invalid = errors.invalid_input.number

async function orderByCard(shop: TestShop): Promise<string> {
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  await placeOrder(await buyer(shop, product))
  const { rows } = await shop.deps.pool.query<{ ref: string }>(
    'select provider_ref as ref from payment_attempts',
  )
  return rows[0]?.ref ?? ''
}

async function removeTap(owner: TestStaff) {
  const { revision } = await readConnection(owner, 'tap')
  return owner.call('POST staff/remove-connection', { body: { name: 'tap', revision } })
}

/** From now on, the key in the form is another one than the stored one, which cannot be read. */
async function forgetKeys(shop: TestShop) {
  await shop.deps.pool.query("update connection_secrets set sealed = 'AAAA.AAAA.AAAA'")
}

test('a new key is saved while it finds the payments so far, and refused when it does not', async () => {
  using fake = await fakeTap()
  await using shop = await unconnectedShop([fake])
  const owner = await staffOf(shop)
  await connect(owner, 'tap', { values: valuesOfFake(fake) })
  const ref = await orderByCard(shop)
  await forgetKeys(shop)
  expect((await connect(owner, 'tap', { values: valuesOfFake(fake) })).errorCode).toBe(0)

  // Another account does not know the payment.
  fake.clear(ref)
  await forgetKeys(shop)
  const other = () => connect(owner, 'tap', { values: valuesOfFake(fake) })
  expect((await other()).errorCode).toBe(inUse)
  await shop.deps.pool.query("update payment_attempts set state = 'failed'")
  expect((await other()).errorCode).toBe(inUse)
  await shop.deps.pool.query('update payment_attempts set ask_after = null')
  expect((await other()).errorCode).toBe(0)
})

test('an account is removed a minute after it was switched off, and once', async () => {
  using fake = await fakeTap()
  await using shop = await unconnectedShop([fake])
  const owner = await staffOf(shop)
  shop.setClock(noon)
  await connect(owner, 'tap', { values: valuesOfFake(fake) })
  shop.setClock(later(2))
  expect((await removeTap(owner)).errorCode).toBe(inUse)
  await connect(owner, 'tap', { isOn: false })
  expect((await removeTap(owner)).errorCode).toBe(inUse)
  shop.setClock(later(3))
  expect((await removeTap(owner)).errorCode).toBe(0)
  expect((await removeTap(owner)).errorCode).toBe(invalid)
})

test('an account that may still be paid late is not removed', async () => {
  using fake = await fakeTap()
  await using shop = await unconnectedShop([fake])
  const owner = await staffOf(shop)
  await connect(owner, 'tap', { values: valuesOfFake(fake) })
  await orderByCard(shop)
  await connect(owner, 'tap', { isOn: false })
  await shop.deps.pool.query("update payment_attempts set state = 'expired'")
  shop.setClock(later(2))
  expect((await removeTap(owner)).errorCode).toBe(inUse)
  await shop.deps.pool.query('update payment_attempts set ask_after = null')
  expect((await removeTap(owner)).errorCode).toBe(0)
})

test('a secret may be as long as a token of Tamara', async () => {
  using fake = await fakeTamara()
  await using shop = await unconnectedShop([fake])
  const owner = await staffOf(shop)
  const notificationToken = 'a'.repeat(700)
  const values = { ...valuesOfFake(fake), notificationToken }
  expect((await connect(owner, 'tamara', { values })).errorCode).toBe(0)
})

test('an account whose keys cannot be read is not saved as switched on without new ones', async () => {
  using fake = await fakeTap()
  await using shop = await unconnectedShop([fake])
  const owner = await staffOf(shop)
  await connect(owner, 'tap', { values: valuesOfFake(fake) })
  await forgetKeys(shop)
  expect((await connect(owner, 'tap')).fields).toEqual({ secretKey: 'required' })
})

test('a secret that is written again counts as given, though it is the same', async () => {
  using fake = await fakeStripe()
  await using shop = await unconnectedShop([fake])
  const owner = await staffOf(shop)
  await connect(owner, 'stripe', { values: valuesOfFake(fake) })
  const values = { ...valuesOfFake(fake), secretKey: 'sk_live_1234' }
  // The fake does not know the key; the other secret is not what is wrong.
  expect((await connect(owner, 'stripe', { values })).fields).toEqual({
    secretKey: 'not_accepted',
  })
})

test.each([
  [['simulator', 'cash-on-delivery'], false, ['tap', 'simulator', 'cash-on-delivery']],
  [['simulator', 'stripe'], true, ['simulator', 'stripe', 'tap']],
  [
    ['stripe', 'simulator', 'cash-on-delivery'],
    true,
    ['stripe', 'simulator', 'tap', 'cash-on-delivery'],
  ],
] as const)('providers %j of the machine, named: %s', async (own, namesProviders, expected) => {
  using fake = await fakeTap()
  using stripe = await fakeStripe()
  await using shop = await testShop({
    paymentProviders: [...own],
    namesProviders,
    paymentAccounts: stripe.accounts,
    connectionOrigins: { tap: fake.origin },
  })
  const owner = await staffOf(shop)
  await connect(owner, 'tap', { values: valuesOfFake(fake) })
  expect(shop.deps.payments.map(({ name }) => name)).toEqual(expected)
})
