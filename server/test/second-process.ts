import { pino } from 'pino'
import { createApp } from '../app.ts'
import { openDatabase } from '../db/connect.ts'
import { followCatalogChanges } from '../features/catalog/follow-catalog-changes.ts'
import { makeDeps } from '../make-deps.ts'
import { type TestShop, visitor } from './test-shop.ts'

/** Starts a second process of a shop, with caches of its own and the clock of the first; `await using` closes it. */
export async function secondProcess(shop: TestShop) {
  const { db, pool } = openDatabase(shop.databaseUrl, {
    onRepeat: (error) => shop.repeated.push(error),
  })
  // Dropping the database ends connections that the pool has not yet closed.
  pool.on('error', () => {})
  const { config, clock, jobs } = shop.deps
  const log = pino({ level: 'silent' })
  const deps = makeDeps({ config, db, pool, log, clock, jobs, secret: 'test' })
  await deps.listing.load(db)
  await deps.loadConnections()
  const following = await followCatalogChanges(deps, deps.loadConnections)
  const app = await createApp(deps, null)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    deps,
    call: visitor(address).call,
    async [Symbol.asyncDispose]() {
      await app.close()
      await following.stop()
      await pool.end()
    },
  }
}
