import type { BodyOf } from '@rimal/contract/endpoint'
import { errors } from '@rimal/contract/errors'
import { listColumns } from '@rimal/contract/staff/lists/list-columns'
import type { bulkApi } from '@rimal/contract/staff/lists/bulk'
import { expect, test } from 'vitest'
import { addProduct, putInCart } from '../../../test/fixtures.ts'
import { download } from '../../../test/import-fixtures.ts'
import { later, noon, placeOrder, seenTotal } from '../../../test/order-fixtures.ts'
import { staffOf, type TestStaff } from '../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { villa } from '../../../test/visit-fixtures.ts'

type Body = BodyOf<typeof bulkApi.confirmOrders>

/** A shop with orders of guests, and a seller who works later, when their customers may no longer cancel. */
async function shopWithOrders(names: string[]) {
  const shop = await testShop()
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 50 } })
  const numbers: string[] = []
  for (const name of names) {
    const guest = shop.guest()
    await putInCart(guest, product)
    const { result } = await placeOrder(
      { guest, total: await seenTotal(guest) },
      {
        contact: { name, email: 'guest@example.com', phone: '+971501234567' },
        address: { ...villa, name },
        paymentMethod: 'cash_on_delivery',
      },
    )
    numbers.push(result.orderNumber)
  }
  shop.setClock(later(60 * 25))
  const sales = await staffOf(shop, { role: 'sales', name: 'Sara Sales' })
  const confirm = (body: Body, staff: TestStaff = sales) =>
    staff.call('POST staff/confirm-orders', { body })
  return {
    shop,
    numbers,
    sales,
    confirm,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

async function statuses(shop: TestShop) {
  const { rows } = await shop.deps.pool.query<{ status: string }>(
    'select status from orders order by created_at, number',
  )
  return rows.map(({ status }) => status)
}

test('chosen orders are confirmed as if each were confirmed alone, and one that cannot be is skipped', async () => {
  await using given = await shopWithOrders(['Mariam', 'Sara', 'Noura'])
  const { shop, numbers, sales, confirm } = given
  const [first = '', second = '', third = ''] = numbers
  const cancelled = { orderNumber: second, reason: 'out_of_stock' } as const
  await sales.call('POST staff/cancel-order', { body: cancelled })
  const { result } = await confirm({ selection: { ids: [first, second, third, 'RM-NONE'] } })
  expect(result.done).toEqual([first, third])
  expect(result.skipped.map(({ id, code }) => [id, code])).toEqual([
    [second, 'order_step_refused'],
    ['RM-NONE', 'order_not_found'],
  ])
  const again = await confirm({ selection: { ids: [first] } })
  expect(again.result.skipped).toMatchObject([{ id: first, code: 'already_so' }])
  const owner = await staffOf(shop)
  const { items: audit } = (
    await owner.call('GET staff/list-audit', {
      query: { action: 'staff/confirm-orders' },
    })
  ).result
  expect(audit.map(({ subject, details }) => [subject, details])).toEqual([
    [third, { from: 'placed', to: 'confirmed' }],
    [first, { from: 'placed', to: 'confirmed' }],
  ])
  const { rows } = await shop.deps.pool.query(
    `select distinct actor from order_events where to_status = 'confirmed'`,
  )
  expect(rows).toEqual([{ actor: `staff:${sales.staffId}` }])
})

test('everything that matches the filter is confirmed without what is left out', async () => {
  await using given = await shopWithOrders(['Mariam', 'Sara', 'Mariam'])
  const { shop, numbers, confirm } = given
  const filter = { status: 'placed', q: 'mariam' } as const
  const { result } = await confirm({ selection: { filter, except: numbers.slice(2) } })
  expect(result).toEqual({ done: numbers.slice(0, 1), skipped: [], ended: null, next: null })
  expect(await statuses(shop)).toEqual(['confirmed', 'placed', 'placed'])
})

test('a role that moves no orders confirms none, and one that does not see phones selects nothing by them', async () => {
  await using given = await shopWithOrders(['Mariam'])
  const { shop, numbers, confirm } = given
  const accountant = await staffOf(shop, { role: 'accountant' })
  expect((await confirm({ selection: { ids: numbers } }, accountant)).status).toBe(403)
  const warehouse = await staffOf(shop, { role: 'warehouse' })
  // The warehouse sees no phones, so it does not select by them either.
  const selection = { filter: { q: '0501234567' }, except: [] }
  expect((await confirm({ selection }, warehouse)).result.done).toEqual([])
})

const everything = [...listColumns.orders.shipped, ...listColumns.orders.more].join(',')

async function fileOf(shop: TestShop, staff: TestStaff, query: Record<string, string>) {
  const search = new URLSearchParams({ language_code: 'en', ...query })
  const file = await download(shop, staff, `staff/download-orders?${search}`)
  return file.toString().slice(1).trimEnd().split('\r\n')
}

test('the file of orders has what the list shows, and a spreadsheet runs nothing of it', async () => {
  await using given = await shopWithOrders(['=cmd|calc', 'Sara'])
  const { shop, numbers } = given
  const owner = await staffOf(shop)
  const rows = await fileOf(shop, owner, { sort: 'total', columns: everything })
  expect(rows[0]).toBe(
    'Order,Ordered,Total,Currency,"To collect on delivery",Refunded,Customer,Phone,State,Lines,Promised,Payment,"Cancellable until"',
  )
  expect(rows).toHaveLength(3)
  const risky = rows.find((row) => row.startsWith(numbers[0] ?? '')) ?? ''
  expect(risky).toContain(`,"'=cmd|calc","'+971501234567","To confirm",`)
  expect(risky).toContain('"2026-11-21 12:00"')
  expect(await fileOf(shop, owner, { q: 'sara', columns: 'number,state' })).toEqual([
    'Order,Ordered,State',
    `${numbers[1]},"2026-11-21 12:00","To confirm"`,
  ])
})

test('the file of orders needs the second factor, is recorded, and hides what the role does not see', async () => {
  await using given = await shopWithOrders(['Mariam'])
  const { shop, numbers, sales } = given
  const query = { columns: 'number,customer', q: 'mariam' }
  expect((await sales.call('GET staff/download-orders', { query })).status).toBe(403)
  const accountant = await staffOf(shop, { role: 'accountant', name: 'Alia Accountant' })
  const [, row] = await fileOf(shop, accountant, query)
  expect(row).toBe(`${numbers[0]},"2026-11-21 12:00",Mariam,`)
  await shop.deps.pool.query(
    `update staff_sessions set is_machine = false, proved_at = created_at - interval '1 hour'
     where staff_id = $1`,
    [accountant.staffId],
  )
  const unproved = await accountant.call('GET staff/download-orders', { query })
  expect(unproved.errorCode).toBe(errors.proof_needed.number)
  const owner = await staffOf(shop)
  const { items } = (
    await owner.call('GET staff/list-audit', {
      query: { action: 'staff/download-orders' },
    })
  ).result
  expect(items.map(({ by, subject, details }) => [by, subject, details])).toEqual([
    [
      'Alia Accountant',
      'orders',
      { rows: 1, columns: 'number,customer', filters: {}, searched: true },
    ],
  ])
})
