import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { addProduct, putInCart, saveCustomSize } from '../../../test/fixtures.ts'
import {
  buyer,
  count,
  noon,
  placeOrder,
  press,
  readOrder,
  seenTotal,
} from '../../../test/order-fixtures.ts'
import { staffOf, type TestStaff } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'
import { villa } from '../../../test/visit-fixtures.ts'
import { findSettings, saveSetting } from '../../shop/settings/settings.ts'

const cash = { paymentMethod: 'cash_on_delivery' } as const

async function shopWithOrders() {
  const shop = await testShop()
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, {
    id: 'try-a',
    price: 10_000,
    customSize: true,
    stock: { 54: 50 },
  })
  const { result: first } = await placeOrder(await buyer(shop, product), cash)
  const { result: second } = await placeOrder(await buyer(shop, product), cash)
  const numbers = [first.orderNumber, second.orderNumber] as const
  const dispose = () => shop[Symbol.asyncDispose]()
  return { shop, product, numbers, [Symbol.asyncDispose]: dispose }
}

function slips(staff: TestStaff, numbers: readonly string[]) {
  return staff.call('GET staff/list-packing-slips', { query: { numbers: numbers.join(',') } })
}

function recordPrint(staff: TestStaff, orderNumbers: string[]) {
  return staff.call('POST staff/record-print', { body: { orderNumbers, paper: 'packing_slip' } })
}

async function printsOf(staff: TestStaff, orderNumber: string) {
  const { result } = await staff.call('GET staff/get-order-timeline/{orderNumber}', {
    params: { orderNumber },
  })
  return result.filter(({ kind }) => kind === 'print')
}

test('packing slips come in the order of the numbers, without prices, emails of customers and measurements', async () => {
  await using given = await shopWithOrders()
  const { shop, numbers } = given
  const staff = await staffOf(shop, { role: 'warehouse' })
  const [first, second] = numbers
  const { result } = await slips(staff, [second, 'RM-0', first, second])
  expect(result.map(({ orderNumber }) => orderNumber)).toEqual([second, first])
  expect(result[0]).toMatchObject({
    language: 'en',
    name: expect.any(String),
    address: expect.arrayContaining([['United Arab Emirates']]),
    lines: [{ name: 'try-a', colorName: 'Black', size: 54, sku: 'TRY-A-BLACK-54', units: 1 }],
  })
  const text = JSON.stringify(result)
  for (const hidden of ['10000', 'mariam@example.com', 'measurements', 'total']) {
    expect(text).not.toContain(hidden)
  }
})

test('a slip names the shop, and what the courier collects without the cancelled units', async () => {
  await using given = await shopWithOrders()
  const { shop, product } = given
  const { db } = shop.deps
  const contact = { ...(await findSettings(db)).contact, phone: '+971 4 123 4567', email: 'a@b.ae' }
  await saveSetting(db, 'name', { en: 'Dana', ar: 'دانة' })
  await saveSetting(db, 'contact', contact)
  const { guest } = await buyer(shop, product)
  await putInCart(guest, product)
  const { result: byCash } = await placeOrder({ guest, total: await seenTotal(guest) }, cash)
  const { result: paid } = await placeOrder(await buyer(shop, product))
  await press(shop, paid.paymentToken, 'approve')
  const staff = await staffOf(shop)
  const numbers = [byCash.orderNumber, paid.orderNumber]
  const before = (await slips(staff, numbers)).result
  const shown = { name: 'Dana', phone: '+971 4 123 4567', email: 'a@b.ae' }
  expect(before).toMatchObject([
    { shop: shown, currency: 'AED', due: expect.any(Number) },
    { shop: shown, due: null },
  ])
  const { lines } = await readOrder(shop, byCash.orderToken)
  await staff.call('POST staff/cancel-order-lines', {
    body: {
      orderNumber: byCash.orderNumber,
      key: 'one-of-two',
      lines: [{ lineId: lines[0]?.id ?? '', quantity: 1 }],
      reason: 'out_of_stock',
    },
  })
  const [after] = (await slips(staff, numbers)).result
  expect(after?.due).toBe((before[0]?.due ?? 0) - 10_000)
})

test('a line that is made to measure stands on the slip without its figures', async () => {
  await using given = await shopWithOrders()
  const { shop, product } = given
  const guest = shop.guest()
  await putInCart(guest, product, { customSizeId: await saveCustomSize(guest) })
  const { result: order } = await placeOrder({ guest, total: await seenTotal(guest) })
  await press(shop, order.paymentToken, 'approve')
  const { result } = await slips(await staffOf(shop), [order.orderNumber])
  expect(result[0]?.lines).toMatchObject([{ size: null, units: 1 }])
  expect(Object.keys(result[0]?.lines[0] ?? {})).not.toContain('measurements')
})

test('a slip names the landmark and both phones, for those who pack', async () => {
  await using given = await shopWithOrders()
  const { shop, product } = given
  const address = { ...villa, landmark: 'Behind the mosque', alternateNumber: '+971507654321' }
  const { result: order } = await placeOrder(await buyer(shop, product), { ...cash, address })
  const { result } = await slips(await staffOf(shop, { role: 'warehouse' }), [order.orderNumber])
  expect(result[0]).toMatchObject({
    address: expect.arrayContaining([['Behind the mosque']]),
    phone: '+971501234567',
    alternateNumber: '+971507654321',
  })
})

