import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers } from '../../db/tables/customers.ts'
import { invoices } from '../../db/tables/invoices.ts'
import { discountContacts, discountUses } from '../../db/tables/promotions.ts'
import { orderLines, orders } from '../../db/tables/orders.ts'
import { addDiscount, addProduct, productToAdd, saveCustomSize } from '../../test/fixtures.ts'
import {
  requestCode,
  loginOf,
  customerOf,
  resetLimits,
  latestCode,
  readOutbox,
  type TestCustomer,
  wrongCode,
} from '../../test/identity-fixtures.ts'
import { orderBody } from '../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

const email = 'mariam@example.com'
const phone = '+971501234567'

async function askToChange(shop: TestShop, customer: TestCustomer, contact: string) {
  await resetLimits(shop)
  return customer.call('POST account/send-contact-code', { body: { contact } })
}

async function changeTo(shop: TestShop, customer: TestCustomer, contact: string) {
  const { result } = await askToChange(shop, customer, contact)
  const { code } = await latestCode(shop, contact)
  return customer.call('POST account/change-contact', {
    body: { challengeId: result.challengeId, code },
  })
}

async function codeToDelete(shop: TestShop, customer: TestCustomer, contact = email) {
  await resetLimits(shop)
  const { result } = await customer.call('POST account/send-delete-code', { body: {} })
  return { challengeId: result.challengeId, code: (await latestCode(shop, contact)).code }
}

test('a profile is changed part by part, and parts are taken away with null', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  const update = (body: object) => customer.call('POST account/update-profile', { body })
  expect((await update({ gender: 'female', birthDate: '1990-04-09' })).result).toMatchObject({
    name: 'Mariam Saeed',
    gender: 'female',
    birthDate: '1990-04-09',
  })
  expect((await update({ name: ' مريم  سعيد ', language: 'arb' })).result).toMatchObject({
    name: 'مريم سعيد',
    gender: 'female',
    language: 'arb',
  })
  const { result } = await update({ gender: null, birthDate: null })
  expect(result).toMatchObject({ gender: null, birthDate: null, hasPassword: false })
  expect((await update({})).result).toEqual(result)
})

test.each([
  [{ name: '1' }, { name: 'malformed' }],
  [{ name: ' ' }, { name: 'required' }],
  [{ birthDate: '2023-02-29' }, { birthDate: 'malformed' }],
  [{ gender: 'none' }, { gender: 'invalid' }],
  [{ email: 'thief@example.com' }, { email: 'unknown' }],
  [{ _id: 'x' }, { _id: 'unknown' }],
  [{ passwordHash: 'x' }, { passwordHash: 'unknown' }],
])('a profile with %o is refused and stays as it was', async (body, fields) => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  const before = await customer.call('GET account/get-profile')
  const reply = await customer.call('POST account/update-profile', { body: body as never })
  expect(reply).toMatchObject({ status: 400, errorCode: 1, fields })
  expect((await customer.call('GET account/get-profile')).result).toEqual(before.result)
})

test('a phone belongs to the customer once its code is right, and the customer can then log in with the phone', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  const { result } = await changeTo(shop, customer, phone)
  expect(result).toMatchObject({ email, phone })
  expect((await readOutbox(shop, email))[0]).toMatchObject({ kind: 'contact_changed' })
  expect((await loginOf(shop, phone)).customerId).toBe(customer.customerId)
})

test('a new email replaces the old one, and the old one is notified and can no longer log in', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  expect((await changeTo(shop, customer, 'New@Example.com'.toLowerCase())).result.email).toBe(
    'new@example.com',
  )
  expect((await readOutbox(shop, email))[0]).toMatchObject({ kind: 'contact_changed' })
  expect((await loginOf(shop, 'new@example.com')).customerId).toBe(customer.customerId)
  const asked = await requestCode(shop, email)
  const { challengeId, code } = asked
  const reply = await shop.guest().call('POST identity/check-code', { body: { challengeId, code } })
  expect(reply.result.next).toBe('register')
})

