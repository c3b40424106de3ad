import { mayDo, staffRoles } from '@rimal/contract/permissions'
import type { SavedChart } from '@rimal/contract/staff/size-charts'
import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { type TestStaff, staffOf } from '../../../test/staff-fixtures.ts'
import { type TestShop, testShop } from '../../../test/test-shop.ts'

/** On a busy machine; mostly it takes milliseconds. */
const soon = { timeout: 10_000 }

const chest = { title: { en: 'Chest', ar: 'الصدر' }, of: 'body' as const }
const hem = { title: { en: 'Hem', ar: 'الذيل' }, of: 'garment' as const }

function chart(name: string, given: Partial<SavedChart> = {}): SavedChart {
  return {
    name: { en: name, ar: `جدول ${name}` },
    columns: [chest, hem],
    rows: [
      { size: 56, values: [160, 240] },
      { size: 54, values: [152, null] },
    ],
    types: [],
    products: [],
    ...given,
  }
}

function save(
  staff: TestStaff,
  fields: SavedChart,
  place: { id: string | null; revision: number } = { id: null, revision: 0 },
) {
  return staff.call('POST staff/save-size-chart', { body: { ...place, fields } })
}

async function shown(shop: TestShop, id: string, language_code: 'en' | 'arb' = 'en') {
  const { result } = await shop.call('GET product/get-size-chart', { query: { id, language_code } })
  return result
}

test('a product shows the chart of its type, and its own one before it', async () => {
  await using shop = await testShop()
  const staff = await staffOf(shop, { role: 'content' })
  await addProduct(shop.deps.db, { id: 'first' })
  await addProduct(shop.deps.db, { id: 'second' })
  expect(await shown(shop, 'first')).toBeNull()

  await save(staff, chart('Type', { types: ['test-type'] }))
  await expect
    .poll(() => shown(shop, 'first', 'arb'), soon)
    .toEqual({
      name: 'جدول Type',
      columns: [
        { title: 'الصدر', of: 'body' },
        { title: 'الذيل', of: 'garment' },
      ],
      rows: [
        { size: 54, values: [152, null] },
        { size: 56, values: [160, 240] },
      ],
    })

  const own = await save(staff, chart('Own', { products: ['second'] }))
  await expect.poll(async () => (await shown(shop, 'second'))?.name, soon).toBe('Own')
  expect((await shown(shop, 'first'))?.name).toBe('Type')
  expect(await shown(shop, 'noor')).toBeNull()

  const { id, revision } = own.result
  await staff.call('POST staff/delete-size-chart', { body: { id, revision } })
  await expect.poll(async () => (await shown(shop, 'second'))?.name, soon).toBe('Type')
})

test('a product that changes its type shows the chart of the new one', async () => {
  await using shop = await testShop()
  const staff = await staffOf(shop)
  await addProduct(shop.deps.db, { id: 'first' })
  await save(staff, chart('Type', { types: ['test-type'] }))
  await expect.poll(async () => (await shown(shop, 'first'))?.name, soon).toBe('Type')
  await shop.deps.pool.query(`update products set type_id = 'everyday' where id = 'first'`)
  await shop.deps.pool.query(`insert into catalog_changes (product_id) values ('first')`)
  await shop.deps.pool.query(`select pg_notify('catalog_changed', '')`)
  await expect.poll(() => shown(shop, 'first'), soon).toBeNull()
})

test('a chart that is changed keeps its id, and staff read it as they saved it', async () => {
  await using shop = await testShop()
  const staff = await staffOf(shop)
  const first = await save(staff, chart('First', { types: ['everyday'], products: ['noor'] }))
  const { id, revision } = first.result
  const changed = await save(staff, chart('Changed', { columns: [hem], rows: [] }), {
    id,
    revision,
  })
  expect(changed.fields).toEqual({ rows: 'required' })
  const rows = [{ size: 58 as const, values: [248] }]
  await save(staff, chart('Changed', { columns: [hem], rows, products: ['noor'] }), {
    id,
    revision,
  })
  const { result } = await staff.call('GET staff/list-size-charts')
  expect(result).toMatchObject([
    { id, revision: 2, name: { en: 'Changed' }, rows, types: [], products: [{ id: 'noor' }] },
  ])
})

test.each([
  [{ name: { en: 'A', ar: ' ' } }, { 'name.ar': 'required' }],
  [{ columns: [] }, { columns: 'required', 'rows.0': 'invalid', 'rows.1': 'invalid' }],
  [
    { columns: [{ title: { en: '', ar: 'أ' }, of: 'body' as const }, hem] },
    { 'columns.0.title.en': 'required' },
  ],
  [{ rows: [{ size: 54 as const, values: [null, null] }] }, { 'rows.0': 'required' }],
  [{ rows: [{ size: 54 as const, values: [100] }] }, { 'rows.0': 'invalid' }],
  [
    {
      rows: [
        { size: 54 as const, values: [100, 100] },
        { size: 54 as const, values: [100, 101] },
      ],
    },
    { 'rows.1': 'duplicate' },
  ],
  [{ types: ['nowhere'] }, { types: 'unknown' }],
  [{ products: ['nowhere'] }, { products: 'unknown' }],
  [{ types: ['everyday'] }, { types: 'other_chart' }],
  [{ products: ['noor'] }, { products: 'other_chart' }],
])('a chart with %j is refused for %j', async (given, wrong) => {
  await using shop = await testShop()
  const staff = await staffOf(shop)
  await save(staff, chart('Other', { types: ['everyday'], products: ['noor'] }))
  expect(await save(staff, chart('New', given))).toMatchObject({ errorCode: 1, fields: wrong })
})

test('lengths are whole quarter inches within bounds', async () => {
  await using shop = await testShop()
  const staff = await staffOf(shop)
  for (const value of [0, 401, 1.5, -4]) {
    const rows = [{ size: 54 as const, values: [value, null] }]
    expect((await save(staff, chart('New', { rows }))).errorCode).toBe(1)
  }
})

test('the second of two editors is refused', async () => {
  await using shop = await testShop()
  const staff = await staffOf(shop)
  const { result } = await save(staff, chart('First'))
  const place = { id: result.id, revision: result.revision }
  const saves = await Promise.all([
    save(staff, chart('Mine'), place),
    save(staff, chart('Theirs'), place),
  ])
  expect(saves.map(({ errorCode }) => errorCode).toSorted()).toEqual([0, 512])
})

test('a product that is unknown or not published has no size chart to show', async () => {
  await using shop = await testShop()
  await addProduct(shop.deps.db, { id: 'hidden', published: false })
  await save(await staffOf(shop), chart('Own', { products: ['hidden'] }))
  for (const id of ['nowhere', 'hidden']) {
    const { status } = await shop.call('GET product/get-size-chart', { query: { id } })
    expect(status).toBe(404)
  }
})

test.each(staffRoles)('%s may save a size chart as its permission says', async (role) => {
  await using shop = await testShop()
  const { status } = await save(await staffOf(shop, { role }), chart('New'))
  expect(status).toBe(mayDo(role, 'products.edit') ? 200 : 403)
})
