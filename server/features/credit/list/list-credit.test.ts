import { mayDo, staffRoles } from '@rimal/contract/permissions'
import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { customerOf } from '../../../test/identity-fixtures.ts'
import { download } from '../../../test/import-fixtures.ts'
import { buyer, later, noon, placeOrder } from '../../../test/order-fixtures.ts'
import { readEveryPage, signInAgain, staffOf } from '../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

/** Gives customers the same balance. */
async function creditFor(shop: TestShop, count: number) {
  await shop.deps.pool.query(
    `with made as (
       insert into customers (email, name, language)
       select 'c' || n || '@example.com', 'Customer ' || n, 'en' from generate_series(1, $1::int) n
       returning id
     ), entries as (
       insert into credit_entries (customer_id, currency, amount, kind, actor, key, at)
       select id, 'AED', 5000, 'granted', 'shop', 'grant:' || id, $2 from made
     )
     insert into credit_balances (customer_id, currency, amount) select id, 'AED', 5000 from made`,
    [count, noon],
  )
}

async function shopWithCredit() {
  const shop = await testShop()
  shop.setClock(noon)
  const owner = await staffOf(shop)
  const mariam = await customerOf(shop, { email: 'mariam@example.com', name: '=Mariam' })
  await customerOf(shop, { email: 'sara@example.com', name: 'Sara Haddad' })
  for (const [contact, amount, key] of [
    ['mariam@example.com', 90_00, 'grant-of-mariam'],
    ['sara@example.com', 20_00, 'grant-of-sara'],
  ] as const) {
    await owner.call('POST staff/grant-credit', {
      body: { contact, key, amount, currency: 'AED', reason: 'gift' },
    })
  }
  return { shop, owner, mariam }
}

test('customers with credit are found by name, email and phone, and sorted by their balance', async () => {
  const { shop, owner } = await shopWithCredit()
  await using _ = shop
  await shop.deps.pool.query(
    "update customers set phone = '+971501234567' where email = 'sara@example.com'",
  )
  const find = async (query: object) =>
    (await owner.call('GET staff/list-credit', { query })).result.items.map(({ name }) => name)
  expect(await find({})).toEqual(['=Mariam', 'Sara Haddad'])
  expect(await find({ sort: 'lowest' })).toEqual(['Sara Haddad', '=Mariam'])
  for (const q of ['haddad', 'sara@', '050 123 4567'])
    expect(await find({ q })).toEqual(['Sara Haddad'])
  expect(await find({ currency: 'KWD' })).toEqual([])
  await owner.call('POST staff/correct-credit', {
    body: { contact: 'sara@example.com', key: 'taken-back', amount: 20_00, currency: 'AED' },
  })
  // Nothing is left.
  expect(await find({})).toEqual(['=Mariam'])
})

test.each(['highest', 'lowest'] as const)('pages by %s show every balance once', async (sort) => {
  const { shop, owner } = await shopWithCredit()
  await using _ = shop
  await creditFor(shop, 110)
  const { items, pages, counted } = await readEveryPage((page) =>
    owner.call('GET staff/list-credit', { query: { sort, ...page } }),
  )
  expect([pages, counted]).toEqual([[50, 50, 12], 112])
  expect(new Set(items.map(({ customerId }) => customerId)).size).toBe(112)
})

test('balances of more than ten million are on pages as well', async () => {
  const { shop, owner } = await shopWithCredit()
  await using _ = shop
  await creditFor(shop, 60)
  await shop.deps.pool.query('update credit_balances set amount = 1500000000')
  const { items } = await readEveryPage((page) =>
    owner.call('GET staff/list-credit', { query: page }),
  )
  expect(new Set(items.map(({ customerId }) => customerId)).size).toBe(62)
  expect(items).toHaveLength(62)
})

test('the audit records once an hour who read the list, and who took its file', async () => {
  const { shop, owner } = await shopWithCredit()
  await using _ = shop
  await owner.call('GET staff/list-credit')
  await owner.call('GET staff/list-credit', { query: { q: 'sara@example.com' } })
  const query = new URLSearchParams({ language_code: 'en', columns: 'customer,balance,contact' })
  const file = await download(shop, owner, `staff/download-credit?${query}`)
  expect(file.toString()).toBe(
    '\uFEFFCustomer,Balance,Currency,Phone,Email\r\n' +
      `"'=Mariam",90.00,AED,,mariam@example.com\r\n"Sara Haddad",20.00,AED,,sara@example.com\r\n`,
  )
  const { items } = (await owner.call('GET staff/list-audit', { query: { subject: 'credit' } }))
    .result
  expect(items.map(({ action, details }) => [action, details])).toEqual([
    [
      'staff/download-credit',
      { rows: 2, columns: 'customer,balance,contact', filters: {}, searched: false },
    ],
    ['staff/list-credit', {}],
  ])
  shop.setClock(later(70))
  const again = await signInAgain(shop, 'owner@example.com')
  await again.call('GET staff/list-credit')
  const reads = await again.call('GET staff/list-audit', { query: { action: 'staff/list-credit' } })
  expect(reads.result.items).toHaveLength(2)
})

test('a role that may not grant credit reads neither the list nor the entries', async () => {
  const { shop, mariam } = await shopWithCredit()
  await using _ = shop
  const { customerId } = mariam
  for (const role of staffRoles) {
    const person = await staffOf(shop, { role, email: `second-${role}@example.com` })
    const list = await person.call('GET staff/list-credit')
    const entries = await person.call('GET staff/list-credit-entries', { query: { customerId } })
    const status = mayDo(role, 'credit.grant') ? 200 : 403
    expect([role, list.status, entries.status]).toEqual([role, status, status])
  }
})

test('the entries of a customer are read page by page, the newest first, and by their kind', async () => {
  const { shop, owner, mariam } = await shopWithCredit()
  await using _ = shop
  const { customerId } = mariam
  await shop.deps.pool.query(
    `insert into credit_entries (customer_id, currency, amount, kind, actor, key, at)
     select $1, 'AED', -1, 'spent', 'shopper', 'spent:' || n, $2 from generate_series(1, 60) n`,
    [customerId, noon],
  )
  const { items, pages } = await readEveryPage((page) =>
    owner.call('GET staff/list-credit-entries', { query: { customerId, ...page } }),
  )
  expect(pages).toEqual([50, 11])
  expect(items.at(-1)).toMatchObject({ kind: 'granted', amount: 90_00 })
  const granted = await owner.call('GET staff/list-credit-entries', {
    query: { customerId, kind: 'granted' },
  })
  expect(granted.result).toMatchObject({ items: [{ kind: 'granted' }], total: { count: 1 } })
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  const { orderNumber } = (await placeOrder(await buyer(shop, product))).result
  await shop.deps.pool.query(
    `insert into credit_entries (customer_id, order_id, currency, amount, kind, actor, key, at)
     select $1, id, 'AED', -1, 'spent', 'shopper', 'spent:order', $2 from orders where number = $3`,
    [customerId, noon, orderNumber],
  )
  for (const q of [orderNumber.replace('-', ''), orderNumber.replace(/\D/g, '')]) {
    const found = await owner.call('GET staff/list-credit-entries', { query: { customerId, q } })
    expect(found.result.items).toMatchObject([{ orderNumber }])
  }
})
