import { staffRoles, type StaffRole } from '@rimal/contract/permissions'
import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { orderOfCustomer, fillCart } from '../../../test/credit-fixtures.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { customerOf } from '../../../test/identity-fixtures.ts'
import { buyer, count, noon, placeOrder } from '../../../test/order-fixtures.ts'
import { staffOf, type TestStaff } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

const cash = { paymentMethod: 'cash_on_delivery' } as const

async function shopWithOrder() {
  const shop = await testShop()
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 10_000 })
  const { result } = await placeOrder(await buyer(shop, product), cash)
  const staff = await staffOf(shop, { role: 'sales', name: 'Huda Sales' })
  const dispose = () => shop[Symbol.asyncDispose]()
  return { shop, product, staff, ...result, [Symbol.asyncDispose]: dispose }
}

let keys = 0

function addNote(staff: TestStaff, orderNumber: string, text: string, key?: string) {
  keys += 1
  const body = { orderNumber, text, key: key ?? `note-key-${keys}` }
  return staff.call('POST staff/add-order-note', { body })
}

async function timelineOf(staff: TestStaff, orderNumber: string) {
  const { result } = await staff.call('GET staff/get-order-timeline/{orderNumber}', {
    params: { orderNumber },
  })
  // The clock of the database says when a message was posted.
  return result.filter(({ kind }) => kind !== 'message')
}

test('a note is in the timeline with its author and time, and its order is marked in the list', async () => {
  await using given = await shopWithOrder()
  const { shop, staff, orderNumber } = given
  const isNoted = async () =>
    (await staff.call('GET staff/list-orders')).result.items.map(({ hasNotes }) => hasNotes)
  expect(await isNoted()).toEqual([false])
  const { result } = await addNote(staff, orderNumber, '  Call before noon. <b>Gate 3</b> \n')
  expect(result).toMatchObject({ text: 'Call before noon. <b>Gate 3</b>', by: 'Huda Sales' })
  expect(await timelineOf(staff, orderNumber)).toMatchObject([
    {
      kind: 'note',
      text: 'Call before noon. <b>Gate 3</b>',
      by: { who: 'staff', name: 'Huda Sales' },
      at: new Date(noon).toISOString(),
    },
    { kind: 'status', status: 'placed', by: { who: 'shopper', name: null } },
  ])
  expect(await isNoted()).toEqual([true])
  expect(await count(shop, 'staff_audit', "details::text like '%Gate 3%'")).toBe(0)
  expect(await count(shop, 'staff_audit', "action = 'staff/add-order-note'")).toBe(1)
})

test('a note needs an order and a text of at most a thousand characters', async () => {
  await using given = await shopWithOrder()
  const { staff, orderNumber } = given
  const { number: invalid } = errors.invalid_input
  expect((await addNote(staff, 'RM-0', 'Call.')).errorCode).toBe(errors.order_not_found.number)
  expect((await addNote(staff, orderNumber, ' \n ')).errorCode).toBe(invalid)
  expect((await addNote(staff, orderNumber, 'a'.repeat(1_001))).errorCode).toBe(invalid)
  expect((await addNote(staff, orderNumber, 'ع'.repeat(1_000))).errorCode).toBe(0)
})

test('a note that is sent again with its key is one note', async () => {
  await using given = await shopWithOrder()
  const { shop, product, staff, orderNumber } = given
  const replies = await Promise.all(
    [1, 2, 3].map(() => addNote(staff, orderNumber, 'Call.', 'the-same-note')),
  )
  expect(new Set(replies.map(({ result }) => result.id)).size).toBe(1)
  expect(await count(shop, 'order_notes')).toBe(1)
  const { number: invalid } = errors.invalid_input
  const { result: other } = await placeOrder(await buyer(shop, product), cash)
  const ofOther = await addNote(staff, other.orderNumber, 'Call.', 'the-same-note')
  expect(ofOther.errorCode).toBe(invalid)
  const colleague = await staffOf(shop, { role: 'manager', email: 'second@example.com' })
  const ofColleague = await addNote(colleague, orderNumber, 'Call.', 'the-same-note')
  expect(ofColleague.errorCode).toBe(invalid)
})

