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
