import { api } from '@rimal/contract/api'
import { expect, test } from 'vitest'
import { testShop } from '../test/test-shop.ts'

test('an unknown call answers 404 in the envelope', async () => {
  await using shop = await testShop()
  for (const method of ['GET', 'POST']) {
    const response = await fetch(`${shop.address}/api/nothing/here`, {
      method,
      headers: { 'accept-language': 'ar' },
    })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toEqual({ errorCode: 2, message: 'لم نجد ما تبحثين عنه.' })
  }
})

test.each([
  ['a broken percent sign', '/api/order/get-order/%E0%A4%A'],
  ['a parameter without end', `/api/order/get-order/${'a'.repeat(300)}`],
])('an address with %s is refused in the envelope, as safely as any other', async (_, path) => {
  await using shop = await testShop()
  const response = await fetch(shop.address + path)
  expect({ status: response.status, ...((await response.json()) as object) }).toEqual({
    status: 400,
    errorCode: 1,
    message: 'Please check what you entered.',
  })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-request-id': expect.any(String),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cache-control': 'no-store',
  })
})

test('the openapi page names every call of the contract', async () => {
  await using shop = await testShop()
  const page = await fetch(`${shop.address}/api/openapi.json`)
  const { paths } = (await page.json()) as { paths: Record<string, Record<string, object>> }
  for (const [operationId, { path, method, access }] of Object.entries(api)) {
    const operation = paths[`/api/${path}`]?.[method.toLowerCase()]
    expect(operation, `${method} ${path}`).toMatchObject({
      operationId,
      tags: [path.split('/')[0]],
      ...(access === 'customer' ? { security: [{ bearer: [] }] } : {}),
      ...(access === 'staff' ? { security: [{ staffCookie: [] }, { bearer: [] }] } : {}),
      responses: { 200: {}, 400: {}, 429: {}, ...(access === 'staff' ? { 401: {}, 403: {} } : {}) },
    })
  }
})

test('a page shows the calls with scripts of our own origin alone', async () => {
  await using shop = await testShop()
  const page = await fetch(`${shop.address}/api/docs/`)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  const html = await page.text()
  expect(html).not.toMatch(/<script(?![^>]* src="[./])/)
  const settings = await fetch(`${shop.address}/api/docs/static/swagger-initializer.js`)
  expect(settings.status).toBe(200)
})

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'a=1', 415],
  ['broken JSON', 'application/json', '{', 400],
  ['a prototype', 'application/json', '{"__proto__":{"polluted":1}}', 400],
  ['a body of 100 kB', 'application/json', `{"name":"${'x'.repeat(100_000)}"}`, 413],
])('%s is refused in the envelope', async (_name, type, body, status) => {
  await using shop = await testShop()
  const response = await fetch(`${shop.address}/api/contact/send-message`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
  expect(response.status).toBe(status)
  expect(await response.json()).not.toMatchObject({ errorCode: 0 })
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

test.each([
  '__proto__[polluted]=1',
  '__proto__.polluted=1',
  'constructor[prototype][polluted]=1',
  '__proto__=1',
])('an address that ends with ?%s changes no prototype', async (query) => {
  await using shop = await testShop()
  for (const path of ['product/list-products', 'shop/get-shop', 'guest-cart/get-cart']) {
    const { status } = await fetch(`${shop.address}/api/${path}?${query}`)
    expect({ path, status }).toEqual({ path, status: 400 })
  }
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  expect(Object.getPrototypeOf({})).toBe(Object.prototype)
})

test('refusals speak the language of the call, else of the browser', async () => {
  await using shop = await testShop()
  const asked = await shop.call('POST newsletter/subscribe', {
    body: { email: 'nobody', language_code: 'arb' },
  })
  expect(asked.message).toBe('يُرجى مراجعة ما أدخلتِه.')
  const preferred = await shop.call('POST newsletter/subscribe', {
    body: { email: 'nobody' },
    headers: { 'accept-language': 'ar-SA,en;q=0.5' },
  })
  expect(preferred.message).toBe('يُرجى مراجعة ما أدخلتِه.')
})

test('a cached answer carries an ETag and is not sent again to a client that has it', async () => {
  await using shop = await testShop()
  const address = `${shop.address}/api/shop/get-shop?language_code=en`
  const first = await fetch(address)
  expect(first.headers.get('cache-control')).toContain('s-maxage=60')
  const etag = first.headers.get('etag') ?? ''
  const second = await fetch(address, { headers: { 'if-none-match': etag } })
  expect(second.status).toBe(304)
})

test('healthz and readyz answer', async () => {
  await using shop = await testShop()
  expect((await fetch(`${shop.address}/healthz`)).status).toBe(200)
  expect((await fetch(`${shop.address}/readyz`)).status).toBe(200)
})

test("a caller's address is returned, and nobody may cache the answer", async () => {
  await using shop = await testShop()
  const response = await fetch(`${shop.address}/api/ip`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ errorCode: 0, ip: '127.0.0.1' })
})

test('answers say nothing that a frame, a sniffer or a foreign script could use', async () => {
  await using shop = await testShop()
  const { headers } = await fetch(`${shop.address}/api/ip`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  // Tokens of orders stand in addresses: of them no other site learns more than our host.
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  const policy = headers.get('content-security-policy')?.split('; ') ?? []
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy.find((part) => part.startsWith('script-src'))?.trim()).toBe("script-src 'self'")
})

test('answers that anyone may read are not counted against an address that many share', async () => {
  await using shop = await testShop({ rateLimits: true })
  const cached = await fetch(`${shop.address}/api/shop/get-shop?language_code=en`)
  expect(cached.headers.get('x-ratelimit-limit')).toBeNull()
  const counted = await fetch(`${shop.address}/api/ip`)
  expect(counted.headers.get('x-ratelimit-limit')).toBe('3000')
  const narrow = await shop.call('POST newsletter/subscribe', { body: { email: 'nobody' } })
  expect(narrow.headers.get('x-ratelimit-limit')).toBe('5')
})
