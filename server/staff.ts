import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { readConfig, StartError } from './config.ts'
import { openDatabase } from './db/connect.ts'
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts'
import { migrate } from './db/migrate.ts'
import { findSecret } from './features/shop/find-secret.ts'
import { staffAtTheMachine } from './features/staff-access/at-the-machine.ts'
import { refusalText, ShopError } from './http/shop-error.ts'
import { findSavedAddress } from './process/saved-address.ts'
import { openWaker } from './jobs/open-waker.ts'
import { openLog } from './log.ts'
import { makeDeps } from './make-deps.ts'
import { openStaffClient } from './staff-command/open-staff-client.ts'
import { CommandError } from './staff-command/words/one-of.ts'
import { type Read, readWords, suggest } from './staff-command/words/read-words.ts'
import { help, verbs } from './staff-command/verbs.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
/** Reports what happens on the way on stderr: a program can read stdout as the answer alone. */
const report = (line: string) => process.stderr.write(`${line}\n`)

try {
  const words = process.argv.slice(2)
  const read = readWords(verbs, words)
  const instead = read ? [] : suggest(verbs, words)
  if (read) await run(read)
  else say(instead.length > 0 ? instead.join('\n') : help())
  process.exitCode = read || words.length === 0 ? 0 : 1
} catch (error) {
  report(sentenceOf(error))
  process.exitCode = 1
}

/** Returns a sentence for an error that the person at the command can fix; a defect shows where it happened. */
function sentenceOf(error: unknown): string {
  if (error instanceof ShopError) return refusalText(error, 'en')
  if (error instanceof StartError || error instanceof CommandError) return error.message
  return (error as Error).stack ?? String(error)
}

/** On the shop's own database, beside the shop that runs, or without one. */
async function run({ verb, given, as }: Read) {
  const stated = readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' })
  if (!stated.databaseUrl) refuseMissing(stated.dataDir)
  const stored = process.env.PUBLIC_URL ? undefined : await findSavedAddress(stated)
  const config = { ...stated, publicUrl: stored ?? stated.publicUrl }
  const log = openLog(config, process.stderr)
  const undo: (() => Promise<unknown>)[] = []
  try {
    const databaseUrl = config.databaseUrl ?? (await openEmbedded())
    const { db, pool } = openDatabase(databaseUrl, { connections: 3 })
    undo.push(() => pool.end())
    await migrate(pool)
    const waker = await openWaker(databaseUrl, log)
    undo.push(() => waker.stop())
    const secret = await findSecret(config, db)
    const clock = () => new Date()
    const deps = makeDeps({ config, db, pool, log, jobs: waker.jobs, clock, secret })
    await deps.loadConnections()
    const app = await createApp(deps, null)
    undo.push(() => app.close())
    const machine = staffAtTheMachine(deps)
    const client = openStaffClient({
      app,
      as,
      machine,
      bearerOf: async (person) => {
        const session = await machine.openSession(person)
        undo.push(session.end)
        return session.token
      },
    })
    for (const line of await verb.run(client, given)) say(line)
  } finally {
    for (let step = undo.pop(); step; step = undo.pop()) await step()
  }

  async function openEmbedded(): Promise<string> {
    const running = await startEmbeddedPostgres({ dataDir: config.dataDir, log: report })
    undo.push(() => running.stop())
    return running.url
  }
}

/** The start of the embedded database would make a new shop in a folder that has none. */
function refuseMissing(dataDir: string) {
  if (['postgres', 'postgres.json'].some((name) => existsSync(join(dataDir, name)))) return
  throw new StartError(
    `There is no shop in the data folder ${dataDir}, and nothing was changed. The command needs the settings of the shop: set DATABASE_URL, or DATA_DIR to its data folder. With systemd, rimal-run staff … reads them. npm start makes a new shop.`,
  )
}
