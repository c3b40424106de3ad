import pg from 'pg'
import { setTimeout as delay } from 'node:timers/promises'
import { createOn, DrillDatabase } from './parts/database.ts'
import { type DrillOptions, type DrillResult, describeLog, ports } from './parts/drill.ts'
import { openPostgres } from './parts/own-postgres.ts'
import { startShop } from './parts/shop-process.ts'
import { tempFolder } from './parts/temp-folder.ts'
import { underOrders } from './parts/with-shop.ts'

const cancelForMs = 10_000

/**
 * Cancels commits that wait for a standby, as a person might who sees them hang. PostgreSQL then reports success with a
 * warning, and no guest may get that answer: the order is on one machine only.
 */
export async function unsafeCommit({ times = 1 }: DrillOptions): Promise<DrillResult[]> {
  await using folder = await tempFolder('unsafe')
  await using postgres = await openPostgres(folder.path, ports.database)
  await using database = new DrillDatabase(await createOn(postgres.url, 'shop'), false)
  const shop = await startShop({
    databaseUrl: database.url,
    dataDir: folder.path,
    port: ports.shop,
  })
  let acknowledgedMeanwhile = 0
  let cancelled = 0
  try {
    const what = 'pg_cancel_backend of commits that wait for a standby'
    const result = await underOrders(
      { what, times, database, address: () => shop.address },
      async (guests) => {
        for (let round = 0; round < times; round++) {
          await setStandby(postgres.url, 'nobody')
          // Whatever was under way has been answered by then.
          await delay(2_000)
          const before = guests.acknowledged.length
          cancelled += await cancelWaiting(postgres.url, cancelForMs)
          acknowledgedMeanwhile += guests.acknowledged.length - before
          await setStandby(postgres.url, '')
          await guests.untilOrders(5)
        }
      },
    )
    if (acknowledgedMeanwhile > 0)
      result.wrong.push(`${acknowledgedMeanwhile} acknowledged unsafely`)
    if (cancelled === 0) result.wrong.push('no commit was cancelled')
    if (!shop.lines.some((line) => line.includes('did not wait for the standby'))) {
      result.wrong.push('the log says nothing of it')
    }
    console.log(`${cancelled} commits cancelled, ${describeLog([shop])}`)
    return [result]
  } finally {
    await shop.end('SIGKILL')
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function setStandby(url: string, name: string) {
  return withClient(url, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '${name}'`)
    await client.query('select pg_reload_conf()')
  })
}

function cancelWaiting(url: string, forMs: number): Promise<number> {
  return withClient(url, async (client) => {
    let count = 0
    for (const until = performance.now() + forMs; performance.now() < until; await delay(100)) {
      const { rowCount } = await client.query(
        `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
      )
      count += rowCount ?? 0
    }
    return count
  })
}
