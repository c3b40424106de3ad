import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, variants } from '../../../db/tables/catalog.ts'
import { staffAudit } from '../../../db/tables/staff.ts'
import { stockMovements } from '../../../db/tables/stock.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { shopWithImports } from '../../../test/import-fixtures.ts'
import { countImportedStock } from '../../orders/stock/count-imported-stock.ts'
import { applyImports } from './apply-imports.ts'

const sku = 'TRY-A-BLACK-54'

test('a dry run writes nothing, and applying it writes prices, texts and stock', async () => {
  await using given = await shopWithImports()
  const { shop, staff } = given
  await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 5, 56: 5 } })
  const file = `sku;price;name_ar;stock\n${sku};120.50;عباية جديدة;9\nTRY-A-BLACK-56;;;5\n`
  const dryRun = await given.check(file)
  expect(dryRun).toMatchObject({
    state: 'ready',
    rows: 2,
    created: 0,
    changed: 1,
    unchanged: 1,
    wrong: 0,
    dearer: 1,
    cheaper: 0,
    changes: expect.arrayContaining([
      { line: 2, product: 'try-a', sku, column: 'price', from: '100.00', to: '120.50' },
      { line: 2, product: 'try-a', sku, column: 'stock', from: '5', to: '9' },
    ]),
  })
  const read = async () =>
    (await staff.call('GET staff/get-product/{id}', { params: { id: 'try-a' } })).result
  expect(await read()).toMatchObject({ price: 100_00, revision: 1 })

  expect(await given.apply(dryRun.id)).toMatchObject({ state: 'done', applied: 1, errorCode: 0 })
  expect(await read()).toMatchObject({
    price: 120_50,
    name: { en: 'try-a', ar: 'عباية جديدة' },
    revision: 2,
    savedBy: 'Huda Owner',
  })
  const movements = await shop.deps.db.select().from(stockMovements)
  expect(movements).toMatchObject([
    { sku, kind: 'count', quantity: 4, counted: 9, expected: 5, note: 'products.csv' },
  ])
  const audit = await shop.deps.db.select().from(staffAudit).where(eq(staffAudit.subject, 'try-a'))
  expect(audit).toMatchObject([
    {
      action: 'staff/apply-import',
      details: { file: 'products.csv', price: { from: 100_00, to: 120_50 }, currency: 'AED' },
    },
  ])
})

test('an export that is imported changes nothing', async () => {
  await using given = await shopWithImports()
  for (const format of ['csv', 'xlsx'] as const) {
    const report = await given.check(await given.exported(format), `all.${format}`)
    expect(report).toMatchObject({ state: 'ready', created: 0, changed: 0, wrong: 0 })
    expect(report.unchanged).toBeGreaterThan(100)
  }
})

test('an unknown address creates a draft with its colours, sizes and stock', async () => {
  await using given = await shopWithImports()
  const { staff } = given
  const header = 'product,type,name_en,name_ar,price,color_en,color_ar,color_code,size,sku,stock'
  const rows = [
    'new-one,everyday,New One,جديدة,500,Sand,رملي,#C2A27C,54,,3',
    'new-one,,,,,Sand,,,56,OWN-56,0',
  ]
  const dryRun = await given.check([header, ...rows].join('\n'))
  expect(dryRun).toMatchObject({ created: 2, wrong: 0 })
  expect(await given.apply(dryRun.id)).toMatchObject({ state: 'done', applied: 2 })
  const { result } = await staff.call('GET staff/get-product/{id}', { params: { id: 'new-one' } })
  expect(result).toMatchObject({
    state: 'draft',
    price: 500_00,
    items: [
      {
        name: { en: 'Sand', ar: 'رملي' },
        sizes: [
          { size: 54, sku: 'NEW-ONE-SAND-54', onHand: 3 },
          { size: 56, sku: 'OWN-56', onHand: 0 },
        ],
      },
    ],
  })
})

test('what somebody saved or sold since the dry run is not overwritten', async () => {
  await using given = await shopWithImports()
  const { shop } = given
  const { db } = shop.deps
  for (const id of ['try-a', 'try-b', 'try-c']) await addProduct(db, { id, stock: { 54: 5 } })
  const rows = ['TRY-A-BLACK-54,200,5', 'TRY-B-BLACK-54,200,7', 'TRY-C-BLACK-54,200,5']
  const dryRun = await given.check(['sku,price,stock', ...rows].join('\n'))
  expect(dryRun).toMatchObject({ changed: 3 })
  await db.update(products).set({ revision: 2 }).where(eq(products.id, 'try-a'))
  await db.update(variants).set({ stock: 4 }).where(eq(variants.sku, 'TRY-B-BLACK-54'))
  // A stock that the file leaves as it was is not set back after a sale.
  await db.update(variants).set({ stock: 4 }).where(eq(variants.sku, 'TRY-C-BLACK-54'))

  expect(await given.apply(dryRun.id)).toMatchObject({
    state: 'done',
    applied: 1,
    wrong: 2,
    errors: [
      { line: 2, code: 'changed_meanwhile' },
      { line: 3, column: 'stock', code: 'stock_moved', hint: '4' },
    ],
  })
  const stored = await db.select().from(products).where(eq(products.typeId, 'test-type'))
  expect(stored.map(({ id, price }) => `${id} ${price}`).toSorted()).toEqual([
    'try-a 10000',
    'try-b 10000',
    'try-c 20000',
  ])
  const [left] = await db.select().from(variants).where(eq(variants.sku, 'TRY-C-BLACK-54'))
  expect(left?.stock).toBe(4)
})