test('a note is stored without the signs that turn the text beside it', async () => {
  await using given = await shopWithOrder()
  const { staff, orderNumber } = given
  const { result } = await addNote(staff, orderNumber, ' \u202eCall\u0000 \u200f\nnoon. ')
  expect(result?.text).toBe('Call \nnoon.')
  const empty = await addNote(staff, orderNumber, ' \u200f ')
  expect(empty.errorCode).toBe(errors.invalid_input.number)
})

test('what was written when an order was put on hold hides from those who do not see names', async () => {
  await using given = await shopWithOrder()
  const { shop, staff, orderNumber } = given
  await staff.call('POST staff/hold-order', {
    body: { orderNumber, reason: 'address_unclear', note: 'Mariam moved.' },
  })
  const seenBy = async (person: TestStaff) => {
    const params = { orderNumber }
    return (await person.call('GET staff/get-order/{orderNumber}', { params })).result.hold?.note
  }
  expect(await seenBy(staff)).toBe('Mariam moved.')
  expect(await seenBy(await staffOf(shop, { role: 'read_only' }))).toBe('•••')
})

test('those who move orders write notes, those who read orders see them, and names hide from the others', async () => {
  await using given = await shopWithOrder()
  const { shop, staff, orderNumber } = given
  await addNote(staff, orderNumber, 'Mariam called.')
  const writes: StaffRole[] = []
  const reads: StaffRole[] = []
  for (const role of staffRoles) {
    const person = await staffOf(shop, { role, email: `${role}-2@example.com` })
    if ((await addNote(person, orderNumber, `Seen: ${role}.`)).errorCode === 0) writes.push(role)
    const { errorCode, result } = await person.call('GET staff/get-order-timeline/{orderNumber}', {
      params: { orderNumber },
    })
    if (errorCode === 0 && result.some(({ text }) => text === 'Mariam called.')) reads.push(role)
  }
  expect(writes).toEqual(['owner', 'manager', 'sales', 'workshop', 'warehouse'])
  expect(reads).toEqual(['owner', 'manager', 'sales', 'workshop', 'warehouse', 'accountant'])
})

test('a shopper never reads a note', async () => {
  await using given = await shopWithOrder()
  const { shop, staff, orderNumber, orderToken } = given
  await addNote(staff, orderNumber, 'Difficult on the phone.')
  const shown = await shop.call('GET order/get-order/{orderToken}', { params: { orderToken } })
  expect(JSON.stringify(shown)).not.toContain('Difficult')
})

test('the notes on the orders of a customer are deleted with the account, once the orders are over', async () => {
  await using given = await shopWithOrder()
  const { shop, product, staff, orderNumber: ofGuest } = given
  const customer = await customerOf(shop, { email: 'zubaida@example.com' })
  await fillCart(customer, product)
  const { result } = await orderOfCustomer(customer, cash)
  const { orderNumber } = result
  await addNote(staff, orderNumber, 'Zubaida wants the grey box.')
  await addNote(staff, ofGuest, 'Stays.')
  const data = await customer.call('GET account/export-data')
  expect(JSON.stringify(data)).not.toContain('grey box')
  const owner = await staffOf(shop)
  const { customerId } = customer
  await owner.call('POST staff/erase-customer', { body: { customerId } })
  await shop.runJob('clean-up-personal-data')
  expect(await count(shop, 'order_notes')).toBe(2)
  await owner.call('POST staff/cancel-order', {
    body: { orderNumber, reason: 'asked_by_customer' },
  })
  await shop.runJob('clean-up-personal-data')
  await addNote(staff, orderNumber, 'Zubaida called again.')
  await shop.runJob('clean-up-personal-data')
  expect(await count(shop, 'order_notes')).toBe(1)
  expect(await count(shop, 'order_notes', "text = 'Stays.'")).toBe(1)
})
