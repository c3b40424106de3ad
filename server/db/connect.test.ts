import { expect, test } from 'vitest'
import { testShop } from '../test/test-shop.ts'
import { openDatabase } from './connect.ts'

test('times are UTC, whatever the database is set to', async () => {
  await using shop = await testShop()
  const { rows } = await shop.deps.pool.query('select current_database() as name')
  await shop.deps.pool.query(`alter database "${rows[0].name}" set timezone = 'Asia/Kolkata'`)
  const { pool } = openDatabase(shop.databaseUrl)
  // The database is dropped under connections that are still closing.
  pool.on('error', () => {})
  const shown = await pool.query(`select '2026-11-21T08:00:00Z'::timestamptz::text as at`)
  await pool.end()
  expect(shown.rows).toEqual([{ at: '2026-11-21 08:00:00+00' }])
})

test('a statement that is refused for its own sake leaves its connection in use', async () => {
  await using shop = await testShop()
  const { pool } = openDatabase(shop.databaseUrl, { connections: 1 })
  pool.on('error', () => {})
  const pid = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0]?.pid
  const before = await pid()
  await expect(pool.query('select 1 / 0')).rejects.toThrow('division by zero')
  expect(await pid()).toBe(before)
  await pool.end()
})
