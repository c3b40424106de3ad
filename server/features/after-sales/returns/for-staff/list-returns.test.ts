import type { ApiByAddress } from '@rimal/contract/api'
import type { QueryOf } from '@rimal/contract/endpoint'
import { listColumns } from '@rimal/contract/staff/lists/list-columns'
import { expect, test } from 'vitest'
import { download } from '../../../../test/import-fixtures.ts'
import { count } from '../../../../test/order-fixtures.ts'
import { ask, deliveredOrder, staffPerson, uploadTo } from '../../../../test/return-fixtures.ts'
import { jpeg } from '../../../../test/review-fixtures.ts'
import type { TestStaff } from '../../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../../test/test-shop.ts'

type Query = QueryOf<ApiByAddress['GET staff/list-returns']>

async function list(staff: TestStaff, query: Query) {
  return (await staff.call('GET staff/list-returns', { query })).result
}

async function numbers(staff: TestStaff, query: Query) {
  return (await list(staff, query)).items.map(({ number }) => number)
}

/** A claim and a return, of an order each. */
async function shopWithReturns() {
  const shop = await testShop()
  const orders = [await deliveredOrder(shop), await deliveredOrder(shop)]
  const [first, second] = orders
  if (!first || !second) throw new Error('No order was placed.')
  const { result: picture } = await uploadTo(shop, first.orderToken, await jpeg())
  const { result: claim } = await ask(shop, first, {
    pictures: [picture.id],
    kind: 'claim',
    reason: 'badly_made',
    note: '=cmd|calc',
  })
  const { result: back } = await ask(shop, second)
  return {
    shop,
    claim: { number: claim.number, orderNumber: first.orderNumber },
    back: { number: back.number, orderNumber: second.orderNumber },
    staff: await staffPerson(shop),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

/** Adds copies of the returns of the shop, all of them asked for at the same moment. */
async function addCopies(shop: TestShop, count: number) {
  await shop.deps.pool.query(
    `insert into order_returns
     select (jsonb_populate_record(null::order_returns, to_jsonb(one) || jsonb_build_object(
       'id', gen_random_uuid(), 'number', 'RT-9' || lpad(copy::text, 4, '0'),
       'token', 'copy-' || copy, 'idempotency_key', 'copy-' || copy))).*
     from (select * from order_returns limit 1) one, generate_series(1, $1) copy`,
    [count],
  )
  await shop.deps.pool.query('update order_returns set created_at = $1, due_at = null', [
    shop.deps.clock(),
  ])
}

test('every return is on exactly one page, although all have the same value of the sort', async () => {
  await using given = await shopWithReturns()
  const { shop, staff } = given
  await addCopies(shop, 118)
  for (const sort of ['newest', 'waiting', 'due'] as const) {
    const found: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(staff, {
        sort,
        ...(cursor === null ? {} : { cursor }),
      })
      expect(page.total).toEqual({ count: 120, exact: true })
      found.push(...page.items.map(({ number }) => number))
      cursor = page.next
    } while (cursor !== null)
    expect(found).toHaveLength(120)
    expect(new Set(found).size).toBe(120)
  }
})

test('returns are filtered by list, state, kind, reason, order, and whether the answer is overdue', async () => {
  await using given = await shopWithReturns()
  const { shop, staff, claim, back } = given
  await staff.call('POST staff/approve-return', { body: { returnNumber: back.number } })
  expect(await numbers(staff, { list: 'to_answer' })).toEqual([claim.number])
  expect(await numbers(staff, { state: 'approved' })).toEqual([back.number])
  expect(await numbers(staff, { kind: 'claim' })).toEqual([claim.number])
  expect(await numbers(staff, { reason: 'too_large' })).toEqual([back.number])
  expect(await numbers(staff, { orderNumber: back.orderNumber })).toEqual([back.number])
  expect(await numbers(staff, { overdue: true })).toEqual([])
  await shop.deps.pool.query(`update order_returns set due_at = $1`, [shop.deps.clock()])
  // The approved return is due as well, but it waits for the customer.
  expect(await numbers(staff, { overdue: true })).toEqual([claim.number])
  expect(await numbers(staff, { overdue: false })).toEqual([back.number])
})

test('a return stays overdue after staff were reminded of it, and a decided one has no deadline', async () => {
  await using given = await shopWithReturns()
  const { shop, staff, claim, back } = given
  await staff.call('POST staff/approve-return', { body: { returnNumber: back.number } })
  const { rows } = await shop.deps.pool.query<{ due: Date }>(
    'select due_at as due from order_returns where number = $1',
    [claim.number],
  )
  shop.setClock(rows[0]?.due.toISOString() ?? '')
  await shop.runJob('remind-of-returns')
  await shop.runJob('remind-of-returns')
  const later = await staffPerson(shop, 'manager')
  expect(await numbers(later, { overdue: true })).toEqual([claim.number])
  expect(await numbers(later, { sort: 'due' })).toEqual([claim.number, back.number])
  const reminders = "kind = 'return_for_staff' and data ->> 'what' = 'overdue'"
  expect(await count(shop, 'outbox', reminders)).toBe(1)
  await shop.deps.pool.query(
    `update order_returns set state = 'refunded', due_at = $2 where number = $1`,
    [back.number, new Date(0)],
  )
  const { items } = await list(later, { sort: 'due' })
  expect(items.map(({ number, due }) => [number, due])).toEqual([
    [claim.number, rows[0]?.due.toISOString()],
    [back.number, null],
  ])
})

test('returns are found by their number, their order and their customer, as far as the role sees them', async () => {
  await using given = await shopWithReturns()
  const { shop, staff, claim, back } = given
  expect(await numbers(staff, { q: claim.number.toLowerCase() })).toEqual([claim.number])
  expect(await numbers(staff, { q: claim.number.slice(3) })).toEqual([claim.number])
  expect(await numbers(staff, { q: back.orderNumber })).toEqual([back.number])
  const { rows } = await shop.deps.pool.query<{ name: string; phone: string }>(
    `update orders set contact = contact || '{"name": "Latifa Saif", "phone": "+971509998877"}'
     where number = $1 returning contact ->> 'name' as name`,
    [claim.orderNumber],
  )
  expect(rows).toHaveLength(1)
  expect(await numbers(staff, { q: 'latifa' })).toEqual([claim.number])
  expect(await numbers(staff, { q: '050 999 8877' })).toEqual([claim.number])
  expect(await numbers(staff, { q: 'nobody' })).toEqual([])
  const workshop = await staffPerson(shop, 'workshop')
  expect(await numbers(workshop, { q: 'latifa' })).toEqual([claim.number])
  expect(await numbers(workshop, { q: '0509998877' })).toEqual([])
  const readOnly = await staffPerson(shop, 'read_only')
  expect(await numbers(readOnly, { q: 'latifa' })).toEqual([])
  expect(await numbers(readOnly, { q: claim.number })).toEqual([claim.number])
  expect((await list(readOnly, { kind: 'claim' })).items).toMatchObject([
    { name: '•••', phone: '', note: '•••' },
  ])
})

const everything = [...listColumns.returns.shipped, ...listColumns.returns.more].join(',')

test('the file of returns has what the list shows, hides what the role does not see, and is recorded', async () => {
  await using given = await shopWithReturns()
  const { shop, staff, claim } = given
  const fileOf = async (member: TestStaff) => {
    const query = new URLSearchParams({ language_code: 'en', kind: 'claim', columns: everything })
    const file = await download(shop, member, `staff/download-returns?${query}`)
    return file.toString().slice(1).trimEnd().split('\r\n')
  }
  const [titles, row, ...more] = await fileOf(staff)
  expect(more).toEqual([])
  expect(titles).toBe(
    'Return,What,Asked,Kind,Why,"Note of the customer",Customer,Phone,State,Deadline,Order,Refund,Currency',
  )
  expect(row).toContain(`${claim.number},`)
  expect(row).toContain(`Claim,"Fault in sewing or cloth","'=cmd|calc"`)
  expect(row).toContain(`"'+9715`)
  const accountant = await staffPerson(shop, 'accountant')
  expect((await fileOf(accountant))[1]).not.toContain('+9715')
  const workshop = await staffPerson(shop, 'workshop')
  const query = { columns: 'what' }
  expect((await workshop.call('GET staff/download-returns', { query })).status).toBe(403)
  const { rows } = await shop.deps.pool.query(
    `select subject, details from staff_audit where action = 'staff/download-returns' and staff_id = $1`,
    [staff.staffId],
  )
  expect(rows).toEqual([
    {
      subject: 'returns',
      details: { rows: 1, columns: everything, filters: { kind: 'claim' }, searched: false },
    },
  ])
})
