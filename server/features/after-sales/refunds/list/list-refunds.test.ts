import { moneyListSorts } from '@rimal/contract/staff/money-kinds'
import { expect, test } from 'vitest'
import { addProduct } from '../../../../test/fixtures.ts'
import { download } from '../../../../test/import-fixtures.ts'
import { buyer, noon, placeOrder, press } from '../../../../test/order-fixtures.ts'
import { readEveryPage, staffOf } from '../../../../test/staff-fixtures.ts'
import { testShop } from '../../../../test/test-shop.ts'

/** A shop with a paid order and refunds of it: one in each state a day, and one of store credit alone. */
async function shopWithRefunds() {
  const shop = await testShop()
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 100_000 })
  const { result } = await placeOrder(await buyer(shop, product))
  await press(shop, result.paymentToken, 'approve')
  const { orderNumber } = result
  const staff = await staffOf(shop, { role: 'sales' })
  await shop.deps.pool.query(
    `insert into refunds (id, order_id, attempt_id, amount, credit, returned, reason, key, state, created_at)
     select gen_random_uuid(), o.id, case when made.state = 'rejected' then null else a.id end, place * 100,
       case when made.state = 'rejected' then place * 100 else 0 end, '[]', made.reason, 'key-' || place, made.state,
       $2::timestamptz + place * interval '1 day'
     from orders o join payment_attempts a on a.order_id = o.id, (values
       (1, 'requested', 'late'), (2, 'approved', 'goodwill'), (3, 'sent', 'late'),
       (4, 'rejected', 'damaged')) made (place, state, reason)
     where o.number = $1`,
    [orderNumber, noon],
  )
  return { shop, staff, orderNumber }
}

test('refunds are found by state, reason, provider, day and the number of their order', async () => {
  const { shop, staff, orderNumber } = await shopWithRefunds()
  await using _ = shop
  const find = async (query: object) =>
    (await staff.call('GET staff/list-refunds', { query })).result.items.map(({ state }) => state)
  expect(await find({})).toEqual(['requested', 'approved', 'sent', 'rejected'])
  expect(await find({ sort: 'largest' })).toEqual(['rejected', 'sent', 'approved', 'requested'])
  expect(await find({ open: true })).toEqual(['requested', 'approved'])
  expect(await find({ open: false })).toEqual(['sent', 'rejected'])
  expect(await find({ state: 'sent' })).toEqual(['sent'])
  expect(await find({ reason: 'late' })).toEqual(['requested', 'sent'])
  expect(await find({ provider: 'simulator' })).toEqual(['requested', 'approved', 'sent'])
  expect(await find({ provider: 'tap' })).toEqual([])
  expect(await find({ orderNumber })).toHaveLength(4)
  expect(await find({ q: orderNumber.slice(-4), state: 'sent' })).toEqual(['sent'])
  expect(await find({ q: 'buyer' })).toEqual([])
  // The day of the shop begins four hours before that of UTC.
  expect(await find({ dayFrom: '2026-11-23', dayUntil: '2026-11-24' })).toEqual([
    'approved',
    'sent',
  ])
  const { status } = await staff.call('GET staff/list-refunds', {
    query: { dayFrom: '2026-02-30' },
  })
  expect(status).toBe(400)
})

test.each(moneyListSorts)('pages by %s show every refund once', async (sort) => {
  const { shop, staff, orderNumber } = await shopWithRefunds()
  await using _ = shop
  await shop.deps.pool.query(
    `insert into refunds (id, order_id, amount, credit, returned, reason, key, state, created_at)
     select gen_random_uuid(), id, 100, 100, '[]', 'late', 'same-' || n, 'sent', $2
     from orders, generate_series(1, 110) n where number = $1`,
    [orderNumber, noon],
  )
  const { items, pages, counted } = await readEveryPage((page) =>
    staff.call('GET staff/list-refunds', { query: { sort, ...page } }),
  )
  expect([pages, counted]).toEqual([[50, 50, 14], 114])
  expect(new Set(items.map(({ refundId }) => refundId)).size).toBe(114)
})

test('the list of refunds is a file', async () => {
  const { shop, staff, orderNumber } = await shopWithRefunds()
  await using _ = shop
  const query = new URLSearchParams({ language_code: 'en', state: 'rejected' })
  query.set('columns', 'order,amount,state,provider')
  expect((await download(shop, staff, `staff/download-refunds?${query}`)).toString()).toBe(
    '\uFEFFOrder,"Asked for",Amount,"As store credit",Currency,State,Provider\r\n' +
      `${orderNumber},"2026-11-25 12:00",4.00,4.00,AED,"Not approved",\r\n`,
  )
})
