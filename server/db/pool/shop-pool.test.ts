import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { openRelay } from '../../test/relay.ts'
import { testShop } from '../../test/test-shop.ts'
import { DatabaseAway, isDatabaseAway, UnsafeCommit } from '../database-away.ts'
import { ShopClient, ShopPool } from './shop-pool.ts'

/** Counts how often a pool fails to connect; the pool has no event for it, only a line for its log. */
function failuresOf(pool: pg.Pool) {
  let failures = 0
  const log = (line: string) => {
    if (line === 'client failed to connect') failures++
  }
  Object.assign(pool, { log })
  return () => failures
}

test('in a long outage all who come try once together, and the first success ends it', async () => {
  await using relay = await openRelay()
  await using shop = await testShop({}, { reach: relay.reach })
  const { pool } = shop.deps
  await relay.cut()
  await expect.poll(() => pool.totalCount).toBe(0)
  const failures = failuresOf(pool)
  await expect(pool.query('select 1')).rejects.toThrow(DatabaseAway)
  const before = failures()
  expect(before).toBeGreaterThan(1)
  const refused = await Promise.allSettled(Array.from({ length: 20 }, () => pool.query('select 1')))
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 'rejected'))
  expect(failures()).toBe(before + 1)
  await relay.mend()
  const answered = await Promise.all(Array.from({ length: 20 }, () => pool.query('select 1')))
  expect(answered).toHaveLength(20)
})

test('a statement without an answer ends its connection, so that no rollback waits for the server', async () => {
  await using shop = await testShop()
  const pool = new ShopPool({
    Client: ShopClient,
    connectionString: shop.databaseUrl,
    query_timeout: 500,
    max: 1,
  })
  pool.on('error', () => {})
  const client = await pool.connect()
  const work = drizzle({ client }).transaction(async (tx) => {
    // The server is as silent as one that hangs.
    await tx.execute('select pg_sleep(600)')
  })
  const error: unknown = await work.catch((reason: unknown) => reason)
  expect(isDatabaseAway(error)).toBe(true)
  expect((error as Error).cause).toMatchObject({
    message: 'Client was closed and is not queryable',
  })
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})

test('whoever waits for a connection is refused as soon as it is known that no server answers', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const connectionString = `postgres://postgres@127.0.0.1:${port}/postgres`
  const pool = new ShopPool({ Client: ShopClient, connectionString, max: 1 })
  pool.on('error', () => {})
  const asked = await Promise.allSettled(Array.from({ length: 6 }, () => pool.connect()))
  for (const one of asked) expect(one).toMatchObject({ reason: expect.any(DatabaseAway) })
  // The pool gave the place of the first one to the second before anybody knew.
  expect(sockets.length).toBeLessThanOrEqual(2)
  silent.on('connection', (socket) => socket.destroy())
  for (const socket of sockets) socket.destroy()
  await pool.end()
  silent.close()
})

test('a commit that did not wait for the standby is not answered as done, and the next one is', async () => {
  await using shop = await testShop()
  const { db, pool } = shop.deps
  await db.execute('create table notes (text text not null)')
  const warn = (client: pg.PoolClient) => client.emit('notice', { routine: 'SyncRepWaitForLSN' })
  const insert = () =>
    db.transaction(async (tx) => {
      await tx.execute(`insert into notes values ('kept')`)
    })
  const warnOnce = () => pool.once('acquire', (client) => setImmediate(warn, client))
  warnOnce()
  await expect(insert()).rejects.toThrow(UnsafeCommit)
  warnOnce()
  await expect(pool.query(`insert into notes values ('kept')`)).rejects.toThrow(UnsafeCommit)
  await insert()
  const client = await pool.connect()
  warn(client)
  client.release()
  await insert()
  expect((await pool.query('select count(*)::int as n from notes')).rows).toEqual([{ n: 4 }])
})
