import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/connect.ts'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import { migrate } from './db/migrate.ts'
import type { Deps } from './deps.ts'
import { ListingIndex } from './features/catalog/listing-index.ts'
import { followWindowChanges } from './features/catalog/follow-window-changes.ts'
import { paymentProviders } from './features/payments/providers.ts'
import { loadSampleShop } from './features/shop/load-sample-shop.ts'
import { findSecret } from './features/shop/find-secret.ts'
import { PublicReads } from './http/public-reads.ts'
import type { Storefront } from './http/storefront.ts'
import { WindowCache } from './http/window-cache.ts'
import { openJobs } from './jobs/run-jobs.ts'
import { schedule } from './jobs/schedule.ts'

export type RunningShop = { address: string; deps: Deps; stop(): Promise<void> }

/** Opens everything in order and undoes it in reverse: database, catalogue, routes, port, jobs. */
export async function startShop(
  config: Config,
  {
    log,
    say,
    storefront,
  }: { log: Logger; say: (line: string) => void; storefront: Storefront | null },
): Promise<RunningShop> {
  const undo: (() => Promise<unknown>)[] = []
  async function stop() {
    while (undo.length > 0) await undo.pop()?.()
  }
  try {
    const databaseUrl = config.databaseUrl ?? (await openEmbedded())
    const { db, pool } = openDatabase(databaseUrl)
    pool.on('error', (error) => log.error({ err: error }, 'idle database connection'))
    undo.push(() => pool.end())
    const applied = await migrate(pool)
    if (applied.length > 0) say(`Database: ${applied.length} migrations applied.`)

    const secret = config.secret ?? (await findSecret(db))
    const { jobs, start: startJobs, stop: stopJobs } = openJobs(databaseUrl, log)
    const deps: Deps = {
      config,
      db,
      pool,
      clock: () => new Date(),
      log,
      jobs,
      windowCache: new WindowCache(),
      publicReads: new PublicReads(),
      listing: new ListingIndex(),
      payments: paymentProviders(config, () => deps),
      sign: (purpose, text) =>
        createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('hex'),
    }
    if (config.sampleShop) await loadSampleShop(deps, say)
    await deps.listing.load(db)
    const following = await followWindowChanges(deps)
    undo.push(() => following.stop())

    const app = await createApp(deps, storefront)
    undo.push(() => app.close())
    const address = await app.listen({ host: config.host, port: config.port })
    await startJobs(deps, schedule)
    undo.push(stopJobs)
    await jobs.wake('derive-pictures')
    return { address, deps, stop }
  } catch (error) {
    await stop()
    throw error
  }

  async function openEmbedded(): Promise<string> {
    const running = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say })
    undo.push(() => running.stop())
    say(running.say)
    return running.url
  }
}
