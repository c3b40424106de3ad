import type { ApiByAddress } from '@rimal/contract/api'
import { addDays } from '@rimal/contract/dates'
import type { QueryOf } from '@rimal/contract/endpoint'
import { listColumns } from '@rimal/contract/staff/lists/list-columns'
import { expect, test } from 'vitest'
import { download } from '../../../../test/import-fixtures.ts'
import { productionOrder, staffLater } from '../../../../test/production-fixtures.ts'
import { staffOf, type TestStaff } from '../../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../../test/test-shop.ts'

type Query = QueryOf<ApiByAddress['GET staff/list-production']>

async function list(staff: TestStaff, query: Query) {
  return (await staff.call('GET staff/list-production', { query })).result
}

async function orders(staff: TestStaff, query: Query) {
  return (await list(staff, query)).items.map(({ orderNumber }) => orderNumber)
}

/** Two orders with an item each; Salma cuts the first one. */
async function shopWithItems() {
  const shop = await testShop()
  const first = await productionOrder(shop)
  const second = await productionOrder(shop)
  const staff = await staffLater(shop)
  const [lineId = ''] = first.lineIds
  await staff.call('POST staff/confirm-order', { body: { orderNumber: first.orderNumber } })
  const body = {
    orderNumber: first.orderNumber,
    lineId,
    state: 'cutting',
    tailor: 'Salma',
  } as const
  await staff.call('POST staff/change-production-stage', { body })
  return {
    shop,
    staff,
    first: first.orderNumber,
    second: second.orderNumber,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

/** Adds copies of the lines of an order, which are all due on one day and in their stage since one moment. */
async function addCopies(shop: TestShop, orderNumber: string, count: number) {
  await shop.deps.pool.query(
    `with line as (
       insert into order_lines
       select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'position', copy))).*
       from order_lines l join orders o on o.id = l.order_id, generate_series(1, $2) copy
       where o.number = $1 returning id)
     insert into production
     select (jsonb_populate_record(null::production,
       to_jsonb(p) || jsonb_build_object('order_line_id', line.id))).*
     from line, (select p.* from production p join order_lines l on l.id = p.order_line_id
       join orders o on o.id = l.order_id where o.number = $1 limit 1) p`,
    [orderNumber, count],
  )
}

test('every item is on exactly one page, although all have the same value of the sort', async () => {
  await using given = await shopWithItems()
  const { shop, staff, second } = given
  await addCopies(shop, second, 118)
  for (const sort of ['due', 'since', 'newest'] as const) {
    const found: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(staff, {
        sort,
        ...(cursor === null ? {} : { cursor }),
      })
      expect(page.total).toEqual({ count: 120, exact: true })
      found.push(...page.items.map(({ lineId }) => lineId))
      cursor = page.next
    } while (cursor !== null)
    expect(found).toHaveLength(120)
    expect(new Set(found).size).toBe(120)
  }
})

test('the lines of an order follow each other in their order', async () => {
  await using given = await shopWithItems()
  const { shop, staff, second } = given
  await addCopies(shop, second, 11)
  for (const sort of ['due', 'since', 'newest'] as const) {
    const { items } = await list(staff, { q: second, sort })
    expect(items.map(({ line }) => line)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
  }
})

test.each([
  ['older', -1],
  ['newer', 1],
])(
  'of what is due on one day the older order comes first: the second is %s',
  async (_, minutes) => {
    await using given = await shopWithItems()
    const { shop, staff, first, second } = given
    await shop.deps.pool.query(`update production set due_on = '2026-12-01'`)
    await shop.deps.pool.query(
      `update orders set created_at = (select created_at from orders where number = $1)
       + $3 * interval '1 minute' where number = $2`,
      [first, second, minutes],
    )
    expect(await orders(staff, { sort: 'due' })).toEqual(
      minutes < 0 ? [second, first] : [first, second],
    )
  },
)

test('items are filtered by stage, tailor and whether they are overdue', async () => {
  await using given = await shopWithItems()
  const { shop, staff, first, second } = given
  expect(await orders(staff, { state: 'cutting' })).toEqual([first])
  expect(await orders(staff, { tailor: 'Salma' })).toEqual([first])
  expect(await orders(staff, { tailor: '' })).toEqual([second])
  expect((await staff.call('GET staff/list-tailors')).result).toEqual([
    { tailor: '', count: 1 },
    { tailor: 'Salma', count: 1 },
  ])
  expect(await orders(staff, { overdue: true })).toEqual([])
  const { rows } = await shop.deps.pool.query<{ due: string }>(
    `update production set due_on = $1 where tailor = 'Salma' returning due_on::text as due`,
    [addDays(shop.deps.clock().toISOString().slice(0, 10), -2)],
  )
  expect(rows).toHaveLength(1)
  expect(await orders(staff, { overdue: true })).toEqual([first])
  expect(await orders(staff, { overdue: false })).toEqual([second])
  expect(await orders(staff, {})).toEqual([first, second])
  await shop.deps.pool.query(
    `update orders set created_at = created_at + interval '1 minute' where number = $1`,
    [second],
  )
  expect(await orders(staff, { sort: 'newest' })).toEqual([second, first])
})

test('items are found by product, SKU, order and customer, as far as the role sees them', async () => {
  await using given = await shopWithItems()
  const { shop, staff, first, second } = given
  await shop.deps.pool.query(
    `update order_lines l set name = '{"en": "Zumurrud", "ar": "زُمرّد"}' from orders o
     where o.id = l.order_id and o.number = $1`,
    [first],
  )
  await shop.deps.pool.query(
    `update orders set contact = contact || '{"name": "Latifa Saif", "phone": "+971509998877"}'
     where number = $1`,
    [second],
  )
  expect(await orders(staff, { q: 'zumur' })).toEqual([first])
  expect(await orders(staff, { q: 'زمرد' })).toEqual([first])
  expect(await orders(staff, { q: second.toLowerCase() })).toEqual([second])
  expect(await orders(staff, { q: '0509998877' })).toEqual([second])
  expect(await orders(staff, { q: 'latifa' })).toEqual([second])
  expect(await orders(staff, { q: 'latifa zumur' })).toEqual([])
  await shop.deps.pool.query(
    `update order_lines l set sku = (select min(sku) from variants) from orders o
     where o.id = l.order_id and o.number = $1`,
    [first],
  )
  const { rows } = await shop.deps.pool.query<{ sku: string }>(
    'select min(sku) as sku from variants',
  )
  expect(await orders(staff, { q: rows[0]?.sku.toLowerCase() ?? '' })).toEqual([first])
  const workshop = await staffOf(shop, { role: 'workshop' })
  expect(await orders(workshop, { q: 'latifa' })).toEqual([second])
  expect(await orders(workshop, { q: '0509998877' })).toEqual([])
  const readOnly = await staffOf(shop, { role: 'read_only' })
  expect(await orders(readOnly, { q: 'latifa' })).toEqual([])
  expect(await orders(readOnly, { q: 'zumur' })).toEqual([first])
})

const everything = [...listColumns.production.shipped, ...listColumns.production.more].join(',')

test('the file of production has what the list shows, without what the customer wrote', async () => {
  await using given = await shopWithItems()
  const { shop, first } = given
  await shop.deps.pool.query(`update order_lines set remarks = 'A longer left sleeve'`)
  const workshop = await staffOf(shop, { role: 'workshop' })
  const query = new URLSearchParams({ language_code: 'en', q: first, columns: everything })
  const file = await download(shop, workshop, `staff/download-production?${query}`)
  const [titles, row, ...more] = file.toString().slice(1).trimEnd().split('\r\n')
  expect(more).toEqual([])
  expect(titles).toBe(
    'Item,Colour,Size,Units,Promised,Order,Line,"State of the order",Stage,Tailor',
  )
  expect(row).toContain(`${first},1,`)
  expect(row).toContain(',Cutting,Salma')
  expect(row).not.toContain('sleeve')
})
