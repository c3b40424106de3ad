import { appOrigins } from '@rimal/contract/app/app-origins'
import { expect, test } from 'vitest'
import {
  requestCode,
  requestTicket,
  bearer,
  customerOf,
  resetLimits,
} from '../../../test/identity-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

const email = 'mariam@example.com'
const password = 'three blue camels'
const client = 'native' as const

function refresh(shop: TestShop, refreshToken: string | null, headers = {}) {
  return shop
    .guest()
    .call('POST identity/refresh', { body: { refreshToken: refreshToken ?? '' }, headers })
}

function namesSet(headers: Headers) {
  return headers.getSetCookie().map((line) => line.split('=', 1)[0])
}

async function profileStatus(shop: TestShop, token: string) {
  return (await shop.call('GET account/get-profile', { headers: bearer(token) })).status
}

test('a registration or a login by code on a native client returns both tokens in the body', async () => {
  await using shop = await testShop()
  const ticket = await requestTicket(shop, email)
  const body = { ticket, name: 'Mariam Saeed', client }
  const registered = await shop.guest().call('POST identity/register', { body })
  expect(registered.errorCode).toBe(0)

  const { challengeId, code } = await requestCode(shop, email)
  const came = await shop
    .guest()
    .call('POST identity/check-code', { body: { challengeId, code, client } })
  expect(came.result.next).toBe('logged-in')

  for (const [login, headers] of [
    [registered.result, registered.headers],
    [came.result.login, came.headers],
  ] as const) {
    expect(login?.refreshToken).toMatch(/^[0-9a-f-]{36}\.[0-9a-f]{64}$/)
    expect(await profileStatus(shop, login?.accessToken ?? '')).toBe(200)
    expect(namesSet(headers)).not.toContain('rt')
  }
})

test('no login or registration of a web client returns a token in the body', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop, { password })
  const { challengeId, code } = await requestCode(shop, email)
  const came = await shop.guest().call('POST identity/check-code', { body: { challengeId, code } })
  const body = { contact: email, password, client: 'web' as const }
  const typed = await shop.guest().call('POST identity/log-in', { body })
  for (const login of [customer.login, came.result.login, typed.result]) {
    expect(login?.refreshToken).toBeNull()
  }
  for (const { headers } of [came, typed]) expect(namesSet(headers)).toContain('rt')
})

test('a refresh token in the body changes with each use, and an old one that is used late ends the login', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-21T08:00:00Z')
  await customerOf(shop, { password })
  const body = { contact: email, password, client }
  const { result: first } = await shop.guest().call('POST identity/log-in', { body })
  const second = await refresh(shop, first.refreshToken)
  expect(second.result.refreshToken).not.toBe(first.refreshToken)
  expect(namesSet(second.headers)).toEqual([])
  const lost = await refresh(shop, first.refreshToken)
  expect(lost.result.refreshToken).toBe(second.result.refreshToken)

  expect(await profileStatus(shop, second.result.accessToken)).toBe(200)
  shop.setClock('2026-11-21T08:00:31Z')
  expect(await refresh(shop, first.refreshToken)).toMatchObject({ status: 401, errorCode: 101 })
  expect((await refresh(shop, second.result.refreshToken)).status).toBe(401)
  expect(await profileStatus(shop, second.result.accessToken)).toBe(401)
})

test('a login on a native client leaves that of a browser whose cookie came along', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop, { password })
  const body = { contact: email, password, client }
  expect((await customer.guest.call('POST identity/log-in', { body })).errorCode).toBe(0)
  expect((await customer.call('GET account/get-profile')).status).toBe(200)
  expect((await customer.guest.call('POST identity/refresh', { body: {} })).errorCode).toBe(0)
})

/** Whoever has registered, a code for that contact and a ticket for another one. */
async function registered(shop: TestShop) {
  const ticket = await requestTicket(shop, email)
  const { result } = await shop
    .guest()
    .call('POST identity/register', { body: { ticket, name: 'Mariam Saeed', password, client } })
  await resetLimits(shop)
  const { challengeId, code } = await requestCode(shop, email)
  const other = await requestTicket(shop, 'other@example.com')
  return {
    refreshToken: result.refreshToken,
    typed: { contact: email, password, client },
    check: { challengeId, code, client },
    input: { ticket: other, name: 'Other One', client },
  }
}

test.each(['null', 'https://localhost:8100', 'http://localhost', 'capacitor://localhost.evil'])(
  'a page at %s is a foreign one also where it says that it is native',
  async (origin) => {
    await using shop = await testShop()
    const { refreshToken, typed, check, input } = await registered(shop)
    const headers = { origin }
    const refused = { status: 403, errorCode: 6 }
    const guest = shop.guest()
    expect(await guest.call('POST identity/log-in', { body: typed, headers })).toMatchObject(
      refused,
    )
    expect(await guest.call('POST identity/check-code', { body: check, headers })).toMatchObject(
      refused,
    )
    expect(await guest.call('POST identity/register', { body: input, headers })).toMatchObject(
      refused,
    )
    expect(await refresh(shop, refreshToken, headers)).toMatchObject(refused)
    expect((await refresh(shop, refreshToken)).errorCode).toBe(0)
    expect((await guest.call('POST identity/log-in', { body: typed })).errorCode).toBe(0)
  },
)

test.each(appOrigins)(
  'the app at %s logs in, registers, refreshes and logs out as a client without cookies',
  async (origin) => {
    await using shop = await testShop()
    const { refreshToken, typed, check, input } = await registered(shop)
    // WebViews say so of a page of the app.
    const headers = { origin, 'sec-fetch-site': 'cross-site' }
    const guest = shop.guest()
    const loggedIn = await guest.call('POST identity/log-in', { body: typed, headers })
    const checked = await guest.call('POST identity/check-code', { body: check, headers })
    const registration = await guest.call('POST identity/register', { body: input, headers })
    expect(checked.result.next).toBe('logged-in')
    const logins = [loggedIn.result, checked.result.login, registration.result]
    for (const login of logins) {
      expect(await profileStatus(shop, login?.accessToken ?? '')).toBe(200)
    }
    const refreshed = await refresh(shop, refreshToken, headers)
    expect(refreshed.errorCode).toBe(0)
    const body = { refreshToken: refreshed.result.refreshToken ?? '' }
    const ended = await guest.call('POST identity/log-out', { body, headers })
    expect(await profileStatus(shop, refreshed.result.accessToken)).toBe(401)
    for (const answer of [loggedIn, checked, registration, refreshed, ended]) {
      expect(namesSet(answer.headers)).toEqual([])
    }
    expect([...guest.cookies]).toEqual([])
  },
)

test.each(appOrigins)(
  'a page at %s reaches no login and no guest of the browser',
  async (origin) => {
    await using shop = await testShop()
    const customer = await customerOf(shop, { password })
    const headers = { origin, 'sec-fetch-site': 'cross-site' }
    const { guest } = customer
    expect(guest.cookies.has('rt')).toBe(true)
    const refreshed = await guest.call('POST identity/refresh', { body: {}, headers })
    expect(refreshed.status).toBe(401)
    await guest.call('POST identity/log-out', { body: {}, headers })
    expect((await customer.call('GET account/get-profile')).status).toBe(200)
    expect((await guest.call('POST identity/refresh', { body: {} })).errorCode).toBe(0)
  },
)
