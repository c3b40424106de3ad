import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { shopWithImports } from '../../../test/import-fixtures.ts'

/** A shop with products of two sizes; the first sizes have the barcodes 'a' and 'b'. */
async function shopWithBarcodes() {
  const given = await shopWithImports()
  const { db, pool } = given.shop.deps
  for (const id of ['try-a', 'try-b', 'try-c'])
    await addProduct(db, { id, stock: { 54: 0, 56: 0 } })
  await pool.query(`update variants set barcode = 'a' where sku = 'TRY-A-BLACK-54'`)
  await pool.query(`update variants set barcode = 'b' where sku = 'TRY-B-BLACK-54'`)
  return {
    ...given,
    barcodes: async () => {
      const { rows } = await pool.query<{ sku: string; barcode: string }>(
        `select sku, barcode from variants where barcode is not null order by sku`,
      )
      return Object.fromEntries(rows.map(({ sku, barcode }) => [sku, barcode]))
    },
    [Symbol.asyncDispose]: () => given[Symbol.asyncDispose](),
  }
}

const fileOf = (...rows: string[]) => ['sku,barcode', ...rows].join('\n')

test('a file sets, changes and empties barcodes, and sizes of a product exchange theirs', async () => {
  await using given = await shopWithBarcodes()
  const dryRun = await given.check(
    fileOf(
      'TRY-A-BLACK-54,٤٠٠٦٣٨١٣٣٣٩٣١',
      'TRY-A-BLACK-56,a',
      'TRY-B-BLACK-54,-',
      'TRY-B-BLACK-56,',
      `TRY-C-BLACK-54,'=1`,
    ),
  )
  expect(dryRun).toMatchObject({ changed: 4, unchanged: 1, wrong: 0 })
  expect(dryRun.changes).toContainEqual({
    line: 4,
    product: 'try-b',
    sku: 'TRY-B-BLACK-54',
    column: 'barcode',
    from: 'b',
    to: '',
  })
  expect(await given.apply(dryRun.id)).toMatchObject({ state: 'done', applied: 4, wrong: 0 })
  expect(await given.barcodes()).toEqual({
    'TRY-A-BLACK-54': '4006381333931',
    'TRY-A-BLACK-56': 'a',
    'TRY-C-BLACK-54': '=1',
  })
})

test.each(['csv', 'xlsx'] as const)(
  'an export with barcodes as %s that is imported changes nothing',
  async (format) => {
    await using given = await shopWithBarcodes()
    const { pool } = given.shop.deps
    const strange = ['0012345678905', "'-", '+971', '"q",;', '1e5']
    for (const [index, barcode] of strange.entries()) {
      await pool.query(
        `update variants set barcode = $1 where sku = (
          select sku from variants where barcode is null order by sku offset $2 limit 1)`,
        [barcode, index],
      )
    }
    const before = await given.barcodes()
    expect(Object.values(before)).toHaveLength(strange.length + 2)
    const report = await given.check(await given.exported(format), `all.${format}`)
    expect(report).toMatchObject({ state: 'ready', created: 0, changed: 0, wrong: 0 })
    expect(await given.barcodes()).toEqual(before)
  },
)

test('a barcode that is taken, malformed or twice in the file is an error of its row and column', async () => {
  await using given = await shopWithBarcodes()
  const dryRun = await given.check(
    fileOf(
      'TRY-A-BLACK-54,new',
      'TRY-A-BLACK-56,b',
      'TRY-B-BLACK-56,b',
      'TRY-C-BLACK-54,6.29104E+12',
      'TRY-C-BLACK-56,new',
    ),
  )
  const error = (line: number, value: string, code: string, hint = '') => ({
    line,
    column: 'barcode',
    value,
    code,
    hint,
  })
  expect(dryRun).toMatchObject({ changed: 1, wrong: 4 })
  expect(dryRun.errors).toEqual([
    error(3, 'b', 'taken', 'TRY-B-BLACK-54'),
    error(4, 'b', 'same_barcode', '3'),
    error(5, '6.29104E+12', 'not_a_barcode'),
    error(6, 'new', 'same_barcode', '2'),
  ])
  expect((await given.errorFile(dryRun.id)).toString()).toContain('TRY-B-BLACK-54')
  expect(await given.apply(dryRun.id)).toMatchObject({ state: 'done', applied: 1 })
  expect(await given.barcodes()).toEqual({ 'TRY-A-BLACK-54': 'new', 'TRY-B-BLACK-54': 'b' })
})

test('a new barcode with another check digit than GS1 computes is a warning, and is written', async () => {
  await using given = await shopWithBarcodes()
  const file = fileOf(
    'TRY-A-BLACK-54,4006381339331',
    'TRY-A-BLACK-56,4006381333931',
    'TRY-B-BLACK-54,own-1',
    'TRY-C-BLACK-54,b',
  )
  const dryRun = await given.check(file)
  const warning = { line: 2, column: 'barcode', value: '4006381339331', code: 'check_digit' }
  expect(dryRun).toMatchObject({ changed: 3, wrong: 1, warnings: [warning], warningCount: 1 })
  const result = await given.apply(dryRun.id)
  expect(result).toMatchObject({ state: 'done', applied: 3, warnings: [warning], errorCount: 1 })
  expect(await given.barcodes()).toMatchObject({ 'TRY-A-BLACK-54': '4006381339331' })
  expect(await given.check(file)).toMatchObject({ warnings: [], warningCount: 0 })
})

test('a barcode of another size of the product is taken, while the file leaves it there', async () => {
  await using given = await shopWithBarcodes()
  const dryRun = await given.check(fileOf('TRY-A-BLACK-56,a'))
  expect(dryRun.errors).toEqual([
    { line: 2, column: 'barcode', value: 'a', code: 'taken', hint: 'TRY-A-BLACK-54' },
  ])
})

test('a barcode that another variant got since the dry run is an error of its row', async () => {
  await using given = await shopWithBarcodes()
  const dryRun = await given.check(fileOf('TRY-A-BLACK-54,new', 'TRY-A-BLACK-56,x'))
  expect(dryRun).toMatchObject({ changed: 2 })
  await given.shop.deps.pool.query(
    `update variants set barcode = 'new' where sku = 'TRY-C-BLACK-54'`,
  )
  const { errors } = await given.apply(dryRun.id)
  expect(errors).toMatchObject([
    { line: 2, column: 'barcode', code: 'taken' },
    { line: 3, column: 'sku', code: 'refused' },
  ])
})

test('a new size and a new product come with their barcodes', async () => {
  await using given = await shopWithBarcodes()
  const dryRun = await given.check(
    [
      'product,type,name_en,name_ar,price,color_en,color_ar,color_code,size,barcode',
      'new-one,everyday,New One,جديدة,500,Sand,رملي,#C2A27C,54,n1',
      'try-a,,,,,Black,,,58,a58',
    ].join('\n'),
  )
  expect(dryRun).toMatchObject({ created: 2, wrong: 0 })
  await given.apply(dryRun.id)
  expect(await given.barcodes()).toMatchObject({
    'NEW-ONE-SAND-54': 'n1',
    'TRY-A-BLACK-58': 'a58',
  })
})
