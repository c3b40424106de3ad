import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, variants } from '../../db/tables/catalog.ts'
import { addProduct } from '../../test/fixtures.ts'
import { readOutbox } from '../../test/identity-fixtures.ts'
import { count } from '../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

const email = 'mariam@example.com'

function ask(shop: TestShop, body: { sku: string; email: string; language_code?: 'en' | 'arb' }) {
  return shop.call('POST product/tell-when-back', { body })
}

/** A piece that is sold out, and what brings it back. */
async function soldOut(shop: TestShop) {
  const piece = await addProduct(shop.deps.db, { id: 'test-noor', stock: { 54: 0 } })
  const sku = piece.skuOf(54)
  const restock = (stock: number) =>
    shop.deps.db.update(variants).set({ stock }).where(eq(variants.sku, sku))
  return { piece, sku, restock }
}

test('who asked is written to once, when the size is back', async () => {
  await using shop = await testShop()
  const { piece, sku, restock } = await soldOut(shop)
  const asked = { sku, email: ' Mariam@Example.com ', language_code: 'arb' } as const
  expect(await ask(shop, asked)).toMatchObject({ status: 200, errorCode: 0, result: {} })
  await shop.runJob('send-stock-alerts')
  expect(await readOutbox(shop, email)).toEqual([])

  await restock(2)
  await shop.runJob('send-stock-alerts')
  await shop.runJob('send-stock-alerts')
  const letters = await readOutbox(shop, email)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain('عباية test-noor')
  const link = `${shop.address}/ar/product-details/${piece.id}?item=${piece.itemId}`
  expect(letters[0]?.text).toContain(link)
})

test('asking twice is answered alike and is one letter', async () => {
  await using shop = await testShop()
  const { sku } = await soldOut(shop)
  const [first, second] = [await ask(shop, { sku, email }), await ask(shop, { sku, email })]
  expect(second.result).toEqual(first.result)
  expect(await count(shop, 'stock_alerts')).toBe(1)
})

test('a size that is not sold is not found, and an address that is none is refused', async () => {
  await using shop = await testShop()
  const { piece, sku } = await soldOut(shop)
  expect(await ask(shop, { sku: 'NO-SUCH', email })).toMatchObject({ status: 404, errorCode: 201 })
  for (const wrong of ['mariam', 'a@b.example\r\nBcc: c@d.example', 'a@b.example,c@d.example']) {
    expect(await ask(shop, { sku, email: wrong })).toMatchObject({ status: 400, errorCode: 1 })
  }
  await shop.deps.db.update(products).set({ published: false }).where(eq(products.id, piece.id))
  expect(await ask(shop, { sku, email })).toMatchObject({ status: 404, errorCode: 201 })
  expect(await count(shop, 'stock_alerts')).toBe(0)
})