test('only who sees the whole slip gets it', async () => {
  await using given = await shopWithOrders()
  const { shop, numbers } = given
  const workshop = await staffOf(shop, { role: 'workshop' })
  const { number: refused } = errors.not_allowed
  expect((await slips(workshop, numbers)).errorCode).toBe(refused)
  expect((await recordPrint(workshop, [...numbers])).errorCode).toBe(refused)
})

test('an order that is unpaid or cancelled has no slip', async () => {
  await using given = await shopWithOrders()
  const { shop, product, numbers } = given
  const [first, second] = numbers
  const { result: unpaid } = await placeOrder(await buyer(shop, product))
  const staff = await staffOf(shop)
  await staff.call('POST staff/cancel-order', {
    body: { orderNumber: first, reason: 'asked_by_customer' },
  })
  const { result } = await slips(staff, [first, second, unpaid.orderNumber])
  expect(result.map(({ orderNumber }) => orderNumber)).toEqual([second])
})

test('a download is no print that anybody can record', async () => {
  await using given = await shopWithOrders()
  const { shop, numbers } = given
  const body = { orderNumbers: [...numbers], paper: 'tax_documents' } as never
  const reply = await (await staffOf(shop)).call('POST staff/record-print', { body })
  expect(reply.errorCode).toBe(errors.invalid_input.number)
  expect(await count(shop, 'order_prints')).toBe(0)
})

test('a print is an event of each order, as often as it is printed', async () => {
  await using given = await shopWithOrders()
  const { shop, numbers } = given
  const staff = await staffOf(shop, { role: 'warehouse', name: 'Noura Packs' })
  const { result } = await recordPrint(staff, [...numbers])
  expect(result).toEqual({ at: new Date(noon).toISOString(), by: 'Noura Packs' })
  await recordPrint(staff, [numbers[0]])
  const print = { paper: 'packing_slip', by: { who: 'staff', name: 'Noura Packs' } }
  expect(await printsOf(staff, numbers[0])).toMatchObject([print, print])
  expect(await printsOf(staff, numbers[1])).toMatchObject([print])
  expect(await count(shop, 'staff_audit', "action = 'staff/record-print'")).toBe(3)
})

test('a print of an order that does not exist records nothing', async () => {
  await using given = await shopWithOrders()
  const { shop, numbers } = given
  const reply = await recordPrint(await staffOf(shop), [numbers[0], 'RM-0'])
  expect(reply.errorCode).toBe(errors.order_not_found.number)
  expect(await count(shop, 'order_prints')).toBe(0)
})

test('the invoices of some orders are one file, and each order records it', async () => {
  await using given = await shopWithOrders()
  const { shop, numbers } = given
  const staff = await staffOf(shop, { role: 'accountant' })
  const fetchFile = (named: readonly string[]) =>
    fetch(new URL(`/api/staff/download-tax-documents?numbers=${named.join(',')}`, shop.address), {
      headers: { authorization: `Bearer ${staff.token}` },
    })
  const both = await fetchFile(numbers)
  expect(both.headers.get('content-type')).toBe('application/pdf')
  expect(both.headers.get('content-disposition')).toContain('tax-documents.pdf')
  const bytes = Buffer.from(await both.arrayBuffer())
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  expect([...bytes.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)]).toHaveLength(2)
  const one = await fetchFile([numbers[0]])
  expect(one.headers.get('content-disposition')).toContain(`${numbers[0]}.pdf`)
  await one.arrayBuffer()
  expect(await printsOf(staff, numbers[0])).toHaveLength(2)
  expect(await printsOf(staff, numbers[1])).toMatchObject([{ paper: 'tax_documents' }])
  expect((await fetchFile(['RM-0'])).status).toBe(404)
  const audited = await shop.deps.pool.query(
    "select subject, details from staff_audit where action = 'staff/download-tax-documents' order by id",
  )
  expect(audited.rows).toEqual([
    { subject: numbers[0], details: { orders: 2 } },
    { subject: numbers[1], details: { orders: 2 } },
    { subject: numbers[0], details: { orders: 1 } },
  ])
})

test('the invoices of more than one order need the second factor', async () => {
  await using given = await shopWithOrders()
  const { shop, numbers } = given
  const staff = await staffOf(shop, { role: 'accountant' })
  await shop.deps.pool.query(
    "update staff_sessions set is_machine = false, proved_at = created_at - interval '1 hour'",
  )
  const both = await staff.call('GET staff/download-tax-documents', {
    query: { numbers: numbers.join(',') },
  })
  expect(both.errorCode).toBe(errors.proof_needed.number)
  expect(await count(shop, 'order_prints')).toBe(0)
  const one = await fetch(
    new URL(`/api/staff/download-tax-documents?numbers=${numbers[0]}`, shop.address),
    { headers: { authorization: `Bearer ${staff.token}` } },
  )
  expect(one.status).toBe(200)
  await one.arrayBuffer()
})
