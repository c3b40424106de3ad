import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { createOn, DrillDatabase } from './parts/database.ts'
import { type DrillOptions, type DrillResult, describeLog, ports } from './parts/drill.ts'
import { openPostgres } from './parts/own-postgres.ts'
import { needPackage } from './parts/programs.ts'
import { startShop } from './parts/shop-process.ts'
import { tempFolder } from './parts/temp-folder.ts'
import { underOrders } from './parts/with-shop.ts'

/** By how many milliseconds each fsync is longer, and how many orders are waited for. The last disk is about to die. */
const slowness: [number, number][] = [
  [200, 20],
  [1_000, 20],
  [5_000, 8],
]

/** Delays each fsync of a PostgreSQL of the drill's own: all commits wait for it, and the reads do not. */
export async function slowDisk({ times = 1, mayInstall }: DrillOptions): Promise<DrillResult[]> {
  await using folder = await tempFolder('slow-disk')
  const library = join(folder.path, 'slow-fsync.so')
  const source = join(import.meta.dirname, 'parts/slow-fsync.c')
  const compile = () =>
    execFileSync('gcc', ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl'])
  needPackage(() => canDo(compile), 'gcc libc6-dev', mayInstall)
  compile()
  const file = join(folder.path, 'milliseconds')
  const setSlowness = (ms: number) => writeFile(file, String(ms))
  await setSlowness(0)
  const env = { LD_PRELOAD: library, SLOW_FSYNC: file }
  await using postgres = await openPostgres(folder.path, ports.database, env)
  await using database = new DrillDatabase(await createOn(postgres.url, 'shop'), false)
  const shop = await startShop({
    databaseUrl: database.url,
    dataDir: folder.path,
    port: ports.shop,
  })
  const results: DrillResult[] = []
  try {
    for (const [ms, orders] of slowness) {
      const what = `each fsync of PostgreSQL takes ${ms} ms longer`
      const result = await underOrders(
        { what, times, database, address: () => shop.address },
        async (guests) => {
          await setSlowness(ms)
          const took = await timeCommit(database.url)
          if (took < ms) guests.faults.push(`a commit took ${took.toFixed(0)} ms only`)
          for (let round = 0; round < times; round++) await guests.untilOrders(orders)
          await setSlowness(0)
        },
      )
      results.push(result)
      console.log(`${what}: ${describeLog([shop])}`)
    }
    if (!shop.isAlive()) results[0]?.wrong.push('the process ended')
    return results
  } finally {
    await setSlowness(0)
    await shop.end('SIGKILL')
  }
}

function canDo(work: () => unknown): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}

/** How long PostgreSQL takes for a commit that writes a row, in milliseconds. */
async function timeCommit(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('create table if not exists drill_commits (n integer)')
    const start = performance.now()
    await client.query('insert into drill_commits values (1)')
    return performance.now() - start
  } finally {
    await client.end()
  }
}
