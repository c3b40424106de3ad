import { setTimeout as delay } from 'node:timers/promises'
import { createDatabase } from './parts/database.ts'
import { type DrillOptions, type DrillResult, describeLog, ports } from './parts/drill.ts'
import { startShop } from './parts/shop-process.ts'
import { tempFolder } from './parts/temp-folder.ts'
import { underOrders } from './parts/with-shop.ts'

/** Ends a connection of the shop by chance, a few times in a second. */
export async function connections({ times = 150 }: DrillOptions): Promise<DrillResult[]> {
  await using database = await createDatabase('connections')
  await using folder = await tempFolder('connections')
  const shop = await startShop({
    databaseUrl: database.url,
    dataDir: folder.path,
    port: ports.shop,
  })
  const address = () => shop.address
  try {
    const what = 'pg_terminate_backend of a random connection'
    const result = await underOrders({ what, times, database, address }, async () => {
      for (let round = 0; round < times; round++) {
        await database.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`,
        )
        await delay(400)
      }
    })
    if (!shop.isAlive()) result.wrong.push('the process ended')
    console.log(describeLog([shop]))
    return [result]
  } finally {
    await shop.end()
  }
}
