import type { StaffRole } from '@rimal/contract/permissions'
import { expect, test } from 'vitest'
import { addProduct, putInCart, saveCustomSize } from '../../test/fixtures.ts'
import { customerOf } from '../../test/identity-fixtures.ts'
import { noon, placeOrder, press, seenTotal } from '../../test/order-fixtures.ts'
import { ask, deliveredOrder, uploadTo } from '../../test/return-fixtures.ts'
import { jpeg } from '../../test/review-fixtures.ts'
import { staffOf } from '../../test/staff-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'
import { villa } from '../../test/visit-fixtures.ts'

const sara = { name: 'Sara Haddad', email: 'sara.h@example.com', phone: '+966551112233' }
const address = { ...villa, name: sara.name, phone: sara.phone }

/** A shop with an order that is made to measure. */
async function shopWithOrder() {
  const shop = await testShop()
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', customSize: true })
  const guest = shop.guest()
  await putInCart(guest, product, { customSizeId: await saveCustomSize(guest) })
  const { result } = await placeOrder(
    { guest, total: await seenTotal(guest) },
    { contact: sara, address },
  )
  await press(shop, result.paymentToken, 'approve')
  const as = async (role: StaffRole) => {
    const { call } = await staffOf(shop, { role })
    const params = { orderNumber: result.orderNumber }
    const order = (await call('GET staff/get-order/{orderNumber}', { params })).result
    const list = async (q = '') =>
      (await call('GET staff/list-orders', { query: q ? { q } : {} })).result
    return { call, order, list }
  }
  return { shop, as, ...result, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test('an order shows each role the personal data that the work needs', async () => {
  await using given = await shopWithOrder()
  const seenBy = async (role: StaffRole) => {
    const { order, list } = await given.as(role)
    const [row] = (await list()).items
    const [line] = order.lines
    return {
      name: [order.contact.name, order.address.name, row?.name],
      phone: [order.contact.phone, order.address.phone, row?.phone],
      email: order.contact.email,
      street: order.address.addressLineOne,
      measurements: Object.keys(line?.measurements ?? {}).length > 0,
      country: order.address.country,
    }
  }
  const { name, phone, email } = sara
  const all = {
    name: [name, name, name],
    phone: [phone, phone, phone],
    email,
    street: villa.addressLineOne,
    measurements: true,
    country: villa.country,
  }
  const noContact = { ...all, phone: ['', '', ''], email: '' }
  expect(await seenBy('manager')).toEqual(all)
  expect(await seenBy('workshop')).toEqual({ ...noContact, street: '' })
  expect(await seenBy('warehouse')).toEqual({ ...all, email: '', measurements: false })
  const nameOnly = { ...noContact, street: '', measurements: false }
  expect(await seenBy('accountant')).toEqual(nameOnly)
  expect(await seenBy('read_only')).toEqual({ ...nameOnly, name: ['•••', '•••', '•••'] })
})

test('a role finds no order by personal data that it does not see, and still finds it by its number', async () => {
  await using given = await shopWithOrder()
  const { orderNumber } = given
  const found = async (role: StaffRole) => {
    const { list } = await given.as(role)
    const counts: Record<string, number> = {}
    for (const q of ['0551112233', '1112', 'sara.h@', 'Haddad', orderNumber, 'Sara 5511122']) {
      const { items, total } = await list(q)
      expect(total.count).toBe(items.length)
      counts[q] = items.length
    }
    return Object.values(counts)
  }
  expect(await found('sales')).toEqual([1, 1, 1, 1, 1, 1])
  for (const role of ['workshop', 'warehouse', 'accountant'] as const) {
    expect(await found(role)).toEqual([0, 0, 0, 1, 1, 0])
  }
  expect(await found('read_only')).toEqual([0, 0, 0, 0, 1, 0])
})

test('who only reads sees customers without their data, and finds nobody by it', async () => {
  await using given = await shopWithOrder()
  const { shop, as } = given
  const { customerId } = await customerOf(shop, { email: 'mariam@example.com', name: 'Mariam' })
  const { call } = await as('read_only')
  const list = async (q?: string) =>
    (await call('GET staff/list-customers', { query: q ? { q } : {} })).result.items
  expect(await list()).toMatchObject([{ customerId, name: '•••', email: null, phone: null }])
  for (const q of ['Mariam', 'mariam@', '50']) expect(await list(q)).toEqual([])
  const { result } = await call('GET staff/get-customer/{customerId}', { params: { customerId } })
  expect(result).toMatchObject({ name: '•••', email: null, birthDate: null, gender: null })
})

test('the workshop gets the measurements of an item to sew, and the warehouse does not', async () => {
  await using given = await shopWithOrder()
  const { as, orderNumber } = given
  const sewer = await as('workshop')
  const packer = await as('warehouse')
  const lineId = sewer.order.lines[0]?.id ?? ''
  const owner = await as('owner')
  const confirmed = await owner.call('POST staff/confirm-order', {
    body: { orderNumber, force: true },
  })
  expect(confirmed.errorCode).toBe(0)
  const read = (by: typeof sewer) =>
    by.call('GET staff/get-production-item/{lineId}', { params: { lineId } })
  expect(Object.keys((await read(sewer)).result.measurements ?? {})).not.toHaveLength(0)
  expect((await read(packer)).result.measurements).toEqual({})
})

test('an order that was ordered anew names the other order to staff, without its token', async () => {
  await using shop = await testShop()
  shop.setClock(noon)
  const guest = shop.guest()
  await putInCart(guest, await addProduct(shop.deps.db, { id: 'try-a' }))
  const bought = { guest, total: await seenTotal(guest) }
  const first = await placeOrder(bought, { paymentMethod: 'card' })
  const second = await placeOrder(bought, { paymentMethod: 'cash_on_delivery' })
  const { call } = await staffOf(shop, { role: 'read_only' })
  const params = { orderNumber: first.result.orderNumber }
  const order = await call('GET staff/get-order/{orderNumber}', { params })
  expect(order.result.replacedBy).toEqual({ number: second.result.orderNumber })
  expect(JSON.stringify(order.result)).not.toContain(second.result.orderToken)
})

test('what is written and shown about a return is hidden from who only reads', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop)
  const { result: picture } = await uploadTo(shop, order.orderToken, await jpeg())
  const { result: claim } = await ask(shop, order, {
    kind: 'claim',
    reason: 'damaged',
    note: 'Call my mother Salma.',
    pictures: [picture.id],
  })
  const returnNumber = claim.number
  const owner = await staffOf(shop)
  const question = 'Is this of Salma?'
  await owner.call('POST staff/ask-about-return', { body: { returnNumber, question } })
  const seenBy = async (role: StaffRole) => {
    const { call } = role === 'owner' ? owner : await staffOf(shop, { role })
    const read = await call('GET staff/get-return/{returnNumber}', { params: { returnNumber } })
    const { note, pictures } = read.result
    const full = await call('GET staff/get-return-picture/{pictureId}', {
      params: { pictureId: picture.id },
    })
    return [note, read.result.question, pictures.length, full.status]
  }
  const all = ['Call my mother Salma.', question, 1, 200]
  expect(await seenBy('owner')).toEqual(all)
  expect(await seenBy('workshop')).toEqual(all)
  expect(await seenBy('accountant')).toEqual([all[0], question, 0, 403])
  expect(await seenBy('read_only')).toEqual(['•••', null, 0, 403])
})

test('a question about a measurement is hidden from roles that see no measurements', async () => {
  await using given = await shopWithOrder()
  const { as, orderNumber } = given
  const owner = await as('owner')
  const lineId = owner.order.lines[0]?.id ?? ''
  const note = 'Is the waist of Sara 20 inches?'
  const asked = await owner.call('POST staff/change-production-stage', {
    body: { orderNumber, lineId, state: 'awaiting_measurements', note, force: true },
  })
  expect(asked.errorCode).toBe(0)
  const seenBy = async (role: StaffRole) => {
    const { call, order } = await as(role)
    const params = { lineId }
    const item = await call('GET staff/get-production-item/{lineId}', { params })
    const notes = item.result.events.map((event) => event.note).filter(Boolean)
    return [order.lines[0]?.production?.question, item.result.question, notes]
  }
  expect(await seenBy('workshop')).toEqual([note, note, [note]])
  expect(await seenBy('warehouse')).toEqual([null, null, []])
})
