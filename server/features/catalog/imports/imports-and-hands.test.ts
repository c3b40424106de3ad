import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { products } from '../../../db/tables/catalog.ts'
import { shopWithImports } from '../../../test/import-fixtures.ts'
import { count } from '../../../test/order-fixtures.ts'
import type { TestShop } from '../../../test/test-shop.ts'

const isWaiting = `wait_event_type = 'Lock' and datname = current_database()`
const header = 'product,name_en,name_ar,type,price,color_en,color_ar,color_code,size,sku'
const zumurrud = `${header}\nzumurrud,Zumurrud,زمرّد,everyday,500,Black,أسود,#111111,54,\n`

/** Holds the ids of products, as whoever creates a product does, and creates what the statement says. */
async function creating({ deps: { pool } }: TestShop, statement: string) {
  const other = await pool.connect()
  await other.query(`begin; select pg_advisory_xact_lock(hashtext('product ids'))`)
  await other.query(statement)
  return {
    end: async () => {
      await other.query('commit')
      other.release()
    },
  }
}

/** A copy of a product of the sample shop under another id. */
const copyOfNoor = (id: string) => `
  insert into products (id, type_id, categories, collections, name, subtitle, title, short_description, description,
    fabric, care, opening, included, occasion, fabric_kind, opening_kind, occasions, keywords, price, garment,
    complete_the_look, released_on)
  select '${id}', type_id, categories, collections, name, subtitle, title, short_description, description, fabric,
    care, opening, included, occasion, fabric_kind, opening_kind, occasions, keywords, price, garment,
    complete_the_look, released_on from products where id = 'noor'`

test('a product that is created by hand while a file creates the same one is not written twice', async () => {
  await using given = await shopWithImports()
  const { shop, staff } = given
  const { id } = await given.check(zumurrud)
  await staff.call('POST staff/apply-import', { body: { importId: id } })
  const other = await creating(shop, copyOfNoor('zumurrud'))
  const applied = shop.runJob('apply-imports')
  await expect.poll(() => count(shop, 'pg_stat_activity', isWaiting)).toBe(1)
  await other.end()
  await applied
  expect(await given.report(id)).toMatchObject({
    state: 'done',
    applied: 0,
    errors: [{ line: 2, column: 'product', code: 'changed_meanwhile' }],
  })
})

test('a product that a file creates at the same moment leaves the hand-made one another id', async () => {
  await using given = await shopWithImports()
  const { shop, staff } = given
  const other = await creating(shop, copyOfNoor('zumurrud'))
  const created = staff.call('POST staff/create-product', {
    body: { name: { en: 'Zumurrud', ar: 'زمرّد' }, typeId: 'everyday', price: 50_000 },
  })
  await expect.poll(() => count(shop, 'pg_stat_activity', isWaiting)).toBe(1)
  await other.end()
  expect((await created).result).toMatchObject({ id: 'zumurrud-2', address: 'zumurrud-2' })
})

test('a colour and a SKU that somebody makes at the same moment are not made twice', async () => {
  await using given = await shopWithImports()
  const { shop, staff } = given
  const { id } = await given.check(zumurrud)
  await staff.call('POST staff/apply-import', { body: { importId: id } })
  const other = await creating(
    shop,
    `insert into product_items (id, product_id, position, name, color_code, color_family)
       values ('zumurrud-black', 'noor', 9, '{"en":"Coal","ar":"فحمي"}', '#111111', '');
     insert into variants (sku, item_id, size, stock) values ('ZUMURRUD-BLACK-2-54', 'zumurrud-black', 54, 0)`,
  )
  const applied = shop.runJob('apply-imports')
  await expect.poll(() => count(shop, 'pg_stat_activity', isWaiting)).toBe(1)
  await other.end()
  await applied
  expect(await given.report(id)).toMatchObject({ state: 'done', applied: 1, errors: [] })
  expect(await count(shop, 'variants', `sku = 'ZUMURRUD-BLACK-2-54-2'`)).toBe(1)
})

test('a new product whose address another one has got since the dry run is not written', async () => {
  await using given = await shopWithImports()
  const { id } = await given.check(zumurrud)
  await given.staff.call('POST staff/change-product-address', {
    body: { id: 'noor', revision: 1, address: 'zumurrud' },
  })
  expect(await given.apply(id)).toMatchObject({
    state: 'done',
    applied: 0,
    errors: [{ line: 2, code: 'refused' }],
  })
})

test('a file names a product by its id, its address or an earlier address', async () => {
  await using given = await shopWithImports()
  const { db } = given.shop.deps
  for (const [revision, address] of ['noor-abaya', 'noor-2026'].entries()) {
    const { errorCode } = await given.staff.call('POST staff/change-product-address', {
      body: { id: 'noor', revision: revision + 1, address },
    })
    expect(errorCode).toBe(0)
  }
  for (const [name, price] of [
    ['noor', 610],
    ['noor-2026', 620],
    ['noor-abaya', 630],
  ] as const) {
    const { id, created, changed } = await given.check(`product,price\n${name},${price}\n`)
    expect({ created, changed }).toEqual({ created: 0, changed: 1 })
    expect(await given.apply(id)).toMatchObject({ applied: 1, errors: [] })
    const [noor] = await db.select().from(products).where(eq(products.id, 'noor'))
    expect(noor?.price).toBe(price * 100)
  }
})
