import { setTimeout as delay } from 'node:timers/promises'
import { createOn, DrillDatabase } from './parts/database.ts'
import { type DrillOptions, type DrillResult, describeLog, ports } from './parts/drill.ts'
import { openPostgres } from './parts/own-postgres.ts'
import { startShop } from './parts/shop-process.ts'
import { tempFolder } from './parts/temp-folder.ts'
import { underOrders } from './parts/with-shop.ts'

const awaySeconds = 8

/** Restarts a PostgreSQL of the drill's own: in order, at once as in a crash, and with some seconds in between. */
export async function databaseRestart({ times = 10 }: DrillOptions): Promise<DrillResult[]> {
  await using folder = await tempFolder('restart')
  await using postgres = await openPostgres(folder.path, ports.database)
  await using database = new DrillDatabase(await createOn(postgres.url, 'shop'), false)
  const shop = await startShop({
    databaseUrl: database.url,
    dataDir: folder.path,
    port: ports.shop,
  })
  const address = () => shop.address
  try {
    const what = `restart of PostgreSQL: fast and immediate by turns, then ${awaySeconds} s away`
    const result = await underOrders(
      { what, times: times + 1, database, address },
      async (guests) => {
        for (let round = 0; round < times; round++) {
          await postgres.restart(round % 2 === 0 ? 'fast' : 'immediate')
          await guests.untilOrders(3)
        }
        await postgres.stop('immediate')
        await delay(awaySeconds * 1000)
        await postgres.start()
        await guests.untilOrders(3)
      },
    )
    if (!shop.isAlive()) result.wrong.push('the process ended')
    console.log(describeLog([shop]))
    return [result]
  } finally {
    await shop.end()
  }
}
