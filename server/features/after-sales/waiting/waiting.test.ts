import { staffIdleMinutes } from '@rimal/contract/staff/sign-in'
import { errors } from '@rimal/contract/errors'
import type { StaffRole } from '@rimal/contract/permissions'
import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { buyer, later, noon, placeOrder, press } from '../../../test/order-fixtures.ts'
import { signInAgain, staffOf, type TestStaff } from '../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { saveSetting } from '../../shop/settings/settings.ts'

/** Two orders to confirm, a refund that waits and a difference with a provider. */
async function busyShop() {
  const shop = await testShop()
  shop.setClock(noon)
  await saveSetting(shop.deps.db, 'refundLimit', 1)
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 50 } })
  await placeOrder(await buyer(shop, product), { paymentMethod: 'cash_on_delivery' })
  shop.setClock(later(10))
  const { result } = await placeOrder(await buyer(shop, product))
  await press(shop, result.paymentToken, 'approve')
  const sales = await staffOf(shop, { role: 'sales' })
  await sales.call('POST staff/refund-order', {
    body: {
      orderNumber: result.orderNumber,
      key: 'it-waits',
      lines: [],
      delivery: 100,
      reason: 'late',
    },
  })
  await shop.deps.pool.query(
    `insert into payment_discrepancies (kind, provider, provider_ref, currency, ours, theirs, found_at)
     values ('differs', 'simulator', 'ref', 'AED', 1, 2, $1)`,
    [noon],
  )
  const dispose = () => shop[Symbol.asyncDispose]()
  return { shop, sales, ...result, [Symbol.asyncDispose]: dispose }
}

async function waitingOf(staff: TestStaff) {
  const { result } = await staff.call('GET staff/list-waiting')
  return result
}

async function kindsOf(shop: TestShop, role: StaffRole) {
  const staff = await staffOf(shop, { role, email: `${role}-looks@example.com` })
  return (await waitingOf(staff)).map(({ kind, count }) => `${kind} ${count}`)
}

test('each role counts what it may see and nothing else', async () => {
  await using given = await busyShop()
  const { shop } = given
  const owner = ['placed 2', 'differences 1', 'refunds 1']
  expect(await kindsOf(shop, 'owner')).toEqual(owner)
  expect(await kindsOf(shop, 'sales')).toEqual(['placed 2', 'differences 1'])
  expect(await kindsOf(shop, 'accountant')).toEqual(['placed 2', 'differences 1'])
  expect(await kindsOf(shop, 'warehouse')).toEqual(['placed 2'])
  expect(await kindsOf(shop, 'content')).toEqual([])
})

test('waiting work says since when the latest waits, and what was promised next', async () => {
  await using given = await busyShop()
  const { sales, shop, orderNumber } = given
  const [placed] = await waitingOf(sales)
  expect(placed).toMatchObject({ kind: 'placed', count: 2, newest: later(10) })
  expect(placed?.nextDay).toMatch(/^2026-11-\d\d$/)
  await sales.call('POST staff/confirm-order', { body: { orderNumber, force: true } })
  expect(await waitingOf(sales)).toMatchObject([
    { kind: 'placed', count: 1, newest: new Date(noon).toISOString() },
    { kind: 'confirmed', count: 1, newest: later(10) },
    { kind: 'differences' },
  ])
  // Weeks later the promised day of both is past.
  shop.setClock(later(60 * 24 * 40))
  const again = await signInAgain(shop, 'sales@example.com')
  expect((await waitingOf(again))[0]).toMatchObject({ kind: 'overdue', count: 2, newest: null })
})

test('a message is counted once the shop does not try again', async () => {
  await using given = await busyShop()
  const { shop, sales } = given
  const isCounted = async () =>
    (await waitingOf(sales)).some(({ kind }) => kind === 'failed_messages')
  await shop.deps.pool.query(
    "update outbox set sent_at = null, failure = 'recipient', attempts = 1, retry_at = $1",
    [later(60)],
  )
  expect(await isCounted()).toBe(false)
  await shop.deps.pool.query('update outbox set attempts = 6')
  expect(await isCounted()).toBe(true)
  await shop.deps.pool.query('update outbox set given_up_at = $1', [noon])
  expect(await isCounted()).toBe(false)
})

test('pages that repeat the call do not prolong a session that nobody uses', async () => {
  await using given = await busyShop()
  const { shop, sales } = given
  await shop.deps.pool.query('update staff_sessions set is_machine = false')
  const seen = async () => {
    const { rows } = await shop.deps.pool.query<{ at: Date }>(
      'select max(seen_at) as at from staff_sessions',
    )
    return rows[0]?.at.toISOString()
  }
  const began = await seen()
  shop.setClock(later(10 + staffIdleMinutes - 5))
  expect((await sales.call('GET staff/list-waiting')).errorCode).toBe(0)
  expect(await seen()).toBe(began)
  shop.setClock(later(10 + staffIdleMinutes + 5))
  expect((await sales.call('GET staff/list-waiting')).errorCode).toBe(errors.sign_in_needed.number)
})
