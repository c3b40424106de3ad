import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { checkDatabase } from './process/check-database.ts'
import { type Config, StartError } from './config.ts'
import { openDatabase } from './db/connect.ts'
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts'
import { migrate } from './db/migrate.ts'
import type { Deps } from './deps.ts'
import { followCatalogChanges } from './features/catalog/follow-catalog-changes.ts'
import { followNotifications } from './features/messages/notifications/follow-notifications.ts'
import { loadSampleShop } from './features/shop/sample-data/load-sample-shop.ts'
import { findSecret } from './features/shop/find-secret.ts'
import { findSettings } from './features/shop/settings/settings.ts'
import { missingOfSeller } from './features/shop/vat/vat-regimes.ts'
import type { Storefront } from './http/web/storefront.ts'
import { openJobs } from './jobs/run-jobs.ts'
import { schedule } from './jobs/schedule.ts'
import { ownerSentence } from './process/owner-sentence.ts'
import { saveAddress } from './process/saved-address.ts'
import { makeDeps } from './make-deps.ts'

export type RunningShop = {
  deps: Deps
  /** Returns false when a request or a job had to be cut off. */
  stop(): Promise<boolean>
}

type Options = {
  log: Logger
  say: (line: string) => void
  storefront: Storefront | null
  /** Aborted when nobody wants the shop any more; a start in progress then undoes itself. */
  signal: AbortSignal
}

const requestsWithinMs = 7_000
const queriesWithinMs = 1_000

/** Opens everything in order and undoes it in reverse: database, catalogue, routes, port, jobs. */
export async function startShop(config: Config, options: Options): Promise<RunningShop> {
  const { log, say, storefront, signal } = options
  const undo: (() => Promise<unknown>)[] = []

  const stop = () => undoAll(undo, { log, say })

  try {
    const databaseUrl = config.databaseUrl ?? (await openEmbedded())
    if (config.databaseUrl) await checkDatabase(config.databaseUrl)
    signal.throwIfAborted()
    const { db, pool } = openDatabase(databaseUrl, {
      onRepeat: (err) => log.warn({ err }, 'a deadlock was undone, and the work is done again'),
    })
    pool.on('error', (err) => pool.ending || log.error({ err }, 'idle database connection'))
    undo.push(() => within(queriesWithinMs, pool.end()))
    const applied = await migrate(pool).catch(sentence)
    if (applied.length > 0) say(`Database: ${applied.length} migrations applied.`)

    const secret = await findSecret(config, db)
    const jobQueue = openJobs(databaseUrl, log)
    const { jobs } = jobQueue
    const clock = () => new Date()
    const deps = makeDeps({ config, db, pool, log, jobs, clock, secret })
    if (config.sampleShop) await loadSampleShop(deps, say)
    const missing = missingOfSeller(await findSettings(db))
    if (missing.length > 0)
      say(`Invoices lack what the law asks of the seller: ${missing.join(', ')}.`)
    signal.throwIfAborted()
    await deps.listing.load(db)
    await deps.loadConnections()
    const following = await followCatalogChanges(deps, deps.loadConnections)
    undo.push(() => following.stop())
    const update = followNotifications(deps)
    undo.push(() => update.stop())

    const app = await createApp(deps, storefront)
    undo.push(async () => {
      // New work is refused first; then the requests and the jobs in progress end in parallel.
      const [complete] = await Promise.all([closeServer(app), jobQueue.stop()])
      return complete
    })
    signal.throwIfAborted()
    await app
      .listen({ host: config.host, port: config.port })
      .catch((cause) => explainPort(config, cause))
    // Only the staff command beside the shop needs the address; the shop runs without it.
    await saveAddress(config).catch((err) => log.warn({ err }, 'the address was not kept'))
    await jobQueue.start(deps, schedule)
    signal.throwIfAborted()
    await deps.jobs.wake('derive-pictures')
    return { deps, stop }
  } catch (error) {
    await stop()
    throw error
  }

  async function openEmbedded(): Promise<string> {
    const { dataDir } = config
    const running = await startEmbeddedPostgres({ dataDir, log: say }).catch(sentence)
    undo.push(() => running.stop())
    say(running.say)
    return running.url
  }
}

/** Undoes the steps of a start, the last one first; returns false when a part did not end in time. */
async function undoAll(
  undo: (() => Promise<unknown>)[],
  { log, say }: Pick<Options, 'log' | 'say'>,
): Promise<boolean> {
  let complete = true
  for (let step = undo.pop(); step; step = undo.pop()) {
    try {
      if ((await step()) === false) complete = false
    } catch (err) {
      log.error({ err }, 'a part of the shop did not stop')
      complete = false
    }
  }
  if (!complete) say('What took too long was broken off.')
  return complete
}

/** Turns an error of the port into a sentence for the person who starts the shop. */
function explainPort({ host, port }: Config, cause: NodeJS.ErrnoException): never {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program. Stop that one, or set PORT to another number.`,
    EACCES: `This user may not use port ${port}. Set PORT to a number from 1024 up.`,
    EADDRNOTAVAIL: `HOST is "${host}", which is no address of this machine.`,
    ENOTFOUND: `HOST is "${host}", which is no address of this machine.`,
  }
  const known = sentences[cause.code ?? '']
  throw known ? new StartError(known, { cause }) : cause
}

/** Turns a refusal of db/ into an error that prints a sentence; a defect is thrown unchanged. */
function sentence(error: Error): never {
  const text = ownerSentence(error)
  throw text === undefined ? error : new StartError(text, { cause: error })
}

/** Lets requests finish; false when some took too long and were cut off. */
async function closeServer(app: FastifyInstance): Promise<boolean> {
  const closed = app.close()
  // A connection that is busy now would otherwise stay open for more requests after its answer.
  Object.assign(app.server, { keepAliveTimeout: 1, keepAliveTimeoutBuffer: 0 })
  const complete = await within(requestsWithinMs, closed)
  app.server.closeAllConnections()
  if (!complete) await within(queriesWithinMs, closed)
  return complete
}

/** Waits for the work for the given time; returns false when the work is not done by then, and does not stop it. */
function within(ms: number, work: PromiseLike<unknown>): Promise<boolean> {
  return Promise.race([work.then(() => true), delay(ms, false, { ref: false })])
}
