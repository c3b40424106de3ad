import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { type TestShop, testShop } from '../../../test/test-shop.ts'
import { clearSynthetic, fillSynthetic } from './fill-synthetic.ts'

async function count({ deps }: TestShop, what: string): Promise<number> {
  const { rows } = await deps.db.execute<{ n: number }>(
    sql`select count(*)::int n from ${sql.raw(what)}`,
  )
  return rows[0]?.n ?? 0
}

test('invented products can be filtered, searched and opened like real ones', async () => {
  await using shop = await testShop()
  const { deps } = shop
  await fillSynthetic(deps, 120, () => {})
  await deps.listing.load(deps.db)
  const all = await shop.call('GET product/list-products', { query: { size: '56' } })
  expect(all.result.total).toBeGreaterThan(100)
  const found = await shop.call('GET product/list-products', { query: { q: 'amira fajr' } })
  expect(found.result.products[0]).toMatchObject({ name: 'Amira Fajr' })
  const product = await shop.call('GET product/get-product', { query: { id: 'syn-000001' } })
  expect(product.result.items.length).toBeGreaterThanOrEqual(2)
  for (const { pictures } of product.result.items) expect(pictures[0]?.view).toBe('front')
  expect(product.result.alsoLike).toHaveLength(4)
})

test('fewer than before leaves so many, and clearing leaves the shop as it was', async () => {
  await using shop = await testShop()
  const { deps } = shop
  const before = await count(shop, 'variants')
  await fillSynthetic(deps, 50, () => {})
  await fillSynthetic(deps, 20, () => {})
  expect(await count(shop, `products where id like 'syn-%'`)).toBe(20)
  const said: number[] = []
  await clearSynthetic(deps, (done) => said.push(done))
  expect(said).toEqual([20])
  expect(await count(shop, 'products')).toBe(36)
  expect(await count(shop, 'variants')).toBe(before)
})

test('the same number again changes nothing; a higher number adds the missing products', async () => {
  await using shop = await testShop()
  const { deps } = shop
  const said: string[] = []
  const fill = (many: number) =>
    fillSynthetic(deps, many, (done, all) => said.push(`${done} of ${all}`))
  await fill(20)
  await deps.db.execute(sql`update products set sold = 999 where id = 'syn-000020'`)
  await fill(20)
  await fill(30)
  expect(said).toEqual(['20 of 20', '30 of 30'])
  expect(await count(shop, `products where id like 'syn-%'`)).toBe(30)
  expect(await count(shop, `products where sold = 999`)).toBe(1)
})

test('a shop with its own products is refused', async () => {
  await using shop = await testShop()
  await addProduct(shop.deps.db, { id: 'own' })
  await expect(fillSynthetic(shop.deps, 10, () => {})).rejects.toThrow('not of the sample shop')
  await expect(clearSynthetic(shop.deps, () => {})).rejects.toThrow('not of the sample shop')
  expect(await count(shop, 'products')).toBe(37)
})

test('a shop with orders is refused', async () => {
  await using shop = await testShop()
  await shop.deps.db.execute(sql`
    insert into orders (number, token, idempotency_key, language, status, stock_state, contact,
      address, billing, shipping, payment_method, currency, totals, total)
    values ('1', '1', '1', 'en', 'placed', 'sold', '{}', '{}', '{}', '{}', 'card', 'AED', '{}', 1)`)
  await expect(fillSynthetic(shop.deps, 10, () => {})).rejects.toThrow('holds orders')
  await expect(clearSynthetic(shop.deps, () => {})).rejects.toThrow('holds orders')
  expect(await count(shop, 'products')).toBe(36)
})
