import type { Pool } from 'pg'
import { checkDatabase } from './process/check-database.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './db/connect.ts'
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts'
import { listMigrations, migrate } from './db/migrate.ts'
import { readOptions } from './process/read-options.ts'
import { runCommand } from './process/run-command.ts'

type Say = (line: string) => void

/**
 * Brings the database to the newest form without starting the shop, for a release with several processes. `--status`
 * changes nothing, lists the migrations, and ends with code 2 while some are missing.
 */
await runCommand(async (say) => {
  const { status } = readOptions({ status: { type: 'boolean' } })
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl) await checkDatabase(databaseUrl)
  const embedded = databaseUrl ? null : await startEmbeddedPostgres({ dataDir, log: say })
  const { pool } = openDatabase(databaseUrl ?? embedded?.url ?? '', { connections: 1 })
  try {
    await (status ? showStatus(pool, say) : apply(pool, say))
  } finally {
    await pool.end()
    await embedded?.stop()
  }
})

async function apply(pool: Pool, say: Say) {
  const applied = await migrate(pool)
  for (const name of applied) say(name)
  say(`${applied.length} migrations applied.`)
}

async function showStatus(pool: Pool, say: Say) {
  const migrations = await listMigrations(pool)
  for (const { name, appliedAt } of migrations)
    say(`${appliedAt?.toISOString() ?? 'missing'.padEnd(24)}  ${name}`)
  const missing = migrations.filter(({ appliedAt }) => !appliedAt).length
  say(`${migrations.length - missing} migrations applied, ${missing} missing.`)
  if (missing > 0) process.exitCode = 2
}
