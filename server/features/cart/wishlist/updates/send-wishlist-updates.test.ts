import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, variants } from '../../../../db/tables/catalog.ts'
import { outbox } from '../../../../db/tables/messages.ts'
import { addProduct } from '../../../../test/fixtures.ts'
import { customerOf, type TestCustomer } from '../../../../test/identity-fixtures.ts'
import { testShop, type TestShop } from '../../../../test/test-shop.ts'

async function shopWithCustomer() {
  const shop = await testShop()
  const { db } = shop.deps
  const noor = await addProduct(db, { id: 'test-noor', stock: { 54: 0 } })
  const layla = await addProduct(db, { id: 'test-layla' })
  const customer = await customerOf(shop)
  for (const { itemId } of [noor, layla]) await save(customer, itemId)
  return Object.assign(shop, { customer, noor, layla })
}

function save(customer: TestCustomer, product_item_id: string) {
  return customer.call('POST wishlist/add-item', { body: { product_item_id } })
}

function listen(customer: TestCustomer, notifies = true) {
  return customer.call('POST wishlist/notify', { body: { notifies } })
}

async function price({ deps }: TestShop, id: string, amount: number) {
  await deps.db.update(products).set({ price: amount }).where(eq(products.id, id))
}

async function stock({ deps }: TestShop, itemId: string, amount: number) {
  await deps.db.update(variants).set({ stock: amount }).where(eq(variants.itemId, itemId))
}

/** Returns the products of each email, in the order of posting. */
async function notified(shop: TestShop) {
  await shop.runJob('send-wishlist-updates')
  const rows = await shop.deps.db
    .select()
    .from(outbox)
    .where(eq(outbox.kind, 'wishlist_update'))
    .orderBy(outbox.createdAt)
  return rows.map(({ data }) => (data as unknown as { items: object[] }).items)
}

test('a product that is available again or costs less is announced once, in one email', async () => {
  await using shop = await shopWithCustomer()
  await listen(shop.customer)
  expect(await notified(shop)).toEqual([])
  await stock(shop, shop.noor.itemId, 3)
  await price(shop, 'test-layla', 80_00)
  const pictureOf = (id: string) => ({ pictureId: `${id}-black-front` })
  const first = [
    {
      name: 'test-layla',
      color: 'Black',
      back: false,
      price: 'AED\u00a080',
      before: 'AED\u00a0100',
      ...pictureOf('test-layla'),
    },
    {
      name: 'test-noor',
      color: 'Black',
      back: true,
      price: 'AED\u00a0100',
      before: null,
      ...pictureOf('test-noor'),
    },
  ]
  expect(await notified(shop)).toEqual([first])
  expect(await notified(shop)).toEqual([first])

  await price(shop, 'test-layla', 120_00)
  await stock(shop, shop.noor.itemId, 0)
  expect(await notified(shop)).toEqual([first])
  await price(shop, 'test-layla', 110_00)
  expect((await notified(shop))[1]).toMatchObject([{ name: 'test-layla', before: 'AED\u00a0120' }])
})

test('a customer who did not ask gets no email, and changes before the request are not announced', async () => {
  await using shop = await shopWithCustomer()
  await price(shop, 'test-layla', 80_00)
  expect(await notified(shop)).toEqual([])
  await listen(shop.customer)
  expect(await notified(shop)).toEqual([])
  await listen(shop.customer, false)
  expect((await shop.customer.call('GET wishlist/list-items')).result.notifies).toBe(false)
  await price(shop, 'test-layla', 70_00)
  expect(await notified(shop)).toEqual([])
})

test('a reduced product that is sold out is not announced, and neither is a removed product', async () => {
  await using shop = await shopWithCustomer()
  await listen(shop.customer)
  await price(shop, 'test-noor', 50_00)
  const body = { product_item_id: shop.layla.itemId }
  await shop.customer.call('POST wishlist/remove-item', { body })
  await price(shop, 'test-layla', 50_00)
  expect(await notified(shop)).toEqual([])
})

test('a customer whose account is being deleted is skipped, and others get their emails meanwhile', async () => {
  await using shop = await shopWithCustomer()
  await listen(shop.customer)
  const other = await customerOf(shop, { email: 'other@example.com' })
  await save(other, shop.layla.itemId)
  await listen(other)
  await price(shop, 'test-layla', 80_00)
  await shop.deps.db.transaction(async (tx) => {
    await tx.execute(sql`select from customers where id = ${shop.customer.customerId} for update`)
    expect(await notified(shop)).toHaveLength(1)
    await tx.execute(
      sql`delete from wishlist_items where customer_id = ${shop.customer.customerId}`,
    )
  })
  expect(await notified(shop)).toHaveLength(1)
})

test('all customers get their emails, even when they are more than one batch', async () => {
  await using shop = await shopWithCustomer()
  const { db } = shop.deps
  await db.execute(sql`
    insert into customers (id, email, name, language)
    select gen_random_uuid(), 'many' || n || '@example.com', 'Many', 'en' from generate_series(1, 600) n`)
  await db.execute(sql`
    insert into wishlist_subscribers select id, now() from customers where email like 'many%'`)
  await db.execute(sql`
    insert into wishlist_items (customer_id, item_id, created_at, seen_price, seen_available)
    select id, ${shop.layla.itemId}, now(), 10000, true from customers where email like 'many%'`)
  await price(shop, 'test-layla', 90_00)
  expect(await notified(shop)).toHaveLength(600)
  expect(await notified(shop)).toHaveLength(600)
})
