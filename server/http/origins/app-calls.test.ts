import { request } from 'node:http'
import { once } from 'node:events'
import { api } from '@rimal/contract/api'
import { appOrigins } from '@rimal/contract/app/app-origins'
import type { Endpoint } from '@rimal/contract/endpoint'
import { expect, test } from 'vitest'
import { addProduct, productToAdd } from '../../test/fixtures.ts'
import { bearer, customerOf } from '../../test/identity-fixtures.ts'
import { staffOf } from '../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

const calls: Endpoint[] = Object.values<Endpoint>(api)
const foreign = ['null', 'https://evil.example', 'https://localhost:3000', 'http://localhost']
const read = 'access-control-allow-origin'
const exposed = 'x-guest-token, retry-after, date'

function preflight(shop: TestShop, path: string, origin: string) {
  return fetch(`${shop.address}${path}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-guest-token',
    },
  })
}

/** Returns a function that lists the statements that calls have sent; the shop follows the catalogue all the time. */
function watchStatements({ deps: { pool } }: TestShop) {
  const sent: string[] = []
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
  pool.query = ((...given: unknown[]) => {
    sent.push(JSON.stringify(given[0]))
    return query(...given)
  }) as typeof pool.query
  return () => sent.filter((statement) => !statement.includes('catalog_changes'))
}

/** Who may read an answer, and whether caches have to tell apart who asked. */
function corsOf({ headers }: Response) {
  return { origin: headers.get(read), varies: /\borigin\b/i.test(headers.get('vary') ?? '') }
}

test.each(appOrigins)('a preflight of the app at %s is answered for a day', async (origin) => {
  await using shop = await testShop()
  const statements = watchStatements(shop)
  for (const { path } of calls.filter(({ access }) => !['staff', 'sign-in'].includes(access))) {
    const answer = await preflight(shop, `/api/${path}`, origin)
    expect({ path, status: answer.status, ...corsOf(answer) }).toEqual({
      path,
      status: 204,
      origin,
      varies: true,
    })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': 'content-type, authorization, x-guest-token',
      'access-control-max-age': '86400',
    })
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false)
  }
  expect(statements()).toEqual([])
})

test('preflights are not counted by limits', async () => {
  await using shop = await testShop({ rateLimits: true })
  const [origin] = appOrigins
  for (let asked = 0; asked < 40; asked++) {
    const { status } = await preflight(shop, '/api/notifications/allow-app-device', origin)
    expect(status).toBe(204)
  }
})

test('no other origin may read an answer, and no page is open to the app', async () => {
  await using shop = await testShop()
  for (const origin of foreign) {
    const asked = await preflight(shop, '/api/cart/get-cart', origin)
    expect(asked.headers.get(read)).toBeNull()
    const answer = await fetch(`${shop.address}/api/guest-cart/get-cart`, { headers: { origin } })
    expect(corsOf(answer)).toEqual({ origin: null, varies: true })
  }
  for (const path of ['/home', '/healthz', '/media/x/1.webp', '/api/staff/sign-in']) {
    const answer = await preflight(shop, path, appOrigins[0])
    expect({ path, status: answer.status, origin: answer.headers.get(read) }).toEqual({
      path,
      status: 404,
      origin: null,
    })
  }
})

test('what caches in between hold is the same for everybody, and depends on no origin', async () => {
  await using shop = await testShop()
  const path = '/api/shop/get-shop?language_code=en'
  const ask = (headers: Record<string, string>) => fetch(shop.address + path, { headers })
  const [own, app, evil] = [
    await ask({}),
    await ask({ origin: appOrigins[0] }),
    await ask({ origin: 'https://evil.example' }),
  ]
  for (const answer of [own, app, evil]) {
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toMatch(/^public/)
    expect(corsOf(answer)).toEqual({ origin: '*', varies: false })
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(answer.headers.get('access-control-expose-headers')).toBe(exposed)
  }
  const etag = app.headers.get('etag') ?? ''
  const again = await ask({ origin: appOrigins[0], 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect(corsOf(again)).toEqual({ origin: '*', varies: false })
})

test.each(appOrigins)('refusals to the app at %s can be read as well', async (origin) => {
  await using shop = await testShop({ rateLimits: true })
  const ask = (path: string, more: RequestInit = {}) =>
    fetch(`${shop.address}/api/${path}`, { ...more, headers: { origin } })
  const answers = {
    401: await ask('account/get-profile'),
    400: await ask('guest-cart/get-cart?junk=1'),
    404: await ask(`payment/get-status/${'a'.repeat(32)}`),
    415: await ask('contact/send-message', { method: 'POST', body: new URLSearchParams('a=1') }),
  }
  for (const [status, answer] of Object.entries(answers)) {
    expect({ status: answer.status, ...corsOf(answer) }).toEqual({
      status: Number(status),
      origin,
      varies: true,
    })
    expect(answer.headers.get('access-control-expose-headers')).toBe(exposed)
  }
  const limit = api.exportData.perMinute
  let limited = await ask('account/export-data')
  for (let asked = 1; asked <= limit; asked++) limited = await ask('account/export-data')
  expect({ status: limited.status, ...corsOf(limited) }).toEqual({
    status: 429,
    origin,
    varies: true,
  })
  expect(limited.headers.get('retry-after')).toMatch(/^\d+$/)
})

test('an answer that lacks the database can be read by the app', async () => {
  await using shop = await testShop()
  shop.deps.pool.query = () => Promise.reject(Object.assign(new Error('away'), { code: '57P01' }))
  const headers = { origin: appOrigins[1], ...bearer('a'.repeat(64)) }
  const answer = await fetch(`${shop.address}/api/account/get-profile`, { headers })
  expect({ status: answer.status, ...corsOf(answer) }).toEqual({
    status: 503,
    origin: appOrigins[1],
    varies: true,
  })
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
})

test('the app reads its live notifications', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  const headers = { ...bearer(customer.token), origin: appOrigins[0] }
  const asking = request(`${shop.address}/api/notifications/live`, { agent: false, headers }).end()
  const [answer] = await once(asking, 'response')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    [read]: appOrigins[0],
    'access-control-expose-headers': exposed,
  })
  answer.destroy()
})

test.each(appOrigins)(
  'a guest of the app at %s is the one of the token, never of a cookie',
  async (origin) => {
    await using shop = await testShop()
    const body = productToAdd(await addProduct(shop.deps.db, { id: 'test-noor' }), { size: 54 })
    const browser = shop.guest()
    await browser.call('POST guest-cart/add-to-cart', { body })
    const { size } = browser.cookies
    expect(size).toBeGreaterThan(0)

    const app = { origin, 'sec-fetch-site': 'cross-site', 'x-guest-token': '' }
    const first = await browser.call('GET guest-cart/get-cart', { headers: app })
    expect(first.result.lines).toEqual([])
    const token = first.headers.get('x-guest-token') ?? ''
    const headers = { ...app, 'x-guest-token': token }
    await browser.call('POST guest-cart/add-to-cart', { body, headers })
    await browser.call('POST guest-cart/add-to-cart', { body, headers })
    const inApp = await browser.call('GET guest-cart/get-cart', { headers })
    expect(inApp.headers.get('x-guest-token')).toBe(token)
    expect(inApp.result.lines).toMatchObject([{ quantity: 2 }])
    const inBrowser = await browser.call('GET guest-cart/get-cart')
    expect(inBrowser.result.lines).toMatchObject([{ quantity: 1 }])
    expect(browser.cookies.size).toBe(size)
    // Without the header, the call is one of a stranger, whose cookie is not set.
    const { 'x-guest-token': _none, ...withoutToken } = app
    const stranger = await browser.call('POST guest-cart/add-to-cart', {
      body,
      headers: withoutToken,
    })
    expect(stranger.errorCode).toBe(0)
    expect(stranger.headers.getSetCookie()).toEqual([])
    expect((await browser.call('GET guest-cart/get-cart')).result.lines).toMatchObject([
      { quantity: 1 },
    ])
  },
)

test.each(appOrigins)('nothing of staff is open to a page at %s', async (origin) => {
  await using shop = await testShop()
  const owner = await staffOf(shop)
  const refused = { status: 403, errorCode: 6 }
  for (const headers of [{ origin }, { origin, ...bearer(owner.token) }]) {
    const answer = await shop.call('GET staff/list-waiting', { headers })
    expect(answer).toMatchObject(refused)
    expect(answer.headers.get(read)).toBeNull()
  }
  const signIn = await shop.call('POST staff/sign-in', {
    body: { email: 'owner@example.com', password: 'three blue camels' },
    headers: { origin },
  })
  expect(signIn).toMatchObject(refused)
  expect(signIn.headers.get(read)).toBeNull()
})

test('a shop on the machine of a developer, at an origin of the app, knows the cookies of its own pages', async () => {
  await using shop = await testShop()
  shop.deps.config = { ...shop.deps.config, publicUrl: new URL('https://localhost') }
  const headers = { origin: 'https://localhost' }
  const body = productToAdd(await addProduct(shop.deps.db, { id: 'test-noor' }), { size: 54 })
  const added = await shop.call('POST guest-cart/add-to-cart', { body, headers })
  expect(added.errorCode).toBe(0)
  expect(added.headers.getSetCookie().join()).toContain('gid')
})
