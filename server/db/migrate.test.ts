import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { databaseUrl } from '../test/database.ts'
import { openDatabase } from './connect.ts'
import { migrate } from './migrate.ts'

async function emptyDatabase() {
  const { url, template } = inject('server')
  const name = `${template}_migrate_${Math.random().toString(36).slice(2)}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  return {
    url: databaseUrl(url, name),
    async [Symbol.asyncDispose]() {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

test('two processes that migrate at once apply each migration once', async () => {
  await using empty = await emptyDatabase()
  const pools = [1, 2, 3].map(() => openDatabase(empty.url).pool)
  // Dropping the database ends connections that a pool has not yet closed.
  for (const pool of pools) pool.on('error', () => {})
  const applied = await Promise.all(pools.map((pool) => migrate(pool)))
  const counts = applied.map((names) => names.length).toSorted()
  expect(counts.slice(0, 2)).toEqual([0, 0])
  expect(counts[2]).toBeGreaterThan(0)
  await Promise.all(pools.map((pool) => pool.end()))
})

test('a database of a newer version is left alone, with a sentence', async () => {
  await using empty = await emptyDatabase()
  const { pool } = openDatabase(empty.url)
  await migrate(pool)
  await pool.query(`insert into migrations (name) values ('9999_future.sql')`)
  await expect(migrate(pool)).rejects.toThrow(
    'migrated by a newer version of the shop (9999_future.sql)',
  )
  await pool.end()
})
