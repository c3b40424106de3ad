import { existsSync, globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDatabase } from './parts/database.ts'
import { type DrillOptions, type DrillResult, ports } from './parts/drill.ts'
import { needPackage } from './parts/programs.ts'
import { startShop } from './parts/shop-process.ts'
import { tempFolder } from './parts/temp-folder.ts'
import { underOrders } from './parts/with-shop.ts'

const jumps = ['+2h', '-2h', '+40d', '+0']

/** Lets the clock of the process jump, as one of a machine that was suspended or set by hand, and back. */
export async function clock({ times = 2, mayInstall }: DrillOptions): Promise<DrillResult[]> {
  const library = () => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0] ?? ''
  needPackage(() => existsSync(library()), 'libfaketime', mayInstall)
  await using database = await createDatabase('clock')
  await using folder = await tempFolder('clock')
  const file = join(folder.path, 'clock')
  await writeFile(file, '+0')
  const shop = await startShop({
    databaseUrl: database.url,
    dataDir: folder.path,
    port: ports.shop,
    env: {
      LD_PRELOAD: library(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // Timers run by the monotonic clock, which no machine sets.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  })
  const address = () => shop.address
  try {
    const what = `the clock of the process jumps (${jumps.join(', ')})`
    const result = await underOrders({ what, times, database, address }, async (guests) => {
      for (let round = 0; round < times; round++) {
        for (const jump of jumps) {
          await writeFile(file, jump)
          await guests.untilOrders(10)
        }
      }
    })
    if (!shop.isAlive()) result.wrong.push('the process ended')
    return [result]
  } finally {
    await shop.end('SIGKILL')
  }
}
