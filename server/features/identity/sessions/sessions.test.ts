import { expect, test } from 'vitest'
import { bearer, loginOf, customerOf } from '../../../test/identity-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

const email = 'mariam@example.com'
type Guest = ReturnType<TestShop['guest']>

function refresh(guest: Guest, token?: string, headers = {}) {
  if (token !== undefined) guest.cookies.set('rt', token)
  return guest.call('POST identity/refresh', { body: {}, headers })
}

/** Returns a browser with the same cookies that does not receive the answers to the other browser. */
function tabOf(shop: TestShop, guest: Guest): Guest {
  const tab = shop.guest()
  for (const [name, value] of guest.cookies) tab.cookies.set(name, value)
  return tab
}

function setCookie(headers: Headers, name: string) {
  return headers.getSetCookie().filter((line) => line.startsWith(`${name}=`))
}

test('the refresh token is in a cookie that scripts cannot read, and in no body', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  expect(JSON.stringify(customer.login)).not.toContain(customer.guest.cookies.get('rt'))
  const reply = await refresh(customer.guest)
  expect(setCookie(reply.headers, 'rt')).toEqual([
    expect.stringMatching(
      /^rt=[^;]+; Max-Age=2592000; Path=\/api\/identity; HttpOnly; SameSite=Lax$/,
    ),
  ])
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.result).toMatchObject({
    customer: { _id: customer.customerId, name: 'Mariam Saeed', email },
    accessTokenSeconds: 900,
    refreshToken: null,
  })
})

test('where the shop is reached by https the cookies say so', async () => {
  await using shop = await testShop()
  shop.deps.config.publicUrl = new URL('https://localhost')
  const customer = await customerOf(shop)
  expect([...customer.guest.cookies.keys()].toSorted()).toEqual([
    '__Host-gid',
    '__Secure-device',
    '__Secure-rt',
  ])
})

test('a bearer lasts fifteen minutes, and each refresh changes the token', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-21T08:00:00Z')
  const customer = await customerOf(shop)
  const first = customer.guest.cookies.get('rt')
  shop.setClock('2026-11-21T08:14:59Z')
  expect((await customer.call('GET account/get-profile')).status).toBe(200)
  shop.setClock('2026-11-21T08:15:00Z')
  expect(await customer.call('GET account/get-profile')).toMatchObject({
    status: 401,
    errorCode: 101,
  })
  const { result } = await refresh(customer.guest)
  expect(customer.guest.cookies.get('rt')).not.toBe(first)
  const again = await customer.guest.call('GET account/get-profile', {
    headers: bearer(result.accessToken),
  })
  expect(again.status).toBe(200)
})

test('tabs that refresh at once all get in, and hold the same token after it', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  const tabs = Array.from({ length: 6 }, () => tabOf(shop, customer.guest))
  const replies = await Promise.all(tabs.map((tab) => refresh(tab)))
  expect(replies.map(({ errorCode }) => errorCode)).toEqual([0, 0, 0, 0, 0, 0])
  expect(new Set(tabs.map((tab) => tab.cookies.get('rt'))).size).toBe(1)
  for (const { result } of replies) {
    const headers = bearer(result.accessToken)
    expect((await shop.call('GET account/get-profile', { headers })).status).toBe(200)
  }
  expect((await refresh(tabs[3] as Guest)).errorCode).toBe(0)
})

test('a lost answer is given again, however late the client asks', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-21T08:00:00Z')
  const customer = await customerOf(shop)
  const lost = tabOf(shop, customer.guest)
  await refresh(lost)
  shop.setClock('2026-11-21T11:00:00Z')
  const reply = await refresh(customer.guest)
  expect(reply.errorCode).toBe(0)
  expect(customer.guest.cookies.get('rt')).toBe(lost.cookies.get('rt'))
  expect((await refresh(customer.guest)).errorCode).toBe(0)
})

test('a token that is used again after its successor was used ends the login', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-21T08:00:00Z')
  const customer = await customerOf(shop)
  const stolen = tabOf(shop, customer.guest)
  const { result } = await refresh(customer.guest)
  await shop.call('GET account/get-profile', { headers: bearer(result.accessToken) })
  shop.setClock('2026-11-21T08:00:29Z')
  expect((await refresh(tabOf(shop, stolen))).errorCode).toBe(0)
  shop.setClock('2026-11-21T08:00:31Z')
  expect(await refresh(stolen)).toMatchObject({ status: 401, errorCode: 101 })
  expect(await refresh(customer.guest)).toMatchObject({ status: 401, errorCode: 101 })
  const headers = bearer(result.accessToken)
  expect((await shop.call('GET account/get-profile', { headers })).status).toBe(401)
})

test('a token from two changes ago ends the login at once', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  const stolen = tabOf(shop, customer.guest)
  await refresh(customer.guest)
  await refresh(customer.guest)
  expect((await refresh(stolen)).status).toBe(401)
  expect((await refresh(customer.guest)).status).toBe(401)
})

test.each([
  '',
  'x',
  `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.${'f'.repeat(64)}`,
  'a.b.c',
])('the refresh token "%s" opens nothing', async (token) => {
  await using shop = await testShop()
  expect(await refresh(shop.guest(), token)).toMatchObject({ status: 401, errorCode: 101 })
})