test('a contact of another account is refused, even with the right code', async () => {
  await using shop = await testShop()
  const [customer] = [
    await customerOf(shop),
    await customerOf(shop, { email: 'other@example.com' }),
  ]
  expect(await changeTo(shop, customer, 'other@example.com')).toMatchObject({
    status: 200,
    errorCode: 111,
  })
  expect((await customer.call('GET account/get-profile')).result.email).toBe(email)
})

test('when two customers confirm one contact at the same moment, one gets it and the other is refused', async () => {
  await using shop = await testShop()
  const two = [await customerOf(shop), await customerOf(shop, { email: 'other@example.com' })]
  const confirmed = []
  for (const customer of two) {
    const { result } = await askToChange(shop, customer, phone)
    const { code } = await latestCode(shop, phone)
    confirmed.push({ customer, body: { challengeId: result.challengeId, code } })
  }
  const replies = await Promise.all(
    confirmed.map(({ customer, body }) => customer.call('POST account/change-contact', { body })),
  )
  expect(replies.map(({ errorCode }) => errorCode).toSorted()).toEqual([0, 111])
})

test('a code for a new contact is valid for its customer only, and for that purpose only', async () => {
  await using shop = await testShop()
  const [customer, thief] = [
    await customerOf(shop),
    await customerOf(shop, { email: 'thief@example.com' }),
  ]
  const { result } = await askToChange(shop, customer, phone)
  const { code } = await latestCode(shop, phone)
  const body = { challengeId: result.challengeId, code }
  expect(await thief.call('POST account/change-contact', { body })).toMatchObject({
    errorCode: 102,
  })
  expect(await shop.guest().call('POST identity/check-code', { body })).toMatchObject({
    errorCode: 102,
  })
  // The tries of the others count as well: this one is the last.
  const wrong = { ...body, code: wrongCode(code) }
  expect(await customer.call('POST account/change-contact', { body: wrong })).toMatchObject({
    errorCode: 116,
  })
  expect(await customer.call('POST account/delete-account', { body })).toMatchObject({
    errorCode: 102,
  })
})

test('an hour after the login a contact is changed only after another one', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-21T08:00:00Z')
  const customer = await customerOf(shop)
  shop.setClock('2026-11-21T09:00:01Z')
  const { result } = await customer.guest.call('POST identity/refresh', { body: {} })
  const headers = { authorization: `Bearer ${result.accessToken}` }
  const late = await customer.guest.call('POST account/send-contact-code', {
    body: { contact: phone },
    headers,
  })
  expect(late).toMatchObject({ status: 200, errorCode: 112 })
  const body = { challengeId: '0'.repeat(32), code: '1234' }
  expect(
    (await customer.guest.call('POST account/change-contact', { body, headers })).errorCode,
  ).toBe(112)
  const again = await loginOf(shop, email)
  expect((await askToChange(shop, again, phone)).errorCode).toBe(0)
})

test("the export holds the customer's data, no data of others, and no secret", async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const customer = await customerOf(shop, { password: 'three blue camels' })
  const other = await customerOf(shop, { email: 'other@example.com', name: 'Other One' })
  for (const one of [customer, other]) {
    const body = { ...productToAdd(product), user_id: one.customerId }
    await one.call('POST cart/add-to-cart', { body })
  }
  const total = (await customer.call('GET guest-cart/get-cart')).result.totals.total
  const placed = await customer.call('POST order/place-order', {
    body: orderBody(total, { paymentMethod: 'cash_on_delivery' }),
  })
  const { result } = await customer.call('GET account/export-data')
  expect(result).toMatchObject({
    profile: { email, name: 'Mariam Saeed' },
    orders: [{ number: placed.result.orderNumber, lines: [{ quantity: 1 }] }],
    logins: [{ endedAt: null }],
    addresses: [],
    cart: { lines: [] },
  })
  const text = JSON.stringify(result)
  for (const secret of ['other@example.com', '$argon2', customer.token, placed.result.orderToken]) {
    expect(text).not.toContain(secret)
  }
})

