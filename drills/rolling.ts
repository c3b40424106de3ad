import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createDatabase } from './parts/database.ts'
import { type DrillOptions, type DrillResult, describeLog, ports } from './parts/drill.ts'
import { checkOutEarlier } from './parts/earlier-version.ts'
import { needPrograms } from './parts/programs.ts'
import { openProxy } from './parts/proxy.ts'
import { environmentOf, root, type Shop, startShop } from './parts/shop-process.ts'
import { tempFolder } from './parts/temp-folder.ts'
import { underOrders } from './parts/with-shop.ts'

const run = promisify(execFile)
const ordersBetween = 12
const listening = [ports.shop, ports.second]

/**
 * Upgrades two processes of an earlier commit as `docs/operating.md` says, behind HAProxy: this version migrates the
 * database, the earlier one goes on with it, then one process after the other is replaced, and then they are restarted by
 * turns. No request may fail.
 */
export async function rolling(options: DrillOptions): Promise<DrillResult[]> {
  const { times = 6, earlier = 'HEAD', mayInstall } = options
  needPrograms(['haproxy'], 'haproxy', mayInstall)
  await using folder = await tempFolder('rolling')
  await using old = await tempFolder('rolling-earlier')
  await checkOutEarlier(earlier, old.path)
  await using database = await createDatabase('rolling')
  const placeAt = (port: number) => ({
    databaseUrl: database.url,
    dataDir: folder.path,
    port,
    env: {
      PUBLIC_URL: `http://127.0.0.1:${ports.proxy}`,
      TRUST_PROXY: '127.0.0.1',
      DRAIN_SECONDS: '2',
    },
  })
  const shops: Shop[] = []
  const all: Shop[] = []
  const start = async (turn: number, from = root) => {
    const shop = await startShop({ ...placeAt(listening[turn] ?? 0), folder: from })
    shops[turn] = shop
    all.push(shop)
  }
  try {
    for (const turn of listening.keys()) await start(turn, old.path)
    using proxy = await openProxy(folder.path)
    const canDrain = await knowsDraining(old.path)
    const what = `two processes of ${earlier} replaced by this version, then restarted by turns`
    const work = { what, times, database, address: () => proxy.address }
    const result = await underOrders(work, async (guests) => {
      const env = environmentOf(placeAt(ports.shop))
      await run(process.execPath, ['server/migrate.ts'], { cwd: root, env })
      await guests.untilOrders(ordersBetween)
      for (let round = 0; round < times; round++) {
        const turn = round % shops.length
        const endsByHand = round < shops.length && !canDrain
        if (endsByHand) await proxy.takeOut(turn)
        await shops[turn]?.end('SIGTERM')
        await start(turn)
        if (endsByHand) await proxy.bringBack(turn)
        await guests.untilOrders(ordersBetween)
        const sentAgain = await proxy.countRetries()
        console.log(`round ${round + 1}: ${guests.seen} failed, the proxy sent ${sentAgain} again`)
      }
    })
    if (result.seen !== 'nothing') result.wrong.push(`requests failed: ${result.seen}`)
    console.log(describeLog(all))
    return [result]
  } finally {
    for (const shop of shops) await shop.end('SIGKILL')
  }
}

/** Whether a version goes on for DRAIN_SECONDS while /readyz refuses already. Others are taken out of the proxy by hand. */
async function knowsDraining(folder: string): Promise<boolean> {
  return (await readFile(join(folder, 'server/config.ts'), 'utf8')).includes('DRAIN_SECONDS')
}
