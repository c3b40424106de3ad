import { maxErrorMessage, maxErrorStack } from '@rimal/contract/limits'
import { expect, test } from 'vitest'
import { openLog } from '../../../log.ts'
import { testShop } from '../../../test/test-shop.ts'

const report = {
  name: 'TypeError',
  message: 'cart is null',
  stack: 'TypeError: cart is null\n    at show (https://rimal.example/assets/kit-1.js:1:20)',
  page: 'order/:orderToken',
  build: 'entry-client-DFfv37w9.js',
}

async function loggingShop() {
  const lines: string[] = []
  const log = openLog({ logLevel: 'warn', production: true }, { write: (line) => lines.push(line) })
  const shop = await testShop({}, { log })
  const logged = () => lines.filter((line) => line.includes('a browser reported an error'))
  return { shop, logged, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test('an error of a browser is logged as a warning, with its page, language and build', async () => {
  await using logging = await loggingShop()
  const reply = await logging.shop.call('POST shop/report-error', {
    body: { ...report, language_code: 'arb' },
  })
  expect(reply).toMatchObject({ status: 200, errorCode: 0 })
  expect(logging.logged()).toHaveLength(1)
  expect(JSON.parse(logging.logged()[0] ?? '')).toMatchObject({
    level: 40,
    page: report.page,
    build: report.build,
    language: 'arb',
    err: { message: report.message, stack: report.stack },
  })
})

test('no query, token, email or phone of a report is logged', async () => {
  await using logging = await loggingShop()
  const token = '0123456789abcdef0123456789abcdef'
  const message = `No /search?q=Noor for noor@example.com, +971 50 555 0186, ${token}`
  await logging.shop.call('POST shop/report-error', {
    body: { ...report, message, stack: `Error: ${message}\n    at /order/${token}?key=secret#top` },
  })
  const [line = ''] = logging.logged()
  expect(line).toContain('No /search for (email), (phone), (token)')
  expect(line).not.toMatch(/Noor|noor@|555|0123456789abcdef|secret/)
})

test.each([
  ['a long message', { message: 'x'.repeat(maxErrorMessage + 1) }],
  ['a long stack', { stack: 'x'.repeat(maxErrorStack + 1) }],
  ['no message', { message: '' }],
  ['an address instead of a route', { page: 'search?q=Noor' }],
  ['a field that is not asked for', { email: 'noor@example.com' }],
])('%s is refused, and nothing is logged', async (_name, part) => {
  await using logging = await loggingShop()
  const reply = await logging.shop.call('POST shop/report-error', { body: { ...report, ...part } })
  expect(reply).toMatchObject({ status: 400, errorCode: 1 })
  expect(logging.logged()).toEqual([])
})

test('an error of many browsers does not flood the log, and a rare one is still logged', async () => {
  await using logging = await loggingShop()
  const { shop, logged } = logging
  for (let count = 0; count < 12; count += 1) {
    await shop.call('POST shop/report-error', { body: report })
  }
  expect(logged()).toHaveLength(5)
  await shop.call('POST shop/report-error', { body: { ...report, message: 'another' } })
  expect(logged()).toHaveLength(6)
})

test('one address reports at most ten errors in a minute', async () => {
  await using shop = await testShop({ rateLimits: true })
  const statuses = []
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await shop.call('POST shop/report-error', { body: report })).status)
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200))
  expect(statuses.at(-1)).toBe(429)
})

test('a report writes nothing into the database, not even that its address has sent it', async () => {
  await using shop = await testShop({ rateLimits: true })
  await shop.call('POST shop/report-error', { body: report })
  const vitals = [{ name: 'LCP' as const, value: 1 }]
  const body = { page: 'home', connection: '4g', vitals } as const
  const { status, headers } = await shop.call('POST shop/report-vitals', {
    body: { ...body, vitals },
  })
  expect({ status, remaining: headers.get('x-ratelimit-remaining') }).toEqual({
    status: 200,
    remaining: '59',
  })
  const { rows } = await shop.deps.pool.query('select key from call_counts')
  expect(rows).toEqual([])
})
