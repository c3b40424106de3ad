import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { paymentProviders } from '../features/payments/providers.ts'
import { addProduct } from '../test/fixtures.ts'
import { crowd, orderBody } from '../test/order-fixtures.ts'
import { testShop } from '../test/test-shop.ts'
import { answerInTime } from './answer-in-time.ts'

const never = 600_000

/** A shop with its own time-outs, and what it logs as failures. */
async function shopWith(timeouts: { request: number; answer: number }) {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  const shop = await testShop({ timeouts }, { log })
  const logged = () => lines.map((line) => JSON.parse(line) as { msg: string; err?: object })
  return Object.assign(shop, { logged, failures: () => logged().map(({ msg }) => msg) })
}

/** Sends the beginning of a request, and reads until the shop closes the connection. */
async function begin(address: string, beginning: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port) })
  await once(socket, 'connect')
  socket.write(beginning)
  return text(socket)
}

const head = 'POST /api/contact/send-message HTTP/1.1\r\nhost: localhost\r\n'
const json = 'content-type: application/json\r\ncontent-length: 100\r\n\r\n'

test.each([
  ['its head', head],
  ['its body', `${head}${json}{"name":`],
])('a request that never ends %s is let go of, and is no failure of ours', async (_, beginning) => {
  await using shop = await shopWith({ request: 200, answer: never })
  expect(await begin(shop.address, beginning)).toMatch(/^HTTP\/1\.1 408 /)
  expect(shop.failures()).toEqual([])
})

test('a body that is still arriving when the time is over is refused in the envelope, and is no failure of ours', async () => {
  await using shop = await shopWith({ request: never, answer: 200 })
  const answer = await begin(shop.address, `${head}accept-language: ar\r\n${json}{"name":`)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toMatch(/^connection: close\r$/im)
  expect(answer).toContain('"errorCode":8')
  expect(answer).toContain('الاتصال بطيء')
  expect(shop.failures()).toEqual([])
})

test('an answer that is not ready in time is given up until a moment later, and is logged as a failure of ours', async () => {
  await using shop = await shopWith({ request: never, answer: 200 })
  const holder = new pg.Client({ connectionString: shop.databaseUrl })
  await holder.connect()
  await holder.query('begin; lock table content_pages')
  const reply = await shop.call('GET content/get-page', { query: { slug: 'about' } })
  await holder.end()
  expect(reply).toMatchObject({ status: 503, errorCode: 7, retryAfter: expect.any(Number) })
  // The statement waits for as long as the database lets it; the time of the answer was over before.
  expect(shop.logged()).toContainEqual(
    expect.objectContaining({
      msg: 'unexpected failure',
      err: expect.objectContaining({ code: 'FST_ERR_HANDLER_TIMEOUT' }),
    }),
  )
})

test('an answer that waits for something other than the database is given up as well', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as { port: number }
  const tap = { origin: `http://127.0.0.1:${port}`, secretKey: 'sk_test_silent' }
  await using shop = await shopWith({ request: never, answer: 2_000 })
  Object.assign(shop.deps.config, { paymentProviders: ['tap'], paymentAccounts: { tap } })
  shop.deps.payments = paymentProviders(shop.deps.config, () => shop.deps)
  const { itemId, skuOf } = await addProduct(shop.deps.db, { id: 'try-a' })
  const [guest = shop.guest()] = await crowd(shop, [[{ sku: skuOf(54), itemId }]])
  const reply = await guest.call('POST order/place-order', { body: orderBody(12_500) })
  silent.closeAllConnections()
  silent.close()
  expect(reply).toMatchObject({ status: 503, errorCode: 7, retryAfter: expect.any(Number) })
  expect(shop.logged()).toContainEqual(
    expect.objectContaining({
      err: expect.objectContaining({ code: 'FST_ERR_HANDLER_TIMEOUT' }),
    }),
  )
})

test('an answer that has begun may take longer than that: a slow phone still reads it', async () => {
  const app = Fastify()
  answerInTime(app, 1_000)
  const body = new PassThrough()
  app.get('/picture', async () => body)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const reading = fetch(`${address}/picture`)
    body.write('first half, ')
    const reply = await reading
    vi.advanceTimersByTime(5_000)
    body.end('second half')
    expect(await reply.text()).toBe('first half, second half')
  } finally {
    vi.useRealTimers()
    await app.close()
  }
})

test('a shop waits half a minute for a request and for its answer', () => {
  expect(readConfig({}).timeouts).toEqual({ request: 30_000, answer: 30_000 })
})
