import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { StartError } from '../config.ts'

const folder = join(import.meta.dirname, 'migrations')
/** Any fixed number: the advisory lock under which one process at a time migrates. */
const migrationLock = 7_226_501
/** A migration, or the wait for another process's, takes as long as it takes: the driver waits for 24 days. */
const unlimited = { query_timeout: 2 ** 31 - 1 }

type MigrationFile = { name: string; text: string; checksum: string }
export type MigrationState = { name: string; appliedAt: Date | null }

/**
 * Applies each .sql file once, in order of name. Two processes may start together: one waits. Refuses a database of
 * another version, and a file that was changed after it was applied.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const files = await readFiles()
  return withLock(pool, async (client) => {
    await client.query(`create table if not exists migrations (
      name text primary key, applied_at timestamptz not null default now(), checksum text)`)
    // Databases of versions without checksums have no such column.
    await client.query('alter table migrations add column if not exists checksum text')
    const known = await readApplied(client)
    refuseOther(known, files)
    const applied: string[] = []
    for (const file of files) {
      if (!known.has(file.name)) {
        await applyOne(client, file)
        applied.push(file.name)
      } else if (!known.get(file.name)?.checksum) {
        await client.query('update migrations set checksum = $2 where name = $1', [
          file.name,
          file.checksum,
        ])
      }
    }
    return applied
  })
}

/**
 * Lists the migrations of this version with the time at which each was applied; null for one that is still to come.
 * Only reads, and does not wait for a process that migrates.
 */
export async function listMigrations(pool: pg.Pool): Promise<MigrationState[]> {
  const files = await readFiles()
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ found: string | null }>(
      `select to_regclass('migrations') as found`,
    )
    const known: Applied = rows[0]?.found ? await readApplied(client) : new Map()
    refuseOther(known, files)
    return files.map(({ name }) => ({ name, appliedAt: known.get(name)?.appliedAt ?? null }))
  } finally {
    client.release()
  }
}

/** Works while no other process migrates. */
async function withLock<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    const lock = { ...unlimited, text: 'select pg_advisory_lock($1)', values: [migrationLock] }
    await client.query(lock)
    const result = await work(client)
    await client.query('select pg_advisory_unlock_all()')
    await client.query('reset statement_timeout')
    client.release()
    return result
  } catch (error) {
    // The lock and the setting go with the connection.
    client.release(true)
    throw error
  }
}

async function readFiles(): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      // A checkout on Windows ends lines in another way, which changes nothing.
      const plain = text.replaceAll('\r\n', '\n')
      return { name, text, checksum: createHash('sha256').update(plain).digest('hex') }
    }),
  )
}

type Applied = Map<string, { appliedAt: Date; checksum: string | null }>

/** A table of a version without checksums gives null for each. */
async function readApplied(client: pg.PoolClient): Promise<Applied> {
  const { rows } = await client.query<{ name: string; applied_at: Date; checksum?: string | null }>(
    'select * from migrations',
  )
  return new Map(
    rows.map(({ name, applied_at, checksum = null }) => [
      name,
      { appliedAt: applied_at, checksum },
    ]),
  )
}

async function applyOne(client: pg.PoolClient, { name, text, checksum }: MigrationFile) {
  await client.query('begin')
  try {
    const migration = { ...unlimited, text }
    await client.query(migration)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed and was rolled back.`, { cause })
  }
}

function refuseOther(known: Applied, files: readonly MigrationFile[]) {
  refuseForeign(new Set(known.keys()), files)
  refuseChanged(known, files)
}

function refuseChanged(known: Applied, files: readonly MigrationFile[]) {
  const changed = files.find(({ name, checksum }) => {
    const applied = known.get(name)?.checksum
    return applied && applied !== checksum
  })
  if (!changed) return
  throw new StartError(
    `The file ${changed.name} was changed after it had been applied to this database. Restore the file as it was, and write the change as a migration of its own.`,
  )
}

/** A newer version adds files and leaves the earlier ones as they are, so its database has all of ours. */
function refuseForeign(known: Set<string>, migrations: readonly MigrationFile[]) {
  const files = migrations.map(({ name }) => name)
  const [first, ...others] = [...known].filter((name) => !files.includes(name)).toSorted()
  if (first === undefined) return
  const names = others.length === 0 ? first : `${first} and ${others.length} more`
  throw new StartError(
    files.every((name) => known.has(name))
      ? `This database was migrated by a newer version of the shop (${names}). Start that version, or give this one a database of its own.`
      : `This database comes from an earlier development version of the shop or from another program (${names}), and it cannot be migrated to this version. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database, and start again. A folder "data" of that version can then be deleted.`,
  )
}
