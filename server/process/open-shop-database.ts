import type pg from 'pg'
import type { Logger } from 'pino'
import { StartError, type Config } from '../config.ts'
import { type Db, openDatabase } from '../db/connect.ts'
import { asDatabaseAway } from '../db/database-away.ts'
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts'
import { migrate } from '../db/migrate.ts'
import { checkDatabase } from './check-database.ts'
import { ownerSentence } from './owner-sentence.ts'
import { stopLimits } from './stop-limits.ts'
import { within } from './within.ts'

type Options = {
  log: Logger
  say: (line: string) => void
  signal: AbortSignal
  /** Gets the step that stops the embedded database. */
  undo: (() => Promise<unknown>)[]
}

/** `close` ends the connections of the pool; it returns false when some did not end in time. */
type ShopDatabase = { databaseUrl: string; db: Db; pool: pg.Pool; close: () => Promise<boolean> }

/** Longer than the failover of a cluster takes; then whatever starts the process starts it again. */
const databaseWaitSeconds = 60

/** Opens the owner's database or starts the embedded one, and brings its tables up to this version. */
export async function openShopDatabase(
  config: Config,
  { log, say, signal, undo }: Options,
): Promise<ShopDatabase> {
  const databaseUrl = config.databaseUrl ?? (await openEmbedded())
  // A person at a terminal reads at once what is wrong.
  const waitSeconds = config.production ? databaseWaitSeconds : 0
  if (config.databaseUrl) await checkDatabase(config.databaseUrl, { waitSeconds, say, signal })
  signal.throwIfAborted()
  const { db, pool } = openDatabase(databaseUrl, {
    onRepeat: (err) => log.warn({ err }, 'a statement was undone, and is done again'),
    onUnsafeCommit: () => log.error('a commit did not wait for the standby'),
  })
  pool.on('error', (error) => {
    if (!pool.ending) log.error({ err: asDatabaseAway(error) }, 'idle database connection')
  })
  const close = () => within(stopLimits.queries, pool.end())
  try {
    const applied = await migrate(pool)
    if (applied.length > 0) say(`Database: ${applied.length} migrations applied.`)
  } catch (error) {
    await close()
    return sentence(error as Error)
  }
  return { databaseUrl, db, pool, close }

  async function openEmbedded(): Promise<string> {
    const { dataDir } = config
    const running = await startEmbeddedPostgres({ dataDir, log: say }).catch(sentence)
    undo.push(() => running.stop())
    say(running.say)
    return running.url
  }
}

/** Turns a refusal of db/ into an error that prints a sentence; a defect is thrown unchanged. */
function sentence(error: Error): never {
  const text = ownerSentence(error)
  throw text === undefined ? error : new StartError(text, { cause: error })
}
