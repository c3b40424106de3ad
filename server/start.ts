import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { openReading } from './db/replica/open-reading.ts'
import type { Deps } from './deps.ts'
import { followCatalogChanges } from './features/catalog/follow-catalog-changes.ts'
import { followNotifications } from './features/messages/notifications/follow-notifications.ts'
import { watchLoad } from './features/queue/watch-load.ts'
import { loadSampleShop } from './features/shop/sample-data/load-sample-shop.ts'
import { findSecret } from './features/shop/find-secret.ts'
import { findSettings } from './features/shop/settings/settings.ts'
import { missingOfSeller } from './features/shop/vat/vat-regimes.ts'
import type { Storefront } from './http/web/storefront.ts'
import { openJobs } from './jobs/run-jobs.ts'
import { schedule } from './jobs/schedule.ts'
import { watchJobs } from './observability/watch-jobs.ts'
import { closeServer, listen } from './process/listen.ts'
import { openShopDatabase } from './process/open-shop-database.ts'
import { saveAddress } from './process/saved-address.ts'
import { jobsWithinMs, stopLimits } from './process/stop-limits.ts'
import { undoAll } from './process/undo-all.ts'
import { within } from './process/within.ts'
import { createWorkerApp } from './process/worker-app.ts'
import { makeDeps } from './make-deps.ts'

export type RunningShop = {
  deps: Deps
  /**
   * Serves for DRAIN_SECONDS, or until `drains` is aborted, and ends. Returns false when a request or a job had to be
   * cut off.
   */
  stop(drains?: AbortSignal): Promise<boolean>
}

export type StartOptions = {
  log: Logger
  say: (line: string) => void
  storefront: Storefront | null
  /** Aborted when nobody wants the shop any more; a start in progress then undoes itself. */
  signal: AbortSignal
  /** Is called when the database is filled, so that other processes may start on it. */
  filled?: (() => void) | undefined
  /** False where another process answers for this one. */
  hasPort?: boolean
}

/** Opens everything in order and undoes it in reverse: database, catalogue, routes, port, jobs. */
export async function startShop(config: Config, options: StartOptions): Promise<RunningShop> {
  const { log, say, storefront, signal, filled, hasPort = true } = options
  const { role, drainMs } = config.processes
  const undo: (() => Promise<unknown>)[] = []
  let isStopping = false

  try {
    const opened = await openShopDatabase(config, { log, say, signal, undo })
    const { databaseUrl, db, pool } = opened
    undo.push(opened.close)
    const secret = await findSecret(config, db)
    const jobQueue = openJobs(databaseUrl, log, { works: role !== 'web' })
    const { jobs } = jobQueue
    const clock = () => new Date()
    const reading = await openReading(config, { main: { db, pool }, log })
    undo.push(() => within(stopLimits.replica, reading.stop()))
    const given = {
      config,
      db,
      pool,
      reading,
      log,
      jobs,
      clock,
      secret,
      isStopping: () => isStopping,
    }
    const deps = makeDeps(given)
    if (config.sampleShop) await loadSampleShop(deps, say)
    filled?.()
    const missing = missingOfSeller(await findSettings(db))
    if (missing.length > 0)
      say(`Invoices lack what the law asks of the seller: ${missing.join(', ')}.`)
    signal.throwIfAborted()
    await follow(deps, undo)

    const app = role === 'worker' ? await createWorkerApp(deps) : await createApp(deps, storefront)
    undo.push(async () => {
      // New work is refused first; then the requests and the jobs in progress end in parallel.
      const jobsEnd = within(jobsWithinMs, jobQueue.stop())
      const ends = await Promise.all([closeServer(app), jobsEnd])
      return ends.every(Boolean)
    })
    signal.throwIfAborted()
    if (hasPort) await listen(app, config)
    else await app.ready()
    // Only the staff command beside the shop needs the address; the shop runs without it.
    await saveAddress(config).catch((err) => log.warn({ err }, 'the address was not kept'))
    await jobQueue.start(deps, watchJobs(schedule, deps.observability))
    signal.throwIfAborted()
    await deps.jobs.wake('derive-pictures')
    return { deps, stop }
  } catch (error) {
    await undoAll(undo, { log, say })
    throw error
  }

  async function stop(drains?: AbortSignal) {
    isStopping = true
    // Proxies learn from /readyz meanwhile that they shall send no more requests.
    if (drainMs > 0) await delay(drainMs, undefined, drains && { signal: drains }).catch(() => {})
    return undoAll(undo, { log, say })
  }
}

/** Loads what this process holds in memory, and follows the changes that other processes make. */
async function follow(deps: Deps, undo: (() => Promise<unknown>)[]) {
  await deps.reading.follow(() => deps.listing.load(deps.reading.db))
  await deps.loadConnections()
  const following = await followCatalogChanges(deps, deps.loadConnections)
  // Nobody listens for notifications at a process without shoppers.
  const hasShoppers = deps.config.processes.role !== 'worker'
  const update = hasShoppers ? followNotifications(deps) : null
  const stop = () => Promise.all([update?.stop(), following.stop()])
  undo.push(() => within(stopLimits.listeners, stop()))
  if (hasShoppers) undo.push(watchLoad(deps))
}
