import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { shopWithImports } from '../../../test/import-fixtures.ts'
import type { TestShop } from '../../../test/test-shop.ts'

const count = 5000
const sizes = [50, 52, 54, 56, 58, 60, 62]

/** What is wrong with every 125th row. */
const mistakes = [
  { column: 'price', value: '"7,29.00"', code: 'not_an_amount' },
  { column: 'stock', value: '−2', code: 'out_of_range' },
  { column: 'price', value: '"=HYPERLINK(""http://evil.example"")"', code: 'not_an_amount' },
  { column: 'made_to_order', value: 'perhaps', code: 'not_yes_or_no' },
]

/** Adds a product, and copies it under the other ids. */
async function addProducts({ deps }: TestShop, [first = '', ...others]: readonly string[]) {
  const stock = Object.fromEntries(sizes.map((size) => [size, 2]))
  await addProduct(deps.db, { id: first, stock })
  const columns = `type_id, categories, collections, name, subtitle, title, short_description, description, fabric,
    care, opening, included, occasion, fabric_kind, opening_kind, occasions, keywords, price, garment,
    complete_the_look, released_on`
  const copies: [sql: string, given: unknown[]][] = [
    [
      `insert into products (id, ${columns})
       select copy.id, ${columns} from products p, unnest($1::text[]) as copy (id) where p.id = $2`,
      [others, first],
    ],
    [
      `insert into product_items (id, product_id, position, name, color_code, color_family)
       select copy.id || '-black', copy.id, position, name, color_code, color_family
       from product_items i, unnest($1::text[]) as copy (id) where i.product_id = $2`,
      [others, first],
    ],
    [
      `insert into item_pictures (item_id, picture_id, view, position)
       select copy.id || '-black', picture_id, view, position
       from item_pictures i, unnest($1::text[]) as copy (id) where i.item_id = $2`,
      [others, `${first}-black`],
    ],
    [
      `insert into variants (sku, item_id, size, stock)
       select upper(copy.id) || '-BLACK-' || size, copy.id || '-black', size, stock
       from variants v, unnest($1::text[]) as copy (id) where v.item_id = $2`,
      [others, `${first}-black`],
    ],
  ]
  for (const [sql, values] of copies) await deps.pool.query(sql, values)
}

test('of 5,000 rows with 40 errors, 4,960 are written', async () => {
  await using given = await shopWithImports()
  const ids = Array.from({ length: Math.ceil(count / sizes.length) }, (_, index) => `try-${index}`)
  await addProducts(given.shop, ids)
  const lines = ids
    .flatMap((id) => sizes.map((size) => `${id}-black-${size}`.toUpperCase()))
    .slice(0, count)
    .map((sku, index) => {
      const mistake = index % 125 === 124 ? mistakes[((index + 1) / 125) % 4] : undefined
      const cells: Record<string, string> = { price: '729.00', stock: '3', made_to_order: 'no' }
      if (mistake) cells[mistake.column] = mistake.value
      return [sku, cells['price'], cells['stock'], cells['made_to_order']].join(',')
    })
  const dryRun = await given.check(`sku,price,stock,made_to_order\n${lines.join('\n')}\n`)
  expect(dryRun).toMatchObject({ rows: 5000, changed: 4960, wrong: 40, errorCount: 40 })
  expect(dryRun.errors[0]).toMatchObject({ line: 126, column: 'stock', value: '−2' })

  const errors = (await given.errorFile(dryRun.id)).toString()
  expect(errors.split('\r\n')).toHaveLength(42)
  expect(errors).not.toMatch(/[\n,]"?=HYPERLINK/)

  expect(await given.apply(dryRun.id)).toMatchObject({ state: 'done', applied: 4960, wrong: 40 })
  const { pool } = given.shop.deps
  const { rows } = await pool.query(
    `select count(*)::int as moved, (select count(*)::int from products where price = 72900) as priced
     from stock_movements`,
  )
  expect(rows).toEqual([{ moved: 4960, priced: ids.length }])
  // The corrected rows of the file of errors are read as they are.
  const corrected = errors.replaceAll('"7,29.00"', '729.00')
  expect(await given.check(corrected)).toMatchObject({ state: 'ready', rows: 40, wrong: 30 })
})
