import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { freePort } from './test/free-port.ts'
import { databaseUrl } from './test/database.ts'
import { emptyDatabase } from './test/databases/empty-database.ts'
import { runProgram } from './test/shops/run-program.ts'

/** Several processes start in one test, on a machine that may have much else to do. */
const patience = { timeout: 180_000 }
const token = '0123456789abcdef0123456789abcdef'

/** Most tests share one database, which the first of them migrates: they look at the process and not at its rows. */
let shared: Awaited<ReturnType<typeof emptyDatabase>>
beforeAll(async () => {
  shared = await emptyDatabase()
})
afterAll(() => shared[Symbol.asyncDispose]())

test('wrong settings are said together and nothing is started', async () => {
  const shop = await runProgram({ PORT: 'http', SECRET: 'hush-hush' })
  expect(await shop.ended).toBe(1)
  expect(shop.said()).toBe(
    'The shop cannot start:\n' +
      '  PORT is "http", but must be a whole number from 0 to 65535.\n' +
      '  SECRET must be at least 32 characters.\n',
  )
})

test('a database that cannot be used is named, without its password', async () => {
  const port = await freePort()
  const shop = await runProgram({
    DATABASE_URL: `postgres://owner:hush-hush@127.0.0.1:${port}/rimal`,
  })
  expect(await shop.ended).toBe(1)
  expect(shop.said()).toBe(
    `The database of DATABASE_URL at 127.0.0.1:${port} cannot be used: nothing listens there.\n`,
  )
})

test('two processes that start at once on one database make one shop', patience, async () => {
  await using database = await emptyDatabase()
  // The sizes of the pictures have tests of their own.
  const settings = { DATABASE_URL: database.url, SAMPLE_SHOP: 'on', PICTURE_FORMATS: 'none' }
  const [first, second] = await Promise.all([runProgram(settings), runProgram(settings)])
  await Promise.all([first.opens(), second.opens()])

  const both = first.said() + second.said()
  expect(both.match(/migrations applied/g)).toHaveLength(1)
  expect(await countProducts(database.url)).toBe(await countSampleProducts())

  expect(await Promise.all([first.stop(), second.stop()])).toEqual([0, 0])
})

test('a port that is taken is said in a sentence', patience, async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const shop = await runProgram({ DATABASE_URL: shared.url, PORT: String(port) })
  expect(await shop.ended).toBe(1)
  expect(shop.said()).toContain(
    `Port ${port} is in use by another program. Stop that one, or set PORT to another number.`,
  )
  other.close()
})

test('a second signal breaks off what the first one waits for', patience, async () => {
  const shop = await runProgram({ DATABASE_URL: shared.url })
  await shop.opens()
  await beginRequest(shop.port)

  const ending = setInterval(() => shop.process.kill('SIGTERM'), 100)
  expect(await shop.ended).toBe(1)
  clearInterval(ending)
  expect(shop.said()).toContain('Told to stop again')
})

test(
  'a request in progress is answered before the end, no new one is accepted, and the log leads to nobody',
  patience,
  async () => {
    const shop = await runProgram({
      DATABASE_URL: shared.url,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
    })
    await shop.opens()
    await sendSecrets(shop.address)

    const request = await beginRequest(shop.port)
    shop.process.kill('SIGTERM')
    await vi.waitUntil(() =>
      fetch(`${shop.address}/healthz`).then(
        () => false,
        () => true,
      ),
    )
    expect(await request.finish()).toContain('HTTP/1.1 400')
    expect(await shop.ended).toBe(0)

    // In production each line is JSON.
    const lines = shop
      .said()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const requests = lines.filter(({ reqId, res }) => reqId && res)
    expect(requests.map(({ res }) => res.path)).toEqual([
      '/api/order/get-order/:orderToken',
      '/api/payment/get-status/:paymentToken',
      '/order/…',
      '/ar/payment/…',
      '/search',
      '/api/order/find-order',
      '/api/newsletter/subscribe',
    ])
    for (const secret of [token, 'hush', 'noor', '0501234567', 'secret', 'not-a-token']) {
      expect(shop.said()).not.toContain(secret)
    }
  },
)

/** Sends requests with secrets in their addresses, headers and bodies. */
async function sendSecrets(address: string) {
  const headers = { cookie: `gid=${token}`, authorization: 'Bearer hush-hush' }
  const paths = [
    `/api/order/get-order/${token}?email=noor@example.com`,
    `/api/payment/get-status/not-a-token-at-all`,
    `/order/${token}`,
    `/ar/payment/some-other-secret`,
    '/search?q=noor@example.com+0501234567',
  ]
  for (const path of paths) await fetch(`${address}${path}`, { headers })
  await fetch(`${address}/api/order/find-order`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ orderNumber: 'R-1', contact: 'noor@example.com' }),
  })
}

/** Begins a request with an incomplete body; `finish` completes the body and returns the answer. */
async function beginRequest(port: number) {
  const socket = connect(port, '127.0.0.1')
  // A request that the server cuts off loses the connection.
  socket.on('error', () => {})
  const head = ['POST /api/newsletter/subscribe HTTP/1.1', 'Host: shop', 'Content-Length: 2']
  head.push('Content-Type: application/json', 'Expect: 100-continue')
  socket.write(`${head.join('\r\n')}\r\n\r\n{`)
  // Says that the server has begun with it.
  await once(socket, 'data')
  return {
    async finish() {
      socket.write('}')
      const [answer] = await once(socket, 'data')
      return String(answer)
    },
  }
}

function countSampleProducts() {
  const { url, template } = inject('server')
  return countProducts(databaseUrl(url, template))
}

async function countProducts(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as count from products')
  await client.end()
  return rows[0].count
}