test('an account is deleted with a code: nobody is logged in, and the contact is free again', async () => {
  await using shop = await testShop()
  const guest = shop.guest()
  await saveCustomSize(guest)
  const customer = await customerOf(shop, { guest })
  const phoneToo = await loginOf(shop, email)
  const { challengeId, code } = await codeToDelete(shop, customer)
  const wrong = { challengeId, code: wrongCode(code) }
  expect(await customer.call('POST account/delete-account', { body: wrong })).toMatchObject({
    errorCode: 102,
  })
  expect((await customer.call('POST account/delete-account', { body: {} })).status).toBe(400)
  expect(
    (await customer.call('POST account/delete-account', { body: { challengeId, code } })).errorCode,
  ).toBe(0)
  for (const login of [customer, phoneToo]) {
    expect((await login.call('GET account/get-profile')).status).toBe(401)
    expect((await login.guest.call('POST identity/refresh', { body: {} })).status).toBe(401)
  }
  expect((await readOutbox(shop, email))[0]).toMatchObject({ kind: 'account_deleted' })
  const [stored] = await shop.deps.db
    .select()
    .from(customers)
    .where(eq(customers.id, customer.customerId))
  expect(stored).toMatchObject({ email: null, phone: null, name: '', passwordHash: null })
  expect((await customerOf(shop)).customerId).not.toBe(customer.customerId)
  const { rows } = await shop.deps.pool.query('select from custom_sizes')
  expect(rows).toEqual([])
})

test('or with the password, of which no more wrong ones are tried than at a login', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop, { password: 'three blue camels' })
  const drop = (password: string) =>
    customer.call('POST account/delete-account', { body: { password } })
  expect(await drop('four green doors')).toMatchObject({ status: 200, errorCode: 107 })
  expect((await drop('three blue camels')).errorCode).toBe(0)
  expect((await customer.call('GET account/get-profile')).status).toBe(401)
  const [, other] = [
    customer,
    await customerOf(shop, { email: 'o@example.com', password: 'five red gates' }),
  ]
  for (let number = 0; number < 10; number++) {
    await other.call('POST account/delete-account', { body: { password: 'wrong words' } })
  }
  const reply = await other.call('POST account/delete-account', {
    body: { password: 'five red gates' },
  })
  expect(reply).toMatchObject({ status: 429, errorCode: 108 })
})

test('orders of a deleted account stay, and lose the data that is not needed once they are over', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  await addDiscount(db, { percent: 10, firstOrderOnly: true })
  const product = await addProduct(db, { id: 'test-noor' })
  const customer = await customerOf(shop)
  const body = {
    ...productToAdd(product, { size: 54, remarks: 'Longer' }),
    user_id: customer.customerId,
  }
  await customer.call('POST cart/add-to-cart', { body })
  const total = (await customer.call('GET guest-cart/get-cart')).result.totals.total
  const { result } = await customer.call('POST order/place-order', {
    body: orderBody(total, { paymentMethod: 'cash_on_delivery' }),
  })
  await customer.call('POST account/delete-account', { body: await codeToDelete(shop, customer) })
  const stored = async () =>
    (await db.select().from(orders).where(eq(orders.number, result.orderNumber)))[0]
  await shop.runJob('clean-up-personal-data')
  expect((await stored())?.contact.phone).toBe(phone)
  expect(await db.select().from(discountContacts)).toHaveLength(3)

  await db.update(orders).set({ status: 'completed' }).where(eq(orders.number, result.orderNumber))
  await db.update(orderLines).set({ profileName: 'My mother' })
  await shop.runJob('clean-up-personal-data')
  expect(await stored()).toMatchObject({
    contact: { name: 'Mariam Saeed', email: '', phone: '' },
    address: { country: 'AE', state: 'Dubai', addressLineOne: '', phone: '' },
    emailKey: null,
    phoneKey: null,
    total,
  })
  const [line] = await db.select().from(orderLines)
  expect(line).toMatchObject({ remarks: '', profileName: null, total: expect.any(Number) })
  // The tax document stays as it was issued; data for the delivery only was never in it.
  const [invoice] = await db.select().from(invoices)
  expect(invoice?.number).toMatch(/^INV-/)
  expect(invoice?.document).toMatchObject({
    buyer: { name: { en: 'Mariam Saeed' } },
    totals: { total },
  })
  expect(JSON.stringify(invoice)).not.toMatch(/villa 4|mariam@|\+971/)
  expect(await db.select().from(discountUses)).toMatchObject([{ state: 'consumed', contacts: [] }])
  expect(await db.select().from(discountContacts)).toEqual([])
})
