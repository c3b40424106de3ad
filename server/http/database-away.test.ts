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
  const html = await response.text()
  expect(html).toContain(moment.en)
  expect(html).toContain(moment.ar)
  await relay.mend()
  expect((await fetch(`${shop.address}/ar/home`)).status).toBe(200)
  // The operator of the shop reads once for each request that the database was away.
  expect(lines.length).toBeGreaterThan(0)
})
