import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { customers } from '../../db/tables/customers.ts'
import {
  requestTicket,
  loginOf,
  customerOf,
  resetLimits,
  readOutbox,
} from '../../test/identity-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

const email = 'mariam@example.com'
const password = 'three blue camels'

function logIn(shop: TestShop, given = password, contact = email, guest = shop.guest()) {
  return guest.call('POST identity/log-in', { body: { contact, password: given } })
}

function setPassword(shop: TestShop, ticket: string, given: string) {
  return shop.call('POST identity/set-password', { body: { ticket, password: given } })
}

test('a password logs in however its characters are composed, and is stored as argon2id', async () => {
  await using shop = await testShop()
  await customerOf(shop, { password: 'café au lait noir' })
  expect((await logIn(shop, 'cafe\u0301 au lait noir', ' Mariam@Example.com')).errorCode).toBe(0)
  const [stored] = await shop.deps.db.select().from(customers)
  expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('a wrong password, none at all and no account are answered alike', async () => {
  await using shop = await testShop()
  await customerOf(shop, { password })
  await customerOf(shop, { email: 'code-only@example.com' })
  const replies = [
    await logIn(shop, 'three blue camel'),
    await logIn(shop, password, 'code-only@example.com'),
    await logIn(shop, password, 'nobody@example.com'),
    await logIn(shop, password, '+971501234567'),
  ]
  for (const { status, errorCode, message, result } of replies) {
    expect({ status, errorCode, message, result }).toEqual({
      status: 200,
      errorCode: 107,
      message: 'These do not match. Check them, or log in with a code.',
      result: undefined,
    })
  }
})

test('ten wrong passwords an hour are the limit, for any caller and whether or not the account exists', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop, { password })
  await resetLimits(shop)
  shop.setClock('2026-11-21T08:00:00Z')
  for (const contact of [email, 'nobody@example.com']) {
    const tries = Array.from({ length: 12 }, () => logIn(shop, 'wrong words here', contact))
    const codes = (await Promise.all(tries)).map(({ errorCode }) => errorCode)
    expect(codes.filter((code) => code === 107)).toHaveLength(10)
    expect(await logIn(shop, password, contact)).toMatchObject({
      status: 429,
      errorCode: 108,
      retryAfter: 3600,
    })
  }
  expect((await logIn(shop, password, email, customer.guest)).errorCode).toBe(0)
  shop.setClock('2026-11-21T09:00:00Z')
  expect((await logIn(shop)).errorCode).toBe(0)
})

test('a hash of another cost is renewed at login', async () => {
  await using shop = await testShop()
  const old = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  await shop.deps.db
    .insert(customers)
    .values({ email, name: 'M S', language: 'en', passwordHash: old })
  expect((await logIn(shop)).errorCode).toBe(0)
  const [stored] = await shop.deps.db.select().from(customers)
  expect(stored?.passwordHash).toContain('m=19456')
  expect((await logIn(shop)).errorCode).toBe(0)
})

test.each([
  'password1',
  'QWERTYUIOP',
  'iloveyou123',
  'aaaaaaaaaa',
  '1212121212',
  'Mariam Saeed',
  email,
])('%s is refused as a password', async (common) => {
  await using shop = await testShop()
  const ticket = await requestTicket(shop, email)
  const body = { ticket, name: 'Mariam Saeed', password: common }
  const reply = await shop.guest().call('POST identity/register', { body })
  expect(reply).toMatchObject({ status: 200, errorCode: 109, fields: { password: 'common' } })
  const better = { ...body, password }
  expect((await shop.guest().call('POST identity/register', { body: better })).errorCode).toBe(0)
})

test('a forgotten password is set with a code; every login ends, and the customer is notified', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop, { password })
  const phone = await loginOf(shop, email)
  const ticket = await requestTicket(shop, email, { purpose: 'password' })
  expect((await setPassword(shop, ticket, '123456789')).errorCode).toBe(109)
  expect((await setPassword(shop, ticket, 'four green doors')).errorCode).toBe(0)
  for (const login of [customer, phone]) {
    expect((await login.call('GET account/get-profile')).status).toBe(401)
    const refreshed = await login.guest.call('POST identity/refresh', { body: {} })
    expect(refreshed).toMatchObject({ status: 401, errorCode: 101 })
  }
  expect((await logIn(shop)).errorCode).toBe(107)
  expect((await logIn(shop, 'four green doors')).errorCode).toBe(0)
  expect((await readOutbox(shop, email))[0]).toMatchObject({ kind: 'password_changed' })
  expect(await setPassword(shop, ticket, 'five red gates')).toMatchObject({ errorCode: 110 })
})

test('a ticket is good for one thing, once, and for half an hour', async () => {
  await using shop = await testShop()
  await customerOf(shop)
  const unknown = await requestTicket(shop, 'new@example.com')
  expect(await setPassword(shop, unknown, password)).toMatchObject({ status: 200, errorCode: 110 })
  expect(await setPassword(shop, 'f'.repeat(64), password)).toMatchObject({ errorCode: 110 })

  shop.setClock('2026-11-21T08:00:00Z')
  const late = await requestTicket(shop, email, { purpose: 'password' })
  shop.setClock('2026-11-21T08:31:00Z')
  expect(await setPassword(shop, late, password)).toMatchObject({ errorCode: 110 })

  const ticket = await requestTicket(shop, 'twice@example.com')
  const register = () =>
    shop.guest().call('POST identity/register', { body: { ticket, name: 'Two Tabs' } })
  const codes = (await Promise.all([register(), register()])).map(({ errorCode }) => errorCode)
  expect(codes.toSorted()).toEqual([0, 110])
})

test('a password request for a contact without an account leads to registration', async () => {
  await using shop = await testShop()
  const ticket = await requestTicket(shop, 'new@example.com', { purpose: 'password' })
  const body = { ticket, name: 'New One', password }
  expect((await shop.guest().call('POST identity/register', { body })).errorCode).toBe(0)
})

test('two who register one contact at once, each with a code of it, are one customer', async () => {
  await using shop = await testShop()
  const tickets = [await requestTicket(shop, email), await requestTicket(shop, email)]
  const replies = await Promise.all(
    tickets.map((ticket) =>
      shop.guest().call('POST identity/register', { body: { ticket, name: 'Mariam' } }),
    ),
  )
  const ids = replies.map(({ result }) => result.customer._id)
  expect(ids[0]).toBe(ids[1])
  expect(await shop.deps.db.$count(customers)).toBe(1)
})

test.each([
  ['a name without letters', { name: '12' }, { name: 'malformed' }],
  ['a name of signs that nobody sees', { name: '\u202e\u2066' }, { name: 'required' }],
  ['a birthday that never was', { birthDate: '1990-02-30' }, { birthDate: 'malformed' }],
  ['a birthday to come', { birthDate: '2126-01-01' }, { birthDate: 'malformed' }],
  ['a short password', { password: 'short' }, { password: 'invalid' }],
  ['an ID in the input', { _id: '1', role: 'admin' }, undefined],
])('%s is refused, and the ticket stays good', async (_name, wrong, fields) => {
  await using shop = await testShop()
  const ticket = await requestTicket(shop, email)
  const good = { ticket, name: 'Mariam Saeed' }
  const reply = await shop.guest().call('POST identity/register', { body: { ...good, ...wrong } })
  expect(reply).toMatchObject({ status: 400, errorCode: 1, ...(fields ? { fields } : {}) })
  expect((await shop.guest().call('POST identity/register', { body: good })).errorCode).toBe(0)
})
