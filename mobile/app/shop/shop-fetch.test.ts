import { expect, test } from 'vitest'
import type { SecretStore } from './secrets.ts'
import { createShopFetch, guestHeader } from './shop-fetch.ts'
import { loadTokens } from './tokens.ts'

const origin = 'https://shop.example'
const refreshToken = `${'1'.repeat(36)}.${'a'.repeat(64)}`
const session = { customer: { _id: 'c' }, accessToken: 'b', accessTokenSeconds: 900, refreshToken }

type Asked = { url: string; headers: Headers; body: unknown }
type Answer = (asked: Asked) => Response | Promise<Response>

/** The app's way to a shop that answers as the test says, with the secrets of a phone. */
async function openShop(answer: Answer, stored: Record<string, string> = {}) {
  const secrets = new Map(Object.entries(stored))
  const store: SecretStore = {
    get: async (name) => secrets.get(name) ?? null,
    set: async (name, text) => void secrets.set(name, text),
    delete: async (name) => void secrets.delete(name),
  }
  const asked: Asked[] = []
  const tokens = await loadTokens(store)
  const ask = createShopFetch({
    origin,
    fetch: async (url, init) => {
      const body = init?.body ? JSON.parse(String(init.body)) : undefined
      const request = { url: String(url), headers: new Headers(init?.headers), body }
      asked.push(request)
      return answer(request)
    },
    tokens,
    isPublic: (pathname) => pathname.startsWith('/api/product/'),
    answerRead: (_, send) => send(),
    deleteCustomerData: () => tokens.clearRefresh(),
  })
  return { ask, asked, secrets }
}

const ok = (result: unknown, headers: Record<string, string> = {}) =>
  Response.json({ errorCode: 0, message: '', result }, { headers })
const post = (body: object = {}, headers = {}) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers,
})

test('a login is asked for as a native client, and the page does not get its refresh token', async () => {
  const { ask, asked, secrets } = await openShop(() => ok({ next: 'logged-in', login: session }))
  const answer = await ask('/api/identity/check-code', post({ code: '1234' }))
  expect(asked[0]?.body).toEqual({ code: '1234', client: 'native' })
  expect(JSON.stringify(await answer.json())).not.toContain('aaa')
  expect(secrets.get('refresh')).toBe(refreshToken)
})

test('a renewal sends the stored token and stores the next one before the page has the bearer', async () => {
  const next = refreshToken.replaceAll('a', 'b')
  const { ask, asked, secrets } = await openShop(() => ok({ ...session, refreshToken: next }), {
    refresh: refreshToken,
  })
  const answer = await ask('/api/identity/refresh', post())
  expect(secrets.get('refresh')).toBe(next)
  expect(asked[0]?.body).toEqual({ refreshToken })
  expect(await answer.json()).toMatchObject({ result: { accessToken: 'b', refreshToken: null } })
})

test('a renewal without an answer leaves the token, which the next one sends again', async () => {
  let isAway = true
  const { ask, asked, secrets } = await openShop(
    () => {
      if (isAway) throw new TypeError('Failed to fetch')
      return ok(session)
    },
    { refresh: refreshToken },
  )
  await expect(ask('/api/identity/refresh', post())).rejects.toThrow('Failed to fetch')
  expect(secrets.get('refresh')).toBe(refreshToken)
  isAway = false
  await ask('/api/identity/refresh', post())
  expect(asked.map(({ body }) => body)).toEqual([{ refreshToken }, { refreshToken }])
})

test.each([
  ['a refused renewal', '/api/identity/refresh', 401, false],
  ['a shop that is broken', '/api/identity/refresh', 500, true],
  ['a logout', '/api/identity/log-out', 200, false],
])('after %s the token is there: %s', async (_, path, status, isThere) => {
  const errorCode = status === 200 ? 0 : 1
  const { ask, secrets } = await openShop(
    () => Response.json({ errorCode, message: '' }, { status }),
    { refresh: refreshToken },
  )
  const answer = await ask(path, post())
  expect(answer.status).toBe(status)
  expect(secrets.has('refresh')).toBe(isThere)
})

test('the first write names no guest, and later calls name the guest of its answer', async () => {
  const { ask, asked, secrets } = await openShop(() => ok({}, { [guestHeader]: 'guest-1' }))
  await ask('/api/guest-cart/add-to-cart', post())
  await ask('/api/guest-cart/get-cart')
  expect(asked.map(({ headers }) => headers.get(guestHeader))).toEqual(['', 'guest-1'])
  expect(secrets.get('guest')).toBe('guest-1')
})

test('a read without a guest creates none', async () => {
  const { ask, asked, secrets } = await openShop(() => ok({}, { [guestHeader]: 'guest-1' }))
  await ask('/api/guest-cart/get-cart')
  expect(asked[0]?.headers.has(guestHeader)).toBe(false)
  expect(secrets.has('guest')).toBe(false)
})

test('two first writes at the same time are those of one guest', async () => {
  let guests = 0
  const { ask, asked } = await openShop(({ headers }) => {
    guests += 1
    return ok({}, { [guestHeader]: headers.get(guestHeader) || `guest-${guests}` })
  })
  await Promise.all([ask('/api/a/b', post()), ask('/api/a/c', post())])
  expect(asked.map(({ headers }) => headers.get(guestHeader))).toEqual(['', 'guest-1'])
})

test('a login ends the guest, and a call of the customer names none', async () => {
  const { ask, asked, secrets } = await openShop(() => ok(session, { [guestHeader]: '' }), {
    guest: 'guest-1',
  })
  await ask('/api/identity/log-in', post())
  expect(asked[0]?.headers.get(guestHeader)).toBe('guest-1')
  expect(secrets.has('guest')).toBe(false)
  await ask('/api/guest-cart/get-cart', { headers: { authorization: 'Bearer b' } })
  expect(asked[1]?.headers.has(guestHeader)).toBe(false)
})

test('a read that anyone may see has no header of its own, and no cookie', async () => {
  const { ask, asked } = await openShop(() => ok({}), { guest: 'guest-1' })
  await ask('/api/product/get-product?id=noor')
  expect([...(asked[0]?.headers.keys() ?? [])]).toEqual([])
  expect(asked[0]?.url).toBe(`${origin}/api/product/get-product?id=noor`)
})
