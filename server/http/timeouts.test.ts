import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { testShop } from '../test/test-shop.ts'

const never = 600_000

/** A shop with its own time-outs, and what it logs as failures. */
async function shopWith(timeouts: { request: number; answer: number }) {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  const shop = await testShop({ timeouts }, { log })
  return Object.assign(shop, { failures: () => lines.map((line) => JSON.parse(line).msg) })
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

test('an answer that is not ready in time is given up, and is logged as a failure of ours', async () => {
  await using shop = await shopWith({ request: never, answer: 200 })
  const holder = new pg.Client({ connectionString: shop.databaseUrl })
  await holder.connect()
  await holder.query('begin; lock table content_pages')
  const reply = await shop.call('GET content/get-page', { query: { slug: 'about' } })
  await holder.end()
  expect(reply).toMatchObject({ status: 500, errorCode: 99 })
  expect(shop.failures()).toContain('unexpected failure')
})

test('a shop waits half a minute for a request and for its answer', () => {
  expect(readConfig({}).timeouts).toEqual({ request: 30_000, answer: 30_000 })
})
