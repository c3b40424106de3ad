import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let sent: { url: string; init: RequestInit & { headers: object } }[] = []
let report: (error: unknown, page: string) => Promise<void>

beforeEach(async () => {
  sent = []
  vi.stubGlobal('location', new URL('https://rimal.example/ar/search?q=Noor'))
  vi.stubGlobal('document', {
    querySelector: () => ({ src: 'https://rimal.example/assets/entry-client-DFfv37w9.js' }),
  })
  vi.stubGlobal('fetch', async (url: string, init: never) => {
    sent.push({ url, init })
    return Response.json({ errorCode: 0, message: '', result: {} })
  })
  vi.resetModules()
  report = (await import('./report-error.ts')).reportError
})
afterEach(() => vi.unstubAllGlobals())

function errorOf(message: string, stack = `Error: ${message}\n    at show (/assets/kit.js:1:20)`) {
  return Object.assign(new Error(message), { stack })
}

test('an error is reported with its route, language and build, and without a bearer', async () => {
  await report(errorOf('cart is null'), 'order/:orderToken')
  expect(sent.map(({ url }) => url)).toEqual(['/api/shop/report-error'])
  expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
    language_code: 'arb',
    name: 'Error',
    message: 'cart is null',
    stack: 'Error: cart is null\n    at show (/assets/kit.js:1:20)',
    page: 'order/:orderToken',
    build: 'entry-client-DFfv37w9.js',
  })
  expect(Object.keys(sent[0]?.init.headers ?? {})).toEqual(['content-type'])
})

test('no query, token, email or phone leaves the browser', async () => {
  const token = '0123456789abcdef0123456789abcdef'
  const message = `https://rimal.example/order/${token}?key=secret#top of noor@example.com, +971 50 555 0186`
  await report(errorOf(message), '')
  const { message: said } = JSON.parse(String(sent[0]?.init.body))
  expect(said).toBe('https://rimal.example/order/(token) of (email), (number)')
  expect(String(sent[0]?.init.body)).not.toMatch(/secret|noor|555|0123456789abcdef/)
})

test('an error is reported once, and of many errors the first three', async () => {
  for (const message of ['a', 'a', 'b', 'c', 'd', 'e']) await report(errorOf(message), '')
  expect(sent.map(({ init }) => JSON.parse(String(init.body)).message)).toEqual(['a', 'b', 'c'])
})

test('a long error is cut to what the shop accepts', async () => {
  await report(errorOf('m'.repeat(5000), 's'.repeat(5000)), '')
  const { message, stack } = JSON.parse(String(sent[0]?.init.body))
  expect([message.length, stack.length]).toEqual([300, 2000])
})

test.each([
  ['a request that was ended', new DOMException('The user aborted a request.', 'AbortError')],
  ['a request that reached nobody', new TypeError('Failed to fetch')],
  ['a script of somebody else, which browsers hide', null],
  ['what is no error', 'cancelled'],
])('%s is not reported', async (_name, error) => {
  await report(error, '')
  expect(sent).toEqual([])
})
