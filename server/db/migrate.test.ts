import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../test/databases/empty-database.ts'
import { openDatabase } from './connect.ts'
import { listMigrations, migrate } from './migrate.ts'

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

/** Returns the lines that `npm run migrate` prints. */
async function runCommand(url: string): Promise<string[]> {
  const env = { ...process.env, DATABASE_URL: url }
  const file = join(import.meta.dirname, '../migrate.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [file], { env })
  return stdout.trim().split('\n')
}

test('the command applies the missing migrations once', async () => {
  await using empty = await emptyDatabase()
  const first = await runCommand(empty.url)
  expect(first).toContain('0001_shop.sql')
  expect(first.at(-1)).toBe(`${first.length - 1} migrations applied.`)
  expect(await runCommand(empty.url)).toEqual(['0 migrations applied.'])
})

test('the status lists what is applied and what is missing, and changes nothing', async () => {
  await using empty = await emptyDatabase()
  const status = async () => {
    const env = { ...process.env, DATABASE_URL: empty.url }
    const file = join(import.meta.dirname, '../migrate.ts')
    return promisify(execFile)(process.execPath, [file, '--status'], { env }).then(
      ({ stdout }) => ({ code: 0, said: stdout.trim().split('\n') }),
      ({ code, stdout }) => ({ code, said: stdout.trim().split('\n') }),
    )
  }
  const before = await status()
  expect(before.code).toBe(2)
  expect(before.said[0]).toMatch(/^missing +0001_shop\.sql$/)
  expect(before.said.at(-1)).toBe(`0 migrations applied, ${before.said.length - 1} missing.`)
  const pool = openPool(empty.url)
  const { rows } = await pool.query(`select to_regclass('migrations') as found`)
  expect(rows).toEqual([{ found: null }])
  await pool.end()
  await runCommand(empty.url)
  const after = await status()
  expect(after.code).toBe(0)
  expect(after.said[0]).toMatch(/^20\d\d-\S+Z {2}0001_shop\.sql$/)
})

test('a file that was changed after it was applied is refused', async () => {
  await using empty = await emptyDatabase()
  const pool = openPool(empty.url)
  await migrate(pool)
  await pool.query(`update migrations set checksum = 'another' where name = '0001_shop.sql'`)
  await expect(migrate(pool)).rejects.toThrow('The file 0001_shop.sql was changed')
  await pool.end()
})

test('a database of a version without checksums is believed once', async () => {
  await using empty = await emptyDatabase()
  const pool = openPool(empty.url)
  await migrate(pool)
  await pool.query('alter table migrations drop column checksum')
  expect((await listMigrations(pool)).every(({ appliedAt }) => appliedAt)).toBe(true)
  expect(await migrate(pool)).toEqual([])
  const { rows } = await pool.query('select 1 from migrations where checksum is null')
  expect(rows).toEqual([])
  await pool.end()
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

test('a database of a development version is left alone, with a sentence that names the way out', async () => {
  await using empty = await emptyDatabase()
  const pool = openPool(empty.url)
  await pool.query(`create table migrations (name text primary key, applied_at timestamptz);
    insert into migrations values ('0001_catalog.sql'), ('0002_carts.sql'), ('0005_messages.sql')`)
  await expect(runCommand(empty.url)).rejects.toMatchObject({
    stderr: `${[
      'This database comes from an earlier development version of the shop or from another program',
      '(0001_catalog.sql and 1 more), and it cannot be migrated to this version. Set DATA_DIR to a',
      'new folder, or DATABASE_URL to an empty database, and start again. A folder "data" of that',
      'version can then be deleted.',
    ].join(' ')}\n`,
  })
  const { rows } = await pool.query(`select relname from pg_class where relname = 'settings'`)
  expect(rows).toEqual([])
  await pool.end()
})
