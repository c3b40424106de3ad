import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { StartError } from '../config.ts'

const folder = join(import.meta.dirname, 'migrations')
/** Any fixed number: the advisory lock under which one process at a time migrates. */
const migrationLock = 7_226_501

/** Applies each .sql file once, in order of name. Two processes may start together: one waits. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const client = await pool.connect()
  const applied: string[] = []
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const known = new Set(rows.map((row) => row.name))
    refuseForeign(known, files)
    for (const name of files) {
      if (known.has(name)) continue
      await applyOne(client, name)
      applied.push(name)
    }
  } finally {
    await client.query('select pg_advisory_unlock_all()')
    await client.query('reset statement_timeout')
    client.release()
  }
  return applied
}

async function applyOne(client: pg.PoolClient, name: string) {
  const text = await readFile(join(folder, name), 'utf8')
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed and was rolled back.`, { cause })
  }
}

/** A newer version adds files and leaves the earlier ones as they are, so its database has all of ours. */
function refuseForeign(known: Set<string>, files: string[]) {
  const [first, ...others] = [...known].filter((name) => !files.includes(name)).toSorted()
  if (first === undefined) return
  const names = others.length === 0 ? first : `${first} and ${others.length} more`
  throw new StartError(
    files.every((name) => known.has(name))
      ? `This database was migrated by a newer version of the shop (${names}). Start that version, or give this one a database of its own.`
      : `This database comes from an earlier development version of the shop or from another program (${names}), and it cannot be migrated to this version. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database, and start again. A folder "data" of that version can then be deleted.`,
  )
}
