import type { Pool } from 'pg'
import { checkDatabase } from './process/check-database.ts'
import { readConfig, StartError } from './config.ts'
import { openDatabase } from './db/connect.ts'
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts'
import { listMigrations, migrate } from './db/migrate.ts'
import { readOptions } from './process/read-options.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  await run()
} catch (error) {
  const known = error instanceof StartError || (error as { forOwner?: boolean }).forOwner
  say(known ? (error as Error).message : String((error as Error).stack ?? error))
  process.exitCode = 1
}

/**
 * Brings the database to the newest form without starting the shop, for a release with several processes. `--status`
 * changes nothing, lists the migrations, and ends with code 2 while some are missing.
 */
async function run() {
  const { status } = readOptions({ status: { type: 'boolean' } })
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl) await checkDatabase(databaseUrl)
  const embedded = databaseUrl ? null : await startEmbeddedPostgres({ dataDir, log: say })
  const { pool } = openDatabase(databaseUrl ?? embedded?.url ?? '', { connections: 1 })
  try {
    await (status ? showStatus(pool) : apply(pool))
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}

async function apply(pool: Pool) {
  const applied = await migrate(pool)
  for (const name of applied) say(name)
  say(`${applied.length} migrations applied.`)
}

async function showStatus(pool: Pool) {
  const migrations = await listMigrations(pool)
  for (const { name, appliedAt } of migrations)
    say(`${appliedAt?.toISOString() ?? 'missing'.padEnd(24)}  ${name}`)
  const missing = migrations.filter(({ appliedAt }) => !appliedAt).length
  say(`${migrations.length - missing} migrations applied, ${missing} missing.`)
  if (missing > 0) process.exitCode = 2
}
