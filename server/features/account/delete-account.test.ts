import { expect, test } from 'vitest'
import { addProduct, fullSize } from '../../test/fixtures.ts'
import { customerOf, type TestCustomer } from '../../test/identity-fixtures.ts'
import { staffOf } from '../../test/staff-fixtures.ts'
import { count } from '../../test/order-fixtures.ts'
import { reviewBody, reviewer } from '../../test/review-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { book, bookedAt, villa } from '../../test/visit-fixtures.ts'
import { eraseReviews } from '../reviews/withdraw-review.ts'
import { eraseVisits } from '../visits/erase-visits.ts'
import { findLockedCustomer } from '../customers/customer-record.ts'
import { maxAttempts } from '../messages/message-tries.ts'
import { eraseCustomer } from './delete-account.sql.ts'

/**
 * Returns the answer of a call that arrives while the account is being deleted, and that waits for the deletion.
 */
async function duringDeletion<T>(
  { deps }: TestShop,
  customerId: string,
  call: () => Promise<T>,
): Promise<T> {
  const waiting = async () => {
    const { rowCount } = await deps.pool.query(`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    return rowCount
  }
  const { reply } = await deps.transact(async (tx) => {
    const customer = await findLockedCustomer(tx, customerId)
    if (!customer) throw new Error('There is no account to be deleted.')
    const called = call()
    await expect.poll(waiting).toBe(1)
    await eraseReviews(tx, customerId, deps.clock())
    await eraseVisits(deps, tx, customerId)
    await eraseCustomer(tx, customer, { now: deps.clock(), tries: maxAttempts })
    return { reply: called }
  })
  return reply
}

const measured = { name: 'Me', unit: 'in', measurements: fullSize } as const
const writes: [
  table: string,
  write: (customer: TestCustomer, itemId: string) => Promise<object>,
][] = [
  ['visits', (customer) => book(customer)],
  ['customer_addresses', (customer) => customer.call('POST address/save-address', { body: home })],
  [
    'measurement_profiles',
    (customer) => customer.call('POST measurement-profile/save-profile', { body: measured }),
  ],
  [
    'wishlist_items',
    (customer, product_item_id) =>
      customer.call('POST wishlist/add-item', { body: { product_item_id } }),
  ],
  ['shared_wishlists', (customer) => customer.call('POST wishlist/make-share-link', { body: {} })],
  [
    'custom_sizes',
    (customer) =>
      customer.call('POST custom-size/save-custom-size', {
        body: { measurements: fullSize, unit: 'in' },
      }),
  ],
  [
    'wishlist_subscribers',
    (customer) => customer.call('POST wishlist/notify', { body: { notifies: true } }),
  ],
]
const home = { address: { ...villa, phone: '050 123 4567' } }

test.each(writes)(
  'nothing is written into %s of an account that is deleted meanwhile',
  async (table, write) => {
    await using shop = await testShop()
    shop.setClock(bookedAt)
    const { itemId } = await addProduct(shop.deps.db, { id: 'test-noor' })
    const customer = await customerOf(shop)
    const reply = await duringDeletion(shop, customer.customerId, () => write(customer, itemId))
    expect(reply).toMatchObject({ status: 401 })
    expect(await count(shop, table)).toBe(0)
  },
)

test('a visit that is being cancelled, or that is due for a reminder, does not block the deletion of an account', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  for (const [number, act] of [
    ({ visitToken }: { visitToken: string }) =>
      shop.call('POST visit/cancel-visit', { body: { visitToken } }),
    () => shop.runJob('remind-of-visits'),
  ].entries()) {
    shop.setClock(bookedAt)
    const customer = await customerOf(shop, { email: `she${number}@example.com` })
    const { result } = await book(customer)
    await shop.deps.pool.query("update visits set status = 'confirmed'")
    shop.setClock('2026-11-23T07:00:00Z')
    await duringDeletion(shop, customer.customerId, async () => act(result))
    expect(await count(shop, 'visits')).toBe(0)
    expect(
      await count(
        shop,
        'outbox',
        `customer_id = '${customer.customerId}' and kind like 'visit_%' and kind <> 'visit_booked'`,
      ),
    ).toBe(0)
  }
})

test('a review that is being decided does not block the deletion of an account', async () => {
  await using shop = await testShop()
  const owner = await staffOf(shop)
  const { customer, lineId } = await reviewer(shop)
  await customer.call('POST review/save-review', { body: reviewBody(lineId) })
  const [read] = (await owner.call('GET staff/list-reviews')).result.items
  const body = { reviewId: read?.reviewId ?? '', revision: read?.revision ?? 0 }
  const reply = await duringDeletion(shop, customer.customerId, () =>
    owner.call('POST staff/publish-review', { body }),
  )
  expect(reply).toMatchObject({ status: 404 })
  expect(await count(shop, 'reviews', 'order_line_id is not null')).toBe(0)
})