test('a login that is not used for thirty days is over, and after ninety in any case', async () => {
  await using shop = await testShop()
  shop.setClock('2026-01-01T08:00:00Z')
  const [idle, busy] = [await customerOf(shop), await loginOf(shop, email)]
  for (const day of ['2026-01-29', '2026-02-26', '2026-03-26', '2026-03-31']) {
    shop.setClock(`${day}T08:00:00Z`)
    expect((await refresh(busy.guest)).errorCode).toBe(0)
  }
  expect((await refresh(idle.guest)).status).toBe(401)
  shop.setClock('2026-04-01T08:00:00Z')
  expect((await refresh(busy.guest)).status).toBe(401)
})

test('after the logout neither bearer nor refresh token opens anything', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  const other = await loginOf(shop, email)
  const stored = tabOf(shop, customer.guest)
  const reply = await customer.guest.call('POST identity/log-out', { body: {} })
  expect(setCookie(reply.headers, 'rt')).toEqual([expect.stringContaining('rt=; Max-Age=0')])
  expect((await customer.call('GET account/get-profile')).status).toBe(401)
  expect((await refresh(stored)).status).toBe(401)
  expect((await other.call('GET account/get-profile')).status).toBe(200)
  expect((await shop.guest().call('POST identity/log-out', { body: {} })).errorCode).toBe(0)
})

test('a customer sees all logins, and ends one of them or all', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  const agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
  const phone = shop.guest()
  const call = phone.call
  phone.call = (address, input = {}) =>
    call(address, { ...input, headers: { 'user-agent': agent, ...input.headers } })
  const onPhone = await loginOf(shop, email, phone)
  const stranger = await customerOf(shop, { email: 'other@example.com' })

  const { result } = await customer.call('GET identity/list-sessions')
  expect(result.map(({ device, isThis }) => [device, isThis])).toEqual([
    ['Safari, iPhone', false],
    ['', true],
  ])
  const body = { sessionId: result[0]?.id ?? '' }
  expect(await stranger.call('POST identity/end-session', { body })).toMatchObject({
    status: 404,
    errorCode: 113,
  })
  expect((await onPhone.call('GET account/get-profile')).status).toBe(200)
  expect((await customer.call('POST identity/end-session', { body })).errorCode).toBe(0)
  expect((await onPhone.call('GET account/get-profile')).status).toBe(401)
  expect((await customer.call('POST identity/end-session', { body })).status).toBe(404)

  const again = await loginOf(shop, email)
  await again.call('POST identity/end-all-sessions', { body: {} })
  for (const login of [customer, again]) {
    expect((await login.call('GET account/get-profile')).status).toBe(401)
  }
  expect((await stranger.call('GET account/get-profile')).status).toBe(200)
})

test('cookies set before a login are worthless after it: the ids and tokens are new', async () => {
  await using shop = await testShop()
  const guest = shop.guest()
  guest.cookies.set('gid', 'a'.repeat(32))
  guest.cookies.set('rt', `${'1'.repeat(8)}-1111-4111-8111-${'1'.repeat(12)}.${'b'.repeat(64)}`)
  const customer = await customerOf(shop, { guest })
  expect(customer.guest.cookies.get('gid')).toBe('')
  expect(customer.guest.cookies.get('rt')).not.toContain('b'.repeat(64))
  const second = await loginOf(shop, email, tabOf(shop, customer.guest))
  expect(second.guest.cookies.get('rt')?.slice(0, 36)).not.toBe(
    customer.guest.cookies.get('rt')?.slice(0, 36),
  )
})

test('a native client has its tokens in the body, and no cookie', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop, { password: 'three blue camels' })
  const phone = shop.guest()
  const { result, headers } = await phone.call('POST identity/log-in', {
    body: { contact: email, password: 'three blue camels', client: 'native' },
  })
  expect(setCookie(headers, 'rt')).toEqual([])
  const refreshToken = result.refreshToken ?? ''
  const next = await shop.call('POST identity/refresh', { body: { refreshToken } })
  expect(next.result.refreshToken).not.toBe(refreshToken)
  expect(next.result.refreshToken).not.toBeNull()
  expect(setCookie(next.headers, 'rt')).toEqual([])
  await shop.call('POST identity/log-out', {
    body: { refreshToken: next.result.refreshToken ?? '' },
  })
  const profile = await shop.call('GET account/get-profile', {
    headers: bearer(next.result.accessToken),
  })
  expect(profile.status).toBe(401)
  expect((await customer.call('GET account/get-profile')).status).toBe(200)
})

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
])(
  'a request from another site with %o neither refreshes nor logs out nor logs in',
  async (headers) => {
    await using shop = await testShop()
    const customer = await customerOf(shop, { password: 'three blue camels' })
    const before = customer.guest.cookies.get('rt')
    for (const address of ['POST identity/refresh', 'POST identity/log-out'] as const) {
      expect(await customer.guest.call(address, { body: {}, headers })).toMatchObject({
        status: 403,
        errorCode: 6,
      })
    }
    const body = { contact: email, password: 'three blue camels' }
    const reply = await customer.guest.call('POST identity/log-in', { body, headers })
    expect(reply).toMatchObject({ status: 403, errorCode: 6 })
    expect(customer.guest.cookies.get('rt')).toBe(before)
    expect((await refresh(customer.guest)).errorCode).toBe(0)
  },
)

test('the database holds no token that opens anything', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  await refresh(customer.guest)
  const { rows } = await shop.deps.pool.query<{ row: string }>(
    `select row_to_json(s)::text as row from sessions s
     union all select row_to_json(a)::text from access_tokens a`,
  )
  const [, secret = ''] = (customer.guest.cookies.get('rt') ?? '').split('.')
  const text = rows.map(({ row }) => row).join()
  expect(text).not.toContain(secret)
  expect(text).not.toContain(customer.token)
})
