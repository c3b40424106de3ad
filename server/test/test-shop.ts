import type { ApiByAddress } from '@rimal/contract/api'
import type { BodyOf, ParamsOf, QueryOf, ResultOf } from '@rimal/contract/endpoint'
import { type Logger, pino } from 'pino'
import { createApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { openDatabase } from '../db/connect.ts'
import { followCatalogChanges } from '../features/catalog/follow-catalog-changes.ts'
import { followNotifications } from '../features/messages/notifications/follow-notifications.ts'
import type { Storefront } from '../http/web/storefront.ts'
import type { JobName } from '../jobs/jobs.ts'
import { schedule } from '../jobs/schedule.ts'
import { makeDeps } from '../make-deps.ts'
import { takeSampleCopy } from './databases/sample-copy.ts'

type Address = keyof ApiByAddress
type Input<A extends Address> = {
  params?: ParamsOf<ApiByAddress[A]>
  query?: QueryOf<ApiByAddress[A]>
  body?: BodyOf<ApiByAddress[A]>
  headers?: Record<string, string>
}
export type Reply<A extends Address> = {
  status: number
  headers: Headers
  errorCode: number
  message: string
  fields?: Record<string, string>
  retryAfter?: number
  result: ResultOf<ApiByAddress[A]>
}

type Parts = {
  storefront?: Storefront
  log?: Logger
  /** Returns another address of the same database. */
  reach?: (databaseUrl: string) => string
}

/** Starts a whole shop on a new database, listening on a free port; `await using` closes it. */
export async function testShop(
  settings: Partial<Config> = {},
  { storefront, log = pino({ level: 'silent' }), reach = (url) => url }: Parts = {},
) {
  const copy = await takeSampleCopy()
  const url = reach(copy.url)
  const repeated: unknown[] = []
  const { db, pool } = openDatabase(url, { onRepeat: (error) => repeated.push(error) })
  // Dropping the database ends connections that the pool has not yet closed.
  pool.on('error', () => {})
  let now: Date | null = null
  const woken: JobName[] = []
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent', NODE_ENV: 'test', RATE_LIMITS: 'off' }),
    pictureProcess: { priority: 0 },
    ...settings,
  }
  const deps = makeDeps({
    config,
    db,
    pool,
    log,
    clock: () => now ?? new Date(),
    jobs: { wake: async (job) => void woken.push(job) },
    secret: 'test',
  })
  await deps.listing.load(db)
  await deps.loadConnections()
  const following = await followCatalogChanges(deps, deps.loadConnections)
  const update = followNotifications(deps)
  await update.ready
  const app = await createApp(deps, storefront ?? null)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  deps.config = { ...deps.config, publicUrl: new URL(address) }

  return {
    deps,
    address,
    databaseUrl: url,
    woken,
    /** Deadlocks that PostgreSQL undid. */
    repeated,
    /** A guest with a new cookie jar. */
    guest: () => visitor(address),
    /** Calls without any identity. */
    call: visitor(address).call,
    /** Stops the clock at a moment, e.g. '2026-11-21T08:00:00Z'; null lets it run. */
    setClock: (at: string | null) => {
      now = at === null ? null : new Date(at)
    },
    runJob: (job: JobName) => schedule[job].run(deps),
    async [Symbol.asyncDispose]() {
      await app.close()
      await following.stop()
      await update.stop()
      await pool.end()
      copy.release()
    },
  }
}

export type TestShop = Awaited<ReturnType<typeof testShop>>

export function visitor(address: string) {
  const cookies = new Map<string, string>()
  async function call<A extends Address>(endpoint: A, input: Input<A> = {}): Promise<Reply<A>> {
    const [method = 'GET', path = ''] = endpoint.split(' ', 2)
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(String((input.params as Record<string, unknown>)[key])),
    )
    const query = new URLSearchParams(
      Object.entries(input.query ?? {}).map(
        ([key, value]) => [key, String(value)] as [string, string],
      ),
    )
    const response = await fetch(`${address}/api/${filled}?${query}`, {
      method,
      headers: {
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        ...input.headers,
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1)
      const [key = '', value = ''] = pair.split('=', 2)
      cookies.set(key, value)
    }
    const envelope = (await response.json()) as Reply<A>
    return { ...envelope, status: response.status, headers: response.headers }
  }
  return { call, cookies }
}
