import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import pg from 'pg'
import { emptyDatabase } from '../test/databases/empty-database.ts'
import { runProgram } from '../test/shops/run-program.ts'

/** Several processes start in each test, on a machine that may have much else to do. */
const patience = { timeout: 180_000 }

let shared: Awaited<ReturnType<typeof emptyDatabase>>
beforeAll(async () => {
  shared = await emptyDatabase()
})
afterAll(() => shared[Symbol.asyncDispose]())

const ready = (address: string) =>
  fetch(`${address}/readyz`).then(
    ({ status }) => status,
    () => 0,
  )
const getShop = (address: string) =>
  fetch(`${address}/api/shop/get-shop`).then(({ status }) => status)

test(
  'several processes serve one port, one that is killed comes back, and all end in order',
  patience,
  async () => {
    const shop = await runProgram({ DATABASE_URL: shared.url, WEB_CONCURRENCY: '2' })
    await shop.opens()
    expect(shop.said().match(/Rimal is open/g)).toHaveLength(1)
    const before = shop.children()
    expect(before).toHaveLength(3)
    expect(await ready(shop.address)).toBe(200)

    const [killed = 0] = before
    process.kill(killed, 'SIGKILL')
    await vi.waitUntil(() => shop.said().includes('a process ended and is started again'), {
      timeout: 60_000,
    })
    await vi.waitUntil(() => shop.children().length === 3, { timeout: 60_000 })
    expect(shop.children()).not.toContain(killed)
    expect(await ready(shop.address)).toBe(200)

    const all = shop.children()
    expect(await shop.stop()).toBe(0)
    expect(all.filter(isThere)).toEqual([])
    expect(shop.said()).toContain('Stopped.')
  },
)

test('a port that is taken is said once by all processes together', patience, async () => {
  const other = await runProgram({ DATABASE_URL: shared.url, ROLE: 'worker' })
  await other.opens()
  const settings = { DATABASE_URL: shared.url, WEB_CONCURRENCY: '2', PORT: String(other.port) }
  const shop = await runProgram(settings)
  expect(await shop.ended).toBe(1)
  expect(shop.said().match(/Port \d+ is in use by another program/g)).toHaveLength(1)
  expect(await other.stop()).toBe(0)
})

test(
  'a process for jobs runs what a process for shoppers wakes, and serves nobody itself',
  patience,
  async () => {
    await using database = await emptyDatabase()
    const settings = { DATABASE_URL: database.url }
    const [web, worker] = await Promise.all([
      runProgram({ ...settings, ROLE: 'web' }),
      runProgram({ ...settings, ROLE: 'worker' }),
    ])
    await Promise.all([web.opens(), worker.opens()])
    expect([await ready(web.address), await ready(worker.address)]).toEqual([200, 200])
    const { status } = await fetch(`${worker.address}/api/home/get-home`)
    expect(status).toBe(404)

    // The start of a process wakes the job for pictures.
    const look = new pg.Client({ connectionString: database.url })
    await look.connect()
    const waiting = async () => {
      const sql = `select count(*)::int as count from pgboss.job
        where name = 'derive-pictures' and state < 'completed'`
      return (await look.query<{ count: number }>(sql)).rows[0]?.count
    }
    await vi.waitUntil(async () => (await waiting()) === 0, { timeout: 60_000 })
    await look.end()
    expect(await Promise.all([web.stop(), worker.stop()])).toEqual([0, 0])
  },
)

test(
  'a process that shall stop is out of the proxy first, and serves meanwhile',
  patience,
  async () => {
    const shop = await runProgram({ DATABASE_URL: shared.url, DRAIN_SECONDS: '5' })
    await shop.opens()
    expect(await ready(shop.address)).toBe(200)
    const ended = shop.stop()
    await vi.waitUntil(async () => (await ready(shop.address)) === 503, {
      timeout: 4_000,
      interval: 20,
    })
    expect(await getShop(shop.address)).toBe(200)
    expect(await ended).toBe(0)
  },
)

test('a process with a defect does not serve on until it is drained', patience, async () => {
  const shop = await runProgram({
    DATABASE_URL: shared.url,
    DRAIN_SECONDS: '60',
    NODE_OPTIONS: preload(`process.on('SIGUSR2',()=>{throw(Error('defect'))})`),
  })
  await shop.opens()
  shop.process.kill('SIGUSR2')
  await vi.waitUntil(async () => (await ready(shop.address)) === 0, { timeout: 30_000 })
  expect(await shop.ended).toBe(1)
})

test('a defect of a start is reported before the process ends', patience, async () => {
  const reports: string[] = []
  const service = createServer(async (request, response) => {
    reports.push(await text(request))
    response.end()
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  const shop = await runProgram({
    DATABASE_URL: shared.url,
    ERROR_REPORT_DSN: `http://key@127.0.0.1:${port}/1`,
    NODE_OPTIONS: preload(`AbortSignal.prototype.throwIfAborted=()=>null.defect`),
  })
  expect(await shop.ended).toBe(1)
  expect(shop.said()).toContain('the shop could not start')
  expect(reports.join()).toContain('the shop could not start')
  service.close()
})

/** The option of Node that runs a line of JavaScript, which has no space, before the program. */
function preload(line: string): string {
  return `--import=data:text/javascript,${line}`
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