test('an import that is broken off goes on where it was, and counts nothing twice', async () => {
  await using given = await shopWithImports()
  const { shop, staff } = given
  const sizes = [50, 52, 54, 56, 58, 60, 62]
  const stock = Object.fromEntries(sizes.map((size) => [size, 1]))
  const ids = Array.from({ length: 80 }, (_, index) => `try-${index}`)
  for (const id of ids) await addProduct(shop.deps.db, { id, stock })
  const lines = ids.flatMap((id) => sizes.map((size) => `${id.toUpperCase()}-BLACK-${size},2,200`))
  const { id } = await given.check(['sku,stock,price', ...lines].join('\n'))
  await staff.call('POST staff/apply-import', { body: { importId: id } })
  const countStock = countImportedStock(shop.deps)
  let calls = 0
  const brokenOff = applyImports(shop.deps, (...counted) => {
    if (++calls === 2) throw new Error('The machine stops.')
    return countStock(...counted)
  })
  await expect(brokenOff).rejects.toThrow('Imports were broken off.')
  expect(await given.report(id)).toMatchObject({ state: 'applying', applied: 497 })
  await shop.runJob('apply-imports')
  expect(await given.report(id)).toMatchObject({ state: 'done', applied: 560, wrong: 0 })
  const movements = await shop.deps.db.select().from(stockMovements)
  expect(movements.map(({ quantity }) => quantity)).toEqual(lines.map(() => 1))
  const saved = await shop.deps.db.select().from(products).where(eq(products.price, 200_00))
  expect(saved.map(({ revision }) => revision)).toEqual(ids.map(() => 2))
})

test('a person who may not change prices and stock changes the texts alone', async () => {
  await using given = await shopWithImports('content')
  await addProduct(given.shop.deps.db, { id: 'try-a', stock: { 54: 5, 56: 5 } })
  const rows = [`${sku},90,5,خامة`, 'TRY-A-BLACK-56,,6,', 'TRY-A-BLACK-54X,,,']
  const dryRun = await given.check(['sku,price,stock,fabric_ar', ...rows].join('\n'))
  expect(dryRun).toMatchObject({
    wrong: 3,
    errors: [
      { line: 2, column: 'price', code: 'not_allowed' },
      { line: 3, column: 'stock', code: 'not_allowed' },
      { line: 4, column: 'sku', code: 'unknown_sku' },
    ],
  })
  const allowed = await given.check(`sku,price,stock,fabric_ar\n${sku},100,5,خامة\n`)
  expect(await given.apply(allowed.id)).toMatchObject({ state: 'done', applied: 1, wrong: 0 })
})

test('an import is applied once, and not after it was cancelled', async () => {
  await using given = await shopWithImports()
  const { shop, staff } = given
  await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 5 } })
  const dryRun = await given.check(`sku,stock\n${sku},7\n`)
  await given.apply(dryRun.id)
  expect(await given.apply(dryRun.id)).toMatchObject({ errorCode: 562, applied: 1 })
  expect(await shop.deps.db.select().from(stockMovements)).toHaveLength(1)

  const other = await given.check(`sku,stock\n${sku},8\n`)
  const body = { importId: other.id }
  expect(await staff.call('POST staff/cancel-import', { body })).toMatchObject({
    result: { state: 'cancelled' },
  })
  expect(await given.apply(other.id)).toMatchObject({ errorCode: 562, applied: 0 })
})

test.each([
  ['not_utf8', Buffer.from('sku,name_ar\nA,\xc8\xe1', 'latin1')],
  ['unknown_column', 'sku,colour\nA,b\n'],
  ['duplicate_column', 'sku,price,Price\nA,1,2\n'],
  ['no_key', 'price\n1\n'],
  ['no_rows', 'sku,price\n\n'],
  ['not_a_table', 'sku,price\n"A,1\n'],
  ['not_a_workbook', Buffer.from('PK\u0003\u0004 and nothing more')],
] as const)('a file that cannot be read says why: %s', async (code, file) => {
  await using given = await shopWithImports()
  expect(await given.check(file)).toMatchObject({ state: 'failed', failure: { code } })
})
