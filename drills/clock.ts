import { existsSync, globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createDatabase, type DrillDatabase } from './parts/database.ts'
import { type DrillOptions, type DrillResult, describeLog, ports } from './parts/drill.ts'
import { needPackage } from './parts/programs.ts'
import { startShop } from './parts/shop-process.ts'
import { tempFolder } from './parts/temp-folder.ts'
import { underOrders } from './parts/with-shop.ts'

const hour = 3_600_000
const jobWithinMs = 150_000
/** By how much the clock of the process is wrong after each jump, in words of libfaketime and in milliseconds. */
const jumps: [string, number][] = [
  ['+2h', 2 * hour],
  ['-2h', -2 * hour],
  ['+40d', 40 * 24 * hour],
  ['+0', 0],
]

/** Lets the clock of the process jump, as one of a machine that was suspended or set by hand, and back. */
export async function clock({ times = 1, mayInstall }: DrillOptions): Promise<DrillResult[]> {
  const library = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0] ?? ''
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
    const what = `the clock of the process jumps (${jumps.map(([jump]) => jump).join(', ')})`
    const result = await underOrders({ what, times, database, address }, async (guests) => {
      for (let round = 0; round < times; round++) {
        for (const [jump, by] of jumps) {
          await writeFile(file, jump)
          await untilWrongBy(shop.address, by)
          const since = Date.now()
          await guests.untilOrders(10)
          // A queue that waits by the clock of the machine waits for hours when somebody sets that clock back.
          if (!(await hasRunSince(database, since))) guests.faults.push(`no job ran after ${jump}`)
        }
      }
    })
    if (!shop.isAlive()) result.wrong.push('the process ended')
    console.log(describeLog([shop]))
    return [result]
  } finally {
    await shop.end('SIGKILL')
  }
}

/** Waits until a job that nothing but the timetable starts, each minute, has run after a moment. */
async function hasRunSince(database: DrillDatabase, since: number): Promise<boolean> {
  const sql = `select from pgboss.job where name = 'issue-invoices' and completed_on > $1`
  while (Date.now() - since < jobWithinMs) {
    if ((await database.query(sql, [new Date(since)])).length > 0) return true
    await delay(1_000)
  }
  return false
}

/** Waits until the shop has the clock that it was given; its answers say what time it is. */
async function untilWrongBy(address: string, ms: number) {
  for (const end = performance.now() + 30_000; performance.now() < end; await delay(200)) {
    const reply = await fetch(`${address}/healthz`)
    await reply.arrayBuffer()
    const isWrongBy = Date.parse(reply.headers.get('date') ?? '') - Date.now()
    if (Math.abs(isWrongBy - ms) < 10_000) return
  }
  throw new Error('The clock of the process did not jump.')
}
