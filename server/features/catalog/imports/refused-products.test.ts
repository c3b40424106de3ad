import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, variants } from '../../../db/tables/catalog.ts'
import { staffAudit } from '../../../db/tables/staff.ts'
import { stockMovements } from '../../../db/tables/stock.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { shopWithImports } from '../../../test/import-fixtures.ts'
import { fieldsOf } from '../../../test/product-fixtures.ts'
import { applyImports } from './apply-imports.ts'

test('a product of which a row is refused keeps its price, state and stock', async () => {
  await using given = await shopWithImports()
  const { db } = given.shop.deps
  for (const id of ['try-a', 'try-b']) await addProduct(db, { id, stock: { 54: 5 } })
  const header = 'sku,product,color_en,size,price,stock,state'
  const rowsOf = (id: string) => [
    `OWN-56,${id},Black,56,200,1,draft`,
    `${id.toUpperCase()}-BLACK-54,,,,,9,`,
  ]
  const first = await given.check([header, ...rowsOf('try-a')].join('\n'))
  const second = await given.check([header, ...rowsOf('try-b')].join('\n'))
  expect(await given.apply(first.id)).toMatchObject({ state: 'done', applied: 2, wrong: 0 })
  expect(await given.apply(second.id)).toMatchObject({
    state: 'done',
    applied: 0,
    wrong: 2,
    errors: [
      { line: 2, code: 'refused' },
      { line: 3, code: 'refused' },
    ],
  })
  const [left] = await db.select().from(products).where(eq(products.id, 'try-b'))
  expect(left).toMatchObject({ price: 100_00, revision: 1, state: 'published' })
  const [size] = await db.select().from(variants).where(eq(variants.sku, 'TRY-B-BLACK-54'))
  expect(size?.stock).toBe(5)
  const moved = await db.select().from(stockMovements).where(like(stockMovements.sku, 'TRY-B%'))
  expect(moved).toEqual([])
  expect(await db.select().from(staffAudit).where(eq(staffAudit.subject, 'try-b'))).toEqual([])
})

test('a new product that is refused leaves no empty draft', async () => {
  await using given = await shopWithImports()
  const header = 'product,type,name_en,name_ar,price,color_en,color_ar,color_code,size,sku,stock'
  const rowOf = (id: string) => `${id},everyday,New,جديدة,500,Sand,رملي,#C2A27C,54,OWN-54,3`
  const first = await given.check(`${header}\n${rowOf('new-one')}\n`)
  const second = await given.check(`${header}\n${rowOf('new-two')}\n`)
  expect(await given.apply(first.id)).toMatchObject({ applied: 1, wrong: 0 })
  expect(await given.apply(second.id)).toMatchObject({
    state: 'done',
    applied: 0,
    wrong: 1,
    errors: [{ line: 2, code: 'refused' }],
  })
  const params = { id: 'new-two' }
  expect((await given.staff.call('GET staff/get-product/{id}', { params })).errorCode).not.toBe(0)
  const { db } = given.shop.deps
  expect(await db.select().from(staffAudit).where(eq(staffAudit.subject, 'new-two'))).toEqual([])
})

test('a size that is offered again is not counted below what orders have reserved', async () => {
  await using given = await shopWithImports()
  const { db } = given.shop.deps
  await addProduct(db, { id: 'try-a', stock: { 54: 5, 56: 3 } })
  const ofSize = eq(variants.sku, 'TRY-A-BLACK-56')
  await db.update(variants).set({ withdrawn: true, reserved: 2 }).where(ofSize)
  const row = 'TRY-A-BLACK-56,Black,56,1,200'
  const dryRun = await given.check(`sku,color_en,size,stock,price\n${row}\n`)
  expect(dryRun).toMatchObject({ created: 1, wrong: 0 })
  expect(await given.apply(dryRun.id)).toMatchObject({
    state: 'done',
    applied: 0,
    errors: [{ line: 2, column: 'stock', code: 'below_reserved' }],
  })
  const [size] = await db.select().from(variants).where(ofSize)
  expect(size).toMatchObject({ withdrawn: true, stock: 3, reserved: 2 })
  const [left] = await db.select().from(products).where(eq(products.id, 'try-a'))
  expect(left).toMatchObject({ price: 100_00, revision: 1 })
})

test('an import that breaks off again and again without writing anything is given up', async () => {
  await using given = await shopWithImports()
  const { shop, staff } = given
  await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 5 } })
  const { id } = await given.check('sku,stock\nTRY-A-BLACK-54,9\n')
  await staff.call('POST staff/apply-import', { body: { importId: id } })
  const breakOff = () =>
    applyImports(shop.deps, () => Promise.reject(new Error('The machine stops.')))
  for (let tries = 1; tries <= 3; tries++) {
    await expect(breakOff()).rejects.toThrow('Imports were broken off.')
    expect(await given.report(id)).toMatchObject({ state: 'applying' })
  }
  await breakOff()
  expect(await given.report(id)).toMatchObject({
    state: 'failed',
    failure: { code: 'broken_off', value: '0' },
  })
})

test('what an import creates, the form saves: a product has up to 40 colours', async () => {
  await using given = await shopWithImports()
  const header = 'product,type,name_en,name_ar,price,color_en,color_ar,color_code,size'
  const rows = Array.from(
    { length: 41 },
    (_, index) => `new-one,everyday,New,جديدة,500,Sand ${index},رملي,#C2A27C,54`,
  )
  const dryRun = await given.check([header, ...rows].join('\n'))
  expect(dryRun).toMatchObject({
    created: 40,
    wrong: 1,
    errors: [{ line: 42, column: 'color_en', code: 'too_many_colors', hint: '40' }],
  })
  expect(await given.apply(dryRun.id)).toMatchObject({ applied: 40 })
  const params = { id: 'new-one' }
  const { result } = await given.staff.call('GET staff/get-product/{id}', { params })
  const body = { id: 'new-one', revision: result.revision, fields: fieldsOf(result) }
  const saved = await given.staff.call('POST staff/save-product', { body })
  expect(saved.fields).toBeUndefined()
  expect(saved.errorCode).toBe(0)
})
