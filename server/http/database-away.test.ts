import { EventEmitter } from 'node:events'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { sourceStorefront } from '../test/source-storefront.ts'
import { openRelay } from '../test/relay.ts'
import { testShop } from '../test/test-shop.ts'

const moment = { en: 'One moment, please', ar: 'لحظة من فضلكِ' }

test('a transaction whose connection is lost fails alone, and the shop goes on', async () => {
  await using relay = await openRelay()
  await using shop = await testShop({}, { reach: relay.reach })
  const { db, pool } = shop.deps
  let connection = new EventEmitter()
  pool.once('acquire', (client) => (connection = client))
  const cut = db.transaction(async (tx) => {
    // The connection learns that it is lost while no statement runs on it. `once` of node:events would also listen
    // to the error, which is the shop's task.
    const ended = new Promise((done) => connection.on('end', done))
    await relay.cut()
    await ended
    await tx.execute('select 1')
  })
  await expect(cut).rejects.toThrow('Failed query')
  expect(pool.totalCount).toBe(0)
  await relay.mend()
  const { rows } = await db.execute<{ one: number }>('select 1 as one')
  expect(rows).toEqual([{ one: 1 }])
})

test.each([
  ['en', moment.en],
  ['arb', moment.ar],
] as const)(
  'a call in %s is asked to try again in a moment while the database is away',
  async (language, words) => {
    await using relay = await openRelay()
    await using shop = await testShop({}, { reach: relay.reach })
    const guest = shop.guest()
    const query = { language_code: language }
    expect(await guest.call('GET guest-cart/get-cart', { query })).toMatchObject({ status: 200 })
    await relay.cut()
    const { headers, ...said } = await guest.call('GET guest-cart/get-cart', { query })
    expect(said).toEqual({
      status: 503,
      errorCode: 7,
      message: expect.stringContaining(words),
      retryAfter: expect.any(Number),
    })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(headers.get('cache-control')).toBe('no-store')
    await relay.mend()
    expect(await guest.call('GET guest-cart/get-cart', { query })).toMatchObject({ status: 200 })
  },
)

test('a statement that meets an outage of a moment is answered when the database is back', async () => {
  await using relay = await openRelay()
  await using shop = await testShop({}, { reach: relay.reach })
  const { pool } = shop.deps
  await relay.cut()
  await expect.poll(() => pool.totalCount).toBe(0)
  const asked = pool.query('select 1 as one')
  await new Promise<void>((done) => {
    // The pool has no event for a failure to connect, only a line for its log.
    const log = (line: string) => line === 'client failed to connect' && done()
    Object.assign(pool, { log })
  })
  await relay.mend()
  expect((await asked).rows).toEqual([{ one: 1 }])
})

test('a process whose database is a standby is not ready', async () => {
  await using shop = await testShop()
  const { pool } = shop.deps
  expect((await fetch(`${shop.address}/readyz`)).status).toBe(200)
  // Stands in front of PostgreSQL's own function on connections that are opened from now on.
  await pool.query(`create function public.pg_is_in_recovery() returns bool
    language sql as 'select true'`)
  const { rows } = await pool.query('select current_database() as name')
  await pool.query(`alter database "${rows[0].name}" set search_path = public, pg_catalog`)
  await pool
    // The connection of this statement ends last, because the statement ends with it.
    .query(`select pg_terminate_backend(pid) from (
      select pid from pg_stat_activity where datname = current_database()
      order by pid = pg_backend_pid()) as backends`)
    .catch(() => {})
  await expect.poll(async () => (await fetch(`${shop.address}/readyz`)).status).toBe(503)
})

test('a public call that cannot be read now is not cached, and is answered again afterwards', async () => {
  await using relay = await openRelay()
  await using shop = await testShop({}, { reach: relay.reach })
  await relay.cut()
  expect(await shop.call('GET home/get-home')).toMatchObject({ status: 503, errorCode: 7 })
  await relay.mend()
  expect(await shop.call('GET home/get-home')).toMatchObject({ status: 200, errorCode: 0 })
})

test('a page says in both languages that it takes a moment, and is there again afterwards', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) })
  await using relay = await openRelay()
  const storefront = await sourceStorefront()
  await using shop = await testShop({}, { reach: relay.reach, storefront, log })
  await relay.cut()
  const response = await fetch(`${shop.address}/ar/home`)
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(response.headers.get('cache-control')).toBe('no-store')
  // The browser asks for the page again by itself, and not all browsers at once.
  expect(response.headers.get('refresh')).toBe(response.headers.get('retry-after'))
  const html = await response.text()
  expect(html).toContain(moment.en)
  expect(html).toContain(moment.ar)
  await relay.mend()
  expect((await fetch(`${shop.address}/ar/home`)).status).toBe(200)
  // The operator of the shop reads once for each request that the database was away.
  expect(lines.length).toBeGreaterThan(0)
})
