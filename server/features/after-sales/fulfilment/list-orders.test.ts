import type { QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { staffOrdersApi, StaffOrderRow } from '@rimal/contract/staff/orders'
import { expect, test } from 'vitest'
import { addProduct, putInCart, saveCustomSize } from '../../../test/fixtures.ts'
import { customerOf } from '../../../test/identity-fixtures.ts'
import { later, noon, placeOrder, seenTotal } from '../../../test/order-fixtures.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'
import { villa } from '../../../test/visit-fixtures.ts'

type Query = QueryOf<typeof staffOrdersApi.listOrdersOfShop>

const amina = { name: 'أمينة المنصوري', email: 'amina@example.com', phone: '+971501234567' }
const sara = { name: 'Sara Haddad', email: 'sara.h@example.com', phone: '+966551112233' }
const phones = [
  '+971501234567',
  '00971 50 123 4567',
  '050 123 45',
  '٠٥٠١٢٣٤٥٦٧',
  '050-123-4567',
  '+971 (0)50 123 4567',
  '+971 050 1234567',
  '234567',
  'أمينة 0501234',
]
const mai = { name: 'مي', email: 'm.ali@example.com', phone: '+971559998877' }

async function shopWithStaff() {
  const shop = await testShop()
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', customSize: true })
  const staff = await staffOf(shop)
  const order = async (contact: typeof sara, { toMeasure = false } = {}) => {
    const guest = shop.guest()
    const choice = toMeasure ? { customSizeId: await saveCustomSize(guest) } : undefined
    await putInCart(guest, product, choice)
    const { result } = await placeOrder(
      { guest, total: await seenTotal(guest) },
      {
        contact,
        address: { ...villa, name: contact.name, phone: contact.phone },
        paymentMethod: toMeasure ? 'card' : 'cash_on_delivery',
      },
    )
    return result.orderNumber
  }
  const list = async (query: Query = {}) =>
    (await staff.call('GET staff/list-orders', { query })).result
  const find = async (q: string) => (await list({ q })).items.map(({ number }) => number)
  return {
    shop,
    staff,
    order,
    list,
    find,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('an order is found by its number, a name, an email, a phone in any spelling, a SKU or a tracking number', async () => {
  await using given = await shopWithStaff()
  const { staff, order, find } = given
  const first = await order(amina)
  const second = await order(sara)
  const third = await order(mai)
  const steps = { orderNumber: second, force: true }
  await staff.call('POST staff/confirm-order', { body: steps })
  await staff.call('POST staff/order-ready', { body: steps })
  const shipped = { ...steps, carrier: 'Aramex', trackingNumber: 'AX-77 6619' }
  await staff.call('POST staff/ship-order', { body: shipped })
  const digits = first.slice(3)
  const arabicDigits = digits.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')

  const found = async (searches: string[]) =>
    Object.fromEntries(await Promise.all(searches.map(async (q) => [q, await find(q)] as const)))
  const all = (searches: string[], numbers: string[]) =>
    Object.fromEntries(searches.map((q) => [q, numbers]))
  const ofNumber = [first, digits, arabicDigits, `RM${digits}`, `rm ${digits}`, digits.slice(1)]
  expect(await found(ofNumber)).toEqual(all(ofNumber, [first]))
  const ofPerson = ['امينه', 'أمينة', 'المنصورى', 'أَمِينة  المنصوري', 'amina@', 'AMINA@EXAMPLE.COM']
  expect(await found(ofPerson)).toEqual(all(ofPerson, [first]))
  expect(await found(phones)).toEqual(all(phones, [first]))
  const ofSecond = [
    'haddad',
    'sara h',
    '055 111',
    '٠٥٥١١١',
    '۰۵۵ ۱۱۱',
    'AX-77',
    'ax-٧٧',
    'ax-77',
    '6619',
  ]
  expect(await found(ofSecond)).toEqual(all(ofSecond, [second]))
  expect(await find('مي')).toEqual([third])
  expect(new Set(await find('try-a-black'))).toEqual(new Set([first, second, third]))
  expect(new Set(await find('TRY-A-BLACK-54 example'))).toEqual(new Set([first, second, third]))
  const ofNone = ['try-b', 'amina haddad', '000', 'sara%', 's_ra', '\\', '999 999 999']
  expect(await found(ofNone)).toEqual(all(ofNone, []))
})

test('orders are filtered by status, payment method, measurements and customer', async () => {
  await using given = await shopWithStaff()
  const { shop, staff, order, list } = given
  const customer = await customerOf(shop)
  const own = await order(amina)
  await shop.deps.pool.query('update orders set customer_id = $1', [customer.customerId])
  shop.setClock(later(1))
  const measured = await order(sara, { toMeasure: true })
  const numbersOf = async (query: Query) => (await list(query)).items.map(({ number }) => number)
  await staff.call('POST staff/confirm-order', { body: { orderNumber: own } })

  expect(await numbersOf({})).toEqual([measured, own])
  expect(await numbersOf({ open: true })).toEqual([own])
  expect(await numbersOf({ open: false })).toEqual([measured])
  expect(await numbersOf({ status: 'confirmed' })).toEqual([own])
  expect(await numbersOf({ paymentMethod: 'card' })).toEqual([measured])
  expect(await numbersOf({ madeToMeasure: true })).toEqual([measured])
  expect(await numbersOf({ madeToMeasure: false })).toEqual([own])
  expect(await numbersOf({ customerId: customer.customerId })).toEqual([own])
  expect(await numbersOf({ q: 'amina', madeToMeasure: true })).toEqual([])
  const [first] = (await list({ status: 'confirmed' })).items
  expect(first).toMatchObject({ paymentMethod: 'cash_on_delivery', phone: amina.phone })
  const refused = { query: { status: 'lost' } as never }
  expect((await staff.call('GET staff/list-orders', refused)).status).toBe(400)
})

/** Reads all pages of the list, and checks the total of each. */
async function walk(
  list: (query: Query) => Promise<ResultOf<typeof staffOrdersApi.listOrdersOfShop>>,
  sort: NonNullable<Query['sort']>,
) {
  const seen: StaffOrderRow[] = []
  let cursor: string | null = null
  do {
    const query: Query = cursor ? { sort, cursor } : { sort }
    const page = await list(query)
    expect(page.total).toEqual({ count: 1000, exact: false })
    seen.push(...page.items)
    cursor = page.next
  } while (cursor)
  return seen
}

test('pages follow each other without a gap in each order, and the total stops at a thousand', async () => {
  await using given = await shopWithStaff()
  const { shop, order, list } = given
  const number = await order(sara)
  await shop.deps.pool.query(
    `insert into orders (number, token, idempotency_key, language, status, stock_state, contact,
       address, billing, shipping, payment_method, currency, totals, total, placed_at, created_at)
     select 'XX-' || n, 'token-' || n, 'key', language, 'shipped', stock_state, contact, address, billing,
       jsonb_set(shipping, '{arrival,latest}', to_jsonb('2026-12-' || lpad((n % 28 + 1)::text, 2, '0'))),
       payment_method, currency, totals, total + n % 7, placed_at, created_at - n % 11 * interval '1 ms'
     from orders, generate_series(1, 1100) n where number = $1`,
    [number],
  )
  for (const sort of ['newest', 'arrival', 'total'] as const) {
    const seen = await walk(list, sort)
    expect(new Set(seen.map((item) => item.number)).size).toBe(1101)
    expect(seen).toHaveLength(1101)
  }
  const totals = (await walk(list, 'total')).map((item) => item.total)
  expect(totals).toEqual(totals.toSorted((a, b) => b - a))
  const { total } = await list({ q: 'XX-11' })
  expect(total).toEqual({ count: 12, exact: true })
})

test('what is erased of an order is no longer found', async () => {
  await using given = await shopWithStaff()
  const { shop, order, find } = given
  const customer = await customerOf(shop, { email: amina.email })
  const number = await order(amina)
  await shop.deps.pool.query(
    `update orders set status = 'completed', customer_id = $1 where number = $2`,
    [customer.customerId, number],
  )
  expect(await find('amina@')).toEqual([number])
  await shop.deps.pool.query(
    `update customers set deleted_at = now(), email = null, name = '' where id = $1`,
    [customer.customerId],
  )
  await shop.runJob('clean-up-personal-data')
  expect(await find('amina@')).toEqual([])
  expect(await find('0501234567')).toEqual([])
  // The name of the customer stays with the invoice, as the law requires.
  expect(await find('امينه')).toEqual([number])
  const { rows } = await shop.deps.pool.query('select search from customers')
  expect(rows).toEqual([{ search: '   ' }])
})
