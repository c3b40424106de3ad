import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, variants } from '../../../db/tables/catalog.ts'
import { outbox } from '../../../db/tables/messages.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { customerOf, type TestCustomer } from '../../../test/identity-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

async function newsShop() {
  const shop = await testShop()
  const { db } = shop.deps
  const noor = await addProduct(db, { id: 'test-noor', stock: { 54: 0 } })
  const layla = await addProduct(db, { id: 'test-layla' })
  const she = await customerOf(shop)
  for (const { itemId } of [noor, layla]) await keep(she, itemId)
  return Object.assign(shop, { she, noor, layla })
}

function keep(she: TestCustomer, product_item_id: string) {
  return she.call('POST wishlist/add-piece', { body: { product_item_id } })
}

function listen(she: TestCustomer, tellsNews = true) {
  return she.call('POST wishlist/tell-news', { body: { tellsNews } })
}

async function price({ deps }: TestShop, id: string, amount: number) {
  await deps.db.update(products).set({ price: amount }).where(eq(products.id, id))
}

async function stock({ deps }: TestShop, itemId: string, amount: number) {
  await deps.db.update(variants).set({ stock: amount }).where(eq(variants.itemId, itemId))
}

/** The pieces of each letter, in the order of posting. */
async function told(shop: TestShop) {
  await shop.runJob('send-wish-news')
  const rows = await shop.deps.db.select().from(outbox).where(eq(outbox.kind, 'wish_news'))
  return rows.map(({ data }) => (data as unknown as { pieces: object[] }).pieces)
}

test('a piece that is back or costs less is told of once, in one letter', async () => {
  await using shop = await newsShop()
  await listen(shop.she)
  expect(await told(shop)).toEqual([])
  await stock(shop, shop.noor.itemId, 3)
  await price(shop, 'test-layla', 80_00)
  const first = [
    { name: 'test-layla', color: 'Black', back: false, price: 'AED 80', before: 'AED 100' },
    { name: 'test-noor', color: 'Black', back: true, price: 'AED 100', before: null },
  ]
  expect(await told(shop)).toEqual([first])
  expect(await told(shop)).toEqual([first])

  await price(shop, 'test-layla', 120_00)
  await stock(shop, shop.noor.itemId, 0)
  expect(await told(shop)).toEqual([first])
  await price(shop, 'test-layla', 110_00)
  expect((await told(shop))[1]).toMatchObject([{ name: 'test-layla', before: 'AED 120' }])
})

test('who did not ask is not told, and what changed before she asked is no news', async () => {
  await using shop = await newsShop()
  await price(shop, 'test-layla', 80_00)
  expect(await told(shop)).toEqual([])
  await listen(shop.she)
  expect(await told(shop)).toEqual([])
  await listen(shop.she, false)
  expect((await shop.she.call('GET wishlist/list-pieces')).result.tellsNews).toBe(false)
  await price(shop, 'test-layla', 70_00)
  expect(await told(shop)).toEqual([])
})

test('a reduced piece that cannot be had is no news; dropped pieces are not spoken of', async () => {
  await using shop = await newsShop()
  await listen(shop.she)
  await price(shop, 'test-noor', 50_00)
  const body = { product_item_id: shop.layla.itemId }
  await shop.she.call('POST wishlist/remove-piece', { body })
  await price(shop, 'test-layla', 50_00)
  expect(await told(shop)).toEqual([])
})

test('whose account is being deleted is left alone, and others are told meanwhile', async () => {
  await using shop = await newsShop()
  await listen(shop.she)
  const other = await customerOf(shop, { email: 'other@example.com' })
  await keep(other, shop.layla.itemId)
  await listen(other)
  await price(shop, 'test-layla', 80_00)
  await shop.deps.db.transaction(async (tx) => {
    await tx.execute(sql`select from customers where id = ${shop.she.customerId} for update`)
    expect(await told(shop)).toHaveLength(1)
    await tx.execute(sql`delete from wishes where customer_id = ${shop.she.customerId}`)
  })
  expect(await told(shop)).toHaveLength(1)
})

test('more customers than are looked at at once are all told', async () => {
  await using shop = await newsShop()
  const { db } = shop.deps
  await db.execute(sql`
    insert into customers (id, email, name, language)
    select gen_random_uuid(), 'many' || n || '@example.com', 'Many', 'en' from generate_series(1, 600) n`)
  await db.execute(sql`
    insert into wish_listeners select id, now() from customers where email like 'many%'`)
  await db.execute(sql`
    insert into wishes (customer_id, item_id, created_at, seen_price, seen_available)
    select id, ${shop.layla.itemId}, now(), 10000, true from customers where email like 'many%'`)
  await price(shop, 'test-layla', 90_00)
  expect(await told(shop)).toHaveLength(600)
  expect(await told(shop)).toHaveLength(600)
})
