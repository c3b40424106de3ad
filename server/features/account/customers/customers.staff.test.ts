import { expect, test } from 'vitest'
import { addProduct, fullSize } from '../../../test/fixtures.ts'
import { customerOf } from '../../../test/identity-fixtures.ts'
import { later, noon } from '../../../test/order-fixtures.ts'
import { orderOf } from '../../../test/review-fixtures.ts'
import { signInAgain, staffOf } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'
import { villa } from '../../../test/visit-fixtures.ts'

const email = 'mariam@example.com'

/** Opens a shop with a customer who has two orders, of which one was cancelled, an address and measurements. */
async function shopWithCustomer() {
  const shop = await testShop()
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 40_000 })
  await staffOf(shop)
  const customer = await customerOf(shop, { email, name: 'مريم السعيد' })
  const order = async () =>
    (await orderOf(shop, customer, [product], { delivered: false })).orderNumber
  const first = await order()
  shop.setClock(later(5))
  const second = await order()
  const call = (await signInAgain(shop, 'owner@example.com')).call
  const cancelled = { orderNumber: second, reason: 'out_of_stock' } as const
  await call('POST staff/cancel-order', { body: cancelled })
  await customer.call('POST address/save-address', {
    body: { address: { ...villa, name: 'Mariam', phone: '+971501234567', email } },
  })
  for (const waist of [fullSize.waist, fullSize.waist + 4]) {
    const measurements = { ...fullSize, waist }
    const { result: profiles } = await customer.call('GET measurement-profile/list-profiles')
    const id = profiles[0]?.profileId
    await customer.call('POST measurement-profile/save-profile', {
      body: { name: 'Mariam', unit: 'in', measurements, ...(id ? { profile_id: id } : {}) },
    })
    shop.setClock(later(10))
  }
  const params = { customerId: customer.customerId }
  return {
    shop,
    customer,
    call,
    first,
    second,
    params,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('customers are found by name, email and phone, with what they have ordered', async () => {
  await using given = await shopWithCustomer()
  const { shop, customer, call, first } = given
  await customerOf(shop, { email: 'sara@example.com', name: 'Sara Haddad' })
  await shop.deps.pool.query("update customers set phone = '+971501234567' where email = $1", [
    email,
  ])
  const find = async (q: string) =>
    (await call('GET staff/list-customers', { query: { q } })).result.items.map(({ name }) => name)
  const searches = ['مريم', 'السعيد مريم', 'mariam@', '050 123 4567', '٠٥٠١٢٣٤٥٦٧', '4567']
  const found = await Promise.all(searches.map(find))
  expect(found).toEqual(searches.map(() => ['مريم السعيد']))
  expect(await find('haddad')).toEqual(['Sara Haddad'])
  expect(await find('haddad 4567')).toEqual([])
  const { result } = await call('GET staff/list-customers')
  expect(result).toMatchObject({ next: null, total: { count: 2, exact: true } })
  expect(result.items[0]).toMatchObject({
    name: 'Sara Haddad',
    orders: 0,
    spent: [],
    lastOrder: null,
  })
  const { rows } = await shop.deps.pool.query('select total from orders where number = $1', [first])
  expect(result.items[1]).toMatchObject({
    customerId: customer.customerId,
    email,
    orders: 1,
    spent: [{ currency: 'AED', amount: rows[0].total }],
    lastOrder: { number: first, at: noon.replace('Z', '.000Z') },
  })
})

test('customers are listed in pages without a gap, and deleted ones are in no page', async () => {
  await using shop = await testShop()
  const { call } = await staffOf(shop)
  await shop.deps.pool.query(
    `insert into customers (email, name, language, created_at)
     select 'c' || n || '@example.com', 'Customer', 'en', now() - n % 9 * interval '1 ms'
     from generate_series(1, 120) n`,
  )
  await shop.deps.pool.query(
    `update customers set deleted_at = now(), email = null, name = '' where email = 'c1@example.com'`,
  )
  const seen = new Set<string>()
  let cursor: string | null = null
  let pages = 0
  do {
    const query: { cursor?: string } = cursor ? { cursor } : {}
    const { result } = await call('GET staff/list-customers', { query })
    for (const { customerId } of result.items) seen.add(customerId)
    cursor = result.next
    pages += 1
  } while (cursor)
  expect([seen.size, pages]).toEqual([119, 3])
})

test('the page of a customer holds orders, addresses, all measurements, credit, consents and reviews', async () => {
  await using given = await shopWithCustomer()
  const { shop, call, first, second, params } = given
  const grant = { contact: email, key: 'given-once', amount: 5_000, currency: 'AED' } as const
  await call('POST staff/grant-credit', { body: { ...grant, reason: 'goodwill' } })
  await shop.deps.pool.query(
    `insert into newsletter_subscribers (email, language, created_at) values ($1, 'en', $2)`,
    [email, noon],
  )
  await shop.deps.pool.query(
    `insert into reviews (product_id, name, rating, fit, body, language, written_on, pictures, sent_at,
       customer_id, order_line_id)
     select 'try-a', 'Mariam', 5, 'true', 'Soft.', 'en', '2026-11-22', '{}', $2, $1, id
     from order_lines limit 1`,
    [params.customerId, noon],
  )
  const { result } = await call('GET staff/get-customer/{customerId}', { params })
  expect(result).toMatchObject({
    name: 'مريم السعيد',
    email,
    orders: 1,
    latestOrders: [
      { number: second, status: 'cancelled' },
      { number: first, status: 'placed' },
    ],
    addresses: [{ address: { addressLineOne: villa.addressLineOne }, isDefault: true }],
    profiles: [
      {
        name: 'Mariam',
        measured: [{ measurements: { waist: 140 } }, { measurements: { waist: 136 } }],
      },
    ],
    credit: { balances: [{ currency: 'AED', amount: 5_000 }], entries: [{ kind: 'granted' }] },
    consents: { newsletterSince: noon.replace('Z', '.000Z') },
    reviews: [{ productId: 'try-a', productName: 'try-a', state: 'pending', rating: 5 }],
  })
  expect(result.consents.notifications).toContainEqual({
    topic: 'wishlist',
    channel: 'email',
    wanted: true,
  })
  const missing = { params: { customerId: '00000000-0000-4000-8000-000000000000' } }
  expect((await call('GET staff/get-customer/{customerId}', missing)).status).toBe(404)
})

test('who reads the page of a customer leaves one row in the audit for each hour', async () => {
  await using given = await shopWithCustomer()
  const { shop, call, params } = given
  const sales = await staffOf(shop, { role: 'sales', name: 'Sara Sales' })
  const read = (by: typeof call) => by('GET staff/get-customer/{customerId}', { params })
  const reads = async () => {
    const owner = await signInAgain(shop, 'owner@example.com')
    const query = { action: 'staff/get-customer' }
    return (await owner.call('GET staff/list-audit', { query })).result.items
  }
  await Promise.all([read(call), read(call), read(call)])
  await read(sales.call)
  expect((await reads()).map(({ by }) => by).toSorted()).toEqual(['Huda Owner', 'Sara Sales'])
  shop.setClock(later(70))
  await read((await signInAgain(shop, 'sales@example.com')).call)
  expect(await reads()).toHaveLength(3)
  expect((await reads())[0]).toMatchObject({ subject: params.customerId, details: {} })
  const sewer = await staffOf(shop, { role: 'workshop' })
  expect((await read(sewer.call)).status).toBe(403)
  expect(await reads()).toHaveLength(3)
})

test('who reads the list of customers leaves one row in the audit for each hour and kind of search', async () => {
  await using given = await shopWithCustomer()
  const { shop, call } = given
  const read = (q?: string) => call('GET staff/list-customers', { query: q ? { q } : {} })
  await Promise.all([read(), read()])
  for (const q of ['مريم', 'السعيد', email, '050 123 4567']) await read(q)
  const { items } = (
    await call('GET staff/list-audit', {
      query: { action: 'staff/list-customers' },
    })
  ).result
  expect(items.map(({ subject, details, by }) => [subject, details, by])).toEqual(
    ['number', 'email', 'name', 'all'].map((subject) => [subject, {}, 'Huda Owner']),
  )
  shop.setClock(later(80))
  const owner = await signInAgain(shop, 'owner@example.com')
  await owner.call('GET staff/list-customers')
  const all = await owner.call('GET staff/list-audit', { query: { subject: 'all' } })
  expect(all.result.items).toHaveLength(2)
})

test('an owner exports the data of a customer and erases the account', async () => {
  await using given = await shopWithCustomer()
  const { shop, call, customer, params, first } = given
  const exported = await call('POST staff/export-customer', { body: params })
  expect(exported.result).toMatchObject({ profile: { email }, orders: [{ number: first }, {}] })
  const manager = await staffOf(shop, { role: 'manager' })
  expect((await manager.call('POST staff/erase-customer', { body: params })).status).toBe(403)
  expect((await call('POST staff/erase-customer', { body: params })).errorCode).toBe(0)
  expect((await call('POST staff/erase-customer', { body: params })).status).toBe(404)
  expect((await call('POST staff/export-customer', { body: params })).status).toBe(404)
  expect((await call('GET staff/get-customer/{customerId}', { params })).status).toBe(404)
  expect((await call('GET staff/list-customers', { query: { q: 'مريم' } })).result.items).toEqual(
    [],
  )
  expect((await customer.call('GET account/get-profile')).status).toBe(401)
  const { items: audit } = (
    await call('GET staff/list-audit', {
      query: { subject: params.customerId },
    })
  ).result
  expect(audit.map(({ action }) => action)).toEqual([
    'staff/erase-customer',
    'staff/export-customer',
  ])
})
