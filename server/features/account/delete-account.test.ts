import { expect, test } from 'vitest'
import { addProduct, fullSize } from '../../test/fixtures.ts'
import { customerOf, type TestCustomer } from '../../test/identity-fixtures.ts'
import { count } from '../../test/order-fixtures.ts'
import { reviewBody, reviewer } from '../../test/review-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { book, bookedAt, villa } from '../../test/visit-fixtures.ts'
import { forgetReviews } from '../reviews/withdraw-review.ts'
import { staffAtTheMachine } from '../staff/at-the-machine.ts'
import { forgetVisits } from '../visits/forget-visits.ts'
import { lockProfile } from './account.sql.ts'
import { forgetCustomer } from './delete-account.sql.ts'

/** What becomes of a call that comes while her account is being deleted, and waits for that. */
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
  const { reply } = await deps.db.transaction(async (tx) => {
    const customer = await lockProfile(tx, customerId)
    if (!customer) throw new Error('There is no account to be deleted.')
    const called = call()
    await expect.poll(waiting).toBe(1)
    await forgetReviews(tx, customerId, deps.clock())
    await forgetVisits(deps, tx, customerId)
    await forgetCustomer(tx, customer, deps.clock())
    return { reply: called }
  })
  return reply
}

const measured = { name: 'Me', unit: 'in', measurements: fullSize } as const
const writes: [table: string, write: (she: TestCustomer, itemId: string) => Promise<object>][] = [
  ['visits', (she) => book(she)],
  ['customer_addresses', (she) => she.call('POST address/save-address', { body: home })],
  [
    'measurement_profiles',
    (she) => she.call('POST measurement-profile/save-profile', { body: measured }),
  ],
  [
    'wishes',
    (she, product_item_id) => she.call('POST wishlist/add-piece', { body: { product_item_id } }),
  ],
  ['shared_wishlists', (she) => she.call('POST wishlist/make-share-link', { body: {} })],
  [
    'custom_sizes',
    (she) =>
      she.call('POST custom-size/save-custom-size', {
        body: { measurements: fullSize, unit: 'in' },
      }),
  ],
  ['wish_listeners', (she) => she.call('POST wishlist/tell-news', { body: { tellsNews: true } })],
]
const home = { address: { ...villa, phone: '050 123 4567' } }

test.each(writes)(
  'nothing is written into %s of an account that goes meanwhile',
  async (table, write) => {
    await using shop = await testShop()
    shop.setClock(bookedAt)
    const { itemId } = await addProduct(shop.deps.db, { id: 'test-noor' })
    const she = await customerOf(shop)
    const reply = await duringDeletion(shop, she.customerId, () => write(she, itemId))
    expect(reply).toMatchObject({ status: 401 })
    expect(await count(shop, table)).toBe(0)
  },
)

test('a visit that is called off, or of which she is to be reminded, keeps no account from going', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  for (const [number, act] of [
    ({ visitToken }: { visitToken: string }) =>
      shop.call('POST visit/cancel-visit', { body: { visitToken } }),
    () => shop.runJob('remind-of-visits'),
  ].entries()) {
    shop.setClock(bookedAt)
    const she = await customerOf(shop, { email: `she${number}@example.com` })
    const { result } = await book(she)
    await shop.deps.pool.query("update visits set status = 'confirmed'")
    shop.setClock('2026-11-23T07:00:00Z')
    await duringDeletion(shop, she.customerId, async () => act(result))
    expect(await count(shop, 'visits')).toBe(0)
    expect(
      await count(
        shop,
        'outbox',
        `customer_id = '${she.customerId}' and kind like 'visit_%' and kind <> 'visit_booked'`,
      ),
    ).toBe(0)
  }
})

test('nor does a review that is being decided on', async () => {
  await using shop = await testShop()
  const owner = await customerOf(shop, { email: 'owner@example.com' })
  await staffAtTheMachine(shop.deps).addMember('owner@example.com', 'owner')
  const { she, lineId } = await reviewer(shop)
  await she.call('POST review/save-review', { body: reviewBody(lineId) })
  const [read] = (await owner.call('GET staff/list-reviews')).result
  const body = { reviewId: read?.reviewId ?? '', revision: read?.revision ?? 0 }
  const reply = await duringDeletion(shop, she.customerId, () =>
    owner.call('POST staff/publish-review', { body }),
  )
  expect(reply).toMatchObject({ status: 404 })
  expect(await count(shop, 'reviews', 'order_line_id is not null')).toBe(0)
})
