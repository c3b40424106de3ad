import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { Outage } from './pool/outage.ts'
import { ShopClient, ShopPool } from './pool/shop-pool.ts'
import { withRetries } from './pool/with-retries.ts'

export type Db = NodePgDatabase
/** The database or a transaction on it: what functions of *.sql.ts take first. */
export type Queries = Db | Parameters<Parameters<Db['transaction']>[0]>[0]

type Options = {
  connections?: number
  /** Is called for each statement or transaction that was surely not done and that is repeated. */
  onRepeat?: (error: unknown) => void
  /** Is called for each commit that a failover may still lose, because it did not wait for the standby. */
  onUnsafeCommit?: () => void
}

/** PostgreSQL's function that warns of such a commit; the text of the warning depends on the server's language. */
const waitForStandby = 'SyncRepWaitForLSN'

export function openDatabase(
  url: string,
  { connections = 10, onRepeat, onUnsafeCommit }: Options = {},
) {
  const pool = new ShopPool({
    Client: ShopClient,
    connectionString: inUtc(url),
    max: connections,
    application_name: 'rimal',
    // So long a statement waits for its turn when all connections are busy; a crowd at a sale needs seconds.
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A statement that takes longer is a defect; it must not block a shopper or hold a lock.
    statement_timeout: 20_000,
    // A server that hangs does not end its statements. Both are over before the time for an answer is.
    query_timeout: 25_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // A connection that is lost while a transaction waits between two statements says so by this event alone,
  // and without a listener the event ends the process. The next statement of the transaction fails.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    client.on('notice', ({ routine }) => {
      if (routine !== waitForStandby) return
      ;(client as unknown as ShopClient).isUnsafe = true
      onUnsafeCommit?.()
    })
  })
  pool.on('acquire', (client) => {
    ;(client as unknown as ShopClient).isUnsafe = false
  })
  pool.on('error', () => {})
  const standby = new Outage()
  const repeated = (...statement: Parameters<pg.PoolClient['query']>) =>
    withRetries(() => pool.ask(statement), { standby, onRepeat })
  pool.query = repeated as typeof pool.query
  const db = drizzle({ client: pool })
  // Drizzle's own transaction does not release a connection that is lost before `begin`.
  db.transaction = (work, config) =>
    withRetries(() => pool.withClient((client) => drizzle({ client }).transaction(work, config)), {
      standby,
      onRepeat,
    })
  return { pool: pool as pg.Pool, db }
}

/** Times in texts, as the cursors of lists hold them, are in UTC whatever the server is set to. */
function inUtc(url: string): string {
  const address = new URL(url)
  const own = address.searchParams.get('options') ?? ''
  address.searchParams.set('options', `${own} -c timezone=UTC`.trim())
  return address.href
}
