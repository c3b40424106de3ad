import { createDatabase } from './parts/database.ts'
import { type DrillOptions, type DrillResult, ports } from './parts/drill.ts'
import { type Shop, startShop } from './parts/shop-process.ts'
import { tempFolder } from './parts/temp-folder.ts'
import { underOrders } from './parts/with-shop.ts'

/** Kills the process of the shop under orders: the only one, and then one of two. */
export async function kill({ times = 50 }: DrillOptions): Promise<DrillResult[]> {
  return [
    await killProcesses(times, [ports.shop]),
    await killProcesses(times, [ports.shop, ports.second]),
  ]
}

async function killProcesses(times: number, listening: number[]): Promise<DrillResult> {
  await using database = await createDatabase('kill')
  await using folder = await tempFolder('kill')
  const start = (port: number) =>
    startShop({ databaseUrl: database.url, dataDir: folder.path, port })
  const shops: Shop[] = []
  for (const port of listening) shops.push(await start(port))
  let calls = 0
  const address = () => {
    const living = shops.filter((shop) => shop.isAlive())
    return (living[calls++ % living.length] ?? shops[0])?.address ?? ''
  }
  const what = `kill -9 of ${listening.length === 1 ? 'the only process' : 'one of two processes'}`
  try {
    return await underOrders({ what, times, database, address }, async (guests) => {
      for (let round = 0; round < times; round++) {
        const victim = round % shops.length
        await shops[victim]?.end('SIGKILL')
        shops[victim] = await start(listening[victim] ?? 0)
        await guests.untilOrders(3)
      }
    })
  } finally {
    for (const shop of shops) await shop.end('SIGKILL')
  }
}
