import { checkDatabase } from './check-database.ts'
import { readConfig, StartError } from './config.ts'
import { openDatabase } from './db/connect.ts'
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts'
import { migrate } from './db/migrate.ts'
import { readOptions } from './read-options.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  await run()
} catch (error) {
  const known = error instanceof StartError || (error as { forOwner?: boolean }).forOwner
  say(known ? (error as Error).message : String((error as Error).stack ?? error))
  process.exitCode = 1
}

/** Brings the database to the newest form without starting the shop, for a release with several processes. */
async function run() {
  readOptions({})
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl) await checkDatabase(databaseUrl)
  const embedded = databaseUrl ? null : await startEmbeddedPostgres({ dataDir, log: say })
  const { pool } = openDatabase(databaseUrl ?? embedded?.url ?? '', { connections: 1 })
  try {
    const applied = await migrate(pool)
    for (const name of applied) say(name)
    say(`${applied.length} migrations applied.`)
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}
