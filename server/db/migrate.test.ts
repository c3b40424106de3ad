import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../test/empty-database.ts'
import { openDatabase } from './connect.ts'
import { migrate } from './migrate.ts'

/** Dropping the database ends connections that a pool has not yet closed. */
function openPool(url: string) {
  const { pool } = openDatabase(url)
  pool.on('error', () => {})
  return pool
}

test('two processes that migrate at once apply each migration once', async () => {
  await using empty = await emptyDatabase()
  const pools = [1, 2, 3].map(() => openPool(empty.url))
  const applied = await Promise.all(pools.map((pool) => migrate(pool)))
  const counts = applied.map((names) => names.length).toSorted()
  expect(counts.slice(0, 2)).toEqual([0, 0])
  expect(counts[2]).toBeGreaterThan(0)
  await Promise.all(pools.map((pool) => pool.end()))
})

test('the command applies the missing migrations once', async () => {
  await using empty = await emptyDatabase()
  const run = async () => {
    const env = { ...process.env, DATABASE_URL: empty.url }
    const file = join(import.meta.dirname, '../migrate.ts')
    return (await promisify(execFile)(process.execPath, [file], { env })).stdout.trim().split('\n')
  }
  const first = await run()
  expect(first).toContain('0001_catalog.sql')
  expect(first.at(-1)).toBe(`${first.length - 1} migrations applied.`)
  expect(await run()).toEqual(['0 migrations applied.'])
})

test('a database of a newer version is left alone, with a sentence', async () => {
  await using empty = await emptyDatabase()
  const pool = openPool(empty.url)
  await migrate(pool)
  await pool.query(`insert into migrations (name) values ('9999_future.sql')`)
  await expect(migrate(pool)).rejects.toThrow(
    'migrated by a newer version of the shop (9999_future.sql)',
  )
  await pool.end()
})
