import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, variants } from '../../../db/tables/catalog.ts'
import { stockMovements } from '../../../db/tables/stock.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { shopWithImports } from '../../../test/import-fixtures.ts'
import { count } from '../../../test/order-fixtures.ts'
import type { TestShop } from '../../../test/test-shop.ts'

const isWaiting = `wait_event_type = 'Lock' and datname = current_database()`

/** Opens a transaction of somebody else with a statement, which holds what it locks until `end`. */
async function holding({ deps: { pool } }: TestShop, statement: string) {
  const other = await pool.connect()
  await other.query('begin')
  await other.query(statement)
  return {
    end: async () => {
      await other.query('commit')
      other.release()
    },
  }
}

function isWaited(shop: TestShop): Promise<void> {
  return expect.poll(() => count(shop, 'pg_stat_activity', isWaiting)).toBe(1)
}

test('a sale at the same moment is not undone by a stock of the file', async () => {
  await using given = await shopWithImports()
  const { shop, staff } = given
  const { db } = shop.deps
  await addProduct(db, { id: 'try-a', stock: { 54: 5 } })
  const { id } = await given.check('sku,stock\nTRY-A-BLACK-54,9\n')
  await staff.call('POST staff/apply-import', { body: { importId: id } })
  const sale = await holding(shop, `update variants set stock = 4 where sku = 'TRY-A-BLACK-54'`)
  const applied = shop.runJob('apply-imports')
  await isWaited(shop)
  await sale.end()
  await applied
  expect(await given.report(id)).toMatchObject({
    state: 'done',
    applied: 0,
    errors: [{ line: 2, column: 'stock', code: 'stock_moved', hint: '4' }],
  })
  expect(await db.select().from(stockMovements)).toEqual([])
  const [left] = await db.select().from(variants).where(eq(variants.sku, 'TRY-A-BLACK-54'))
  expect(left?.stock).toBe(4)
})

test('a row that names its size by colour and size does not undo a sale either', async () => {
  await using given = await shopWithImports()
  const { db } = given.shop.deps
  await addProduct(db, { id: 'try-a', stock: { 54: 5, 56: 5 } })
  const rows = ['try-a,Black,54,9', 'try-a,Black,56,9']
  const { id } = await given.check(['product,color_en,size,stock', ...rows].join('\n'))
  await db.update(variants).set({ stock: 4 }).where(eq(variants.sku, 'TRY-A-BLACK-54'))
  expect(await given.apply(id)).toMatchObject({
    applied: 1,
    errors: [{ line: 2, column: 'stock', code: 'stock_moved', hint: '4' }],
  })
  const stored = await db.select().from(variants).where(eq(variants.itemId, 'try-a-black'))
  expect(Object.fromEntries(stored.map(({ size, stock }) => [size, stock]))).toEqual({
    54: 4,
    56: 9,
  })
})

test('a file that is being checked is skipped by a second run', async () => {
  await using given = await shopWithImports()
  const { shop } = given
  await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 5 } })
  const { id } = await given.upload('sku,stock\nTRY-A-BLACK-54,9\n')
  const other = await holding(shop, 'select from catalog_imports for no key update')
  const first = shop.runJob('check-imports')
  await isWaited(shop)
  await shop.runJob('check-imports')
  expect(await count(shop, 'import_rows', 'true')).toBe(0)
  await other.end()
  await first
  expect(await given.report(id)).toMatchObject({ state: 'ready', rows: 1, changed: 1, wrong: 0 })
})

test('sizes of several products are locked in the order of their SKU, as orders lock them', async () => {
  await using given = await shopWithImports()
  const { shop, staff } = given
  const { db, pool } = shop.deps
  for (const [id, sku] of [
    ['try-a', 'TRY-Z'],
    ['try-b', 'TRY-A'],
  ] as const) {
    await addProduct(db, { id, stock: { 54: 5 } })
    await db
      .update(variants)
      .set({ sku })
      .where(eq(variants.itemId, `${id}-black`))
  }
  const { id } = await given.check('sku,color_ar\nTRY-A,فحمي\nTRY-Z,فحمي\n')
  await staff.call('POST staff/apply-import', { body: { importId: id } })
  const other = await holding(shop, `select from variants where sku = 'TRY-Z' for no key update`)
  const applied = shop.runJob('apply-imports')
  await isWaited(shop)
  const { rows } = await pool.query(
    `select sku from variants where sku = 'TRY-A' for no key update skip locked`,
  )
  await other.end()
  await applied
  expect(rows).toEqual([])
  expect(await given.report(id)).toMatchObject({ state: 'done', applied: 2 })
})

test('a category that is deleted at the same moment is not given to a product', async () => {
  await using given = await shopWithImports()
  const { shop, staff } = given
  const { db } = shop.deps
  await addProduct(db, { id: 'try-a', stock: { 54: 5 } })
  const title = { en: 'Feast', ar: 'العيد' }
  const body = { kind: 'categories', id: null, title } as const
  expect((await staff.call('POST staff/save-group', { body })).errorCode).toBe(0)
  const { id } = await given.check('product,categories\ntry-a,feast\n')
  await staff.call('POST staff/apply-import', { body: { importId: id } })
  // What holds a group that is deleted: the lock, until the deletion ends.
  const other = await holding(
    shop,
    `select pg_advisory_xact_lock(7226504); delete from categories where id = 'feast'`,
  )
  const applied = shop.runJob('apply-imports')
  await isWaited(shop)
  await other.end()
  await applied
  expect(await given.report(id)).toMatchObject({
    state: 'done',
    applied: 0,
    errors: [{ column: 'categories', code: 'unknown' }],
  })
  const [left] = await db.select().from(products).where(eq(products.id, 'try-a'))
  expect(left?.categories).toEqual([])
})
