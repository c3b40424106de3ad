import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { within } from '../../process/within.ts'
import { type Db, openDatabase } from '../connect.ts'
import { causeOf, isConnectionLost, isDatabaseAway } from '../database-away.ts'
import type { ShopPool } from '../pool/shop-pool.ts'
import type { Reading } from './reading.ts'
import { type LogPlace, ReplicaLag } from './replica-lag.ts'

/** A replica that is further behind is not read from. */
const maxLagMs = 2000
const lookMs = 500
/** A server that takes longer to say how far its log is does not answer. */
const placeWithinMs = 1500
/** A public answer takes milliseconds; a replica that hangs must not hold a shopper. */
const answerWithinMs = 3000
const endWithinMs = 1000

/**
 * Codes by which a replica refuses one statement and is in order otherwise: the main server changed or removed what the
 * statement read (40001, 40P01, 57014), or the statement writes (25006).
 */
const notThere = new Set(['40001', '40P01', '57014', '25006'])

type Statement = Parameters<pg.PoolClient['query']>

type Given = {
  main: { pool: pg.Pool; db: Db }
  /** The address of the replica. */
  url: string
  log: Logger
}

/**
 * Opens a replica for public answers. It is read from while it answers and is close behind; the main server answers
 * otherwise, and once more what the replica could not answer. While the main server is away, the replica goes on.
 */
export async function openReplica({ main, url, log }: Given): Promise<Reading> {
  const replica = openDatabase(url)
  const placeOfMain = placeAsker(main.pool)
  const placeOfReplica = placeAsker(replica.pool)
  const lag = new ReplicaLag()
  let isRead = false
  let following = 0
  /** Counts the works of `follow` that have ended. */
  let followed = 0
  /** What the replica must have before it is read from again; null until that is known. */
  let neededPlace: LogPlace | null = null

  function use(next: boolean, why: string) {
    if (isRead === next) return
    isRead = next
    if (!next) neededPlace = null
    log.warn({ why }, next ? 'public answers are read from the replica' : 'the replica is not read')
  }

  async function look() {
    const before = followed
    const [written, reached] = await Promise.all([placeOfMain(), placeOfReplica()])
    const now = performance.now()
    if (written !== null) {
      lag.wrote(written, now)
      // The place covers what was read from the main server only if that was read before.
      if (following === 0 && followed === before) neededPlace ??= written
    }
    if (reached === null) return use(false, 'it does not answer')
    const behind = lag.reached(reached, now)
    if (behind > maxLagMs) return use(false, `it is ${Math.round(behind)} ms behind`)
    if (following === 0 && neededPlace !== null && reached >= neededPlace)
      use(true, 'it is close behind')
  }

  async function follow<T>(work: () => Promise<T>): Promise<T> {
    following++
    try {
      return await work()
    } finally {
      following--
      followed++
      if (!isRead) neededPlace = null
    }
  }

  const query = replicaFirst(replica.pool as ShopPool, {
    main: main.pool,
    isRead: () => isRead,
    giveUp: () => use(false, 'it does not answer'),
  })
  let looking: Promise<void> | null = null
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = null))
  }, lookMs)

  return {
    replicaPool: replica.pool,
    db: drizzle({ client: { query } as unknown as pg.Pool }),
    follow,
    async stop() {
      clearInterval(timer)
      await looking
      await within(endWithinMs, replica.pool.end())
    },
  }
}

type Choice = { main: pg.Pool; isRead: () => boolean; giveUp: () => void }

/** Returns a function that does a statement on the replica while it is read, and otherwise on the main server. */
function replicaFirst(replica: ShopPool, { main, isRead, giveUp }: Choice) {
  return async (...statement: Statement): Promise<unknown> => {
    if (isRead()) {
      try {
        return await replica.ask(withLimit(statement))
      } catch (error) {
        const isAway = isDatabaseAway(error) || isConnectionLost(error)
        if (!isAway && !isNotThere(error)) throw error
        if (!isNotThere(error)) giveUp()
      }
    }
    return (main.query as (...given: unknown[]) => Promise<unknown>)(...statement)
  }
}

/** Limits the time of a statement, which Drizzle hands over as an object. */
function withLimit([query, ...values]: unknown[]): Statement {
  const limited = typeof query === 'object' ? { ...query, query_timeout: answerWithinMs } : query
  return [limited, ...values] as unknown as Statement
}

function isNotThere(error: unknown): boolean {
  const cause = causeOf(error)
  return cause instanceof pg.DatabaseError && notThere.has(cause.code ?? '')
}

/** Returns a function that asks a server for its place, one question at a time; null if the server does not answer in time. */
function placeAsker(pool: pg.Pool): () => Promise<LogPlace | null> {
  let asking: Promise<LogPlace | null> | null = null
  return async () => {
    asking ??= placeOf(pool)
      .catch(() => null)
      .finally(() => (asking = null))
    const question = asking
    return (await within(placeWithinMs, question)) ? question : null
  }
}

/** Returns how far a server has written its log, or has replayed the log of its main server. */
async function placeOf(pool: pg.Pool): Promise<LogPlace> {
  const { rows } = await pool.query<{ place: string }>(
    `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
      - '0/0'::pg_lsn)::text as place`,
  )
  return BigInt(rows[0]?.place ?? '0')
}
