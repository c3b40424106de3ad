import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { DatabaseAway } from './database-away.ts'
import { withRetries } from './with-retries.ts'

export type Db = NodePgDatabase
/** The database or a transaction on it: what functions of *.sql.ts take first. */
export type Queries = Db | Parameters<Parameters<Db['transaction']>[0]>[0]

type Options = {
  connections?: number
  /**
   * Is called for each statement or transaction that PostgreSQL rolled back because of a conflict with another and
   * that is repeated.
   */
  onRepeat?: (error: unknown) => void
}

export function openDatabase(url: string, { connections = 10, onRepeat }: Options = {}) {
  const pool: pg.Pool = new ShopPool({
    connectionString: inUtc(url),
    max: connections,
    application_name: 'rimal',
    // The shopper gets an error with advice to try again before the browser gives up.
    connectionTimeoutMillis: 20_000,
    keepAlive: true,
    // A statement that takes longer is a defect; it must not block a shopper or hold a lock.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // A connection that is lost while a transaction waits between two statements says so by this event alone,
  // and without a listener the event ends the process. The next statement of the transaction fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  repeatUndone(pool, onRepeat)
  const db = drizzle({ client: pool })
  // Drizzle's own transaction does not release a connection that is lost before `begin`.
  db.transaction = (work, config) =>
    withRetries(async () => {
      const client = await pool.connect()
      try {
        return await drizzle({ client }).transaction(work, config)
      } finally {
        client.release()
      }
    }, onRepeat)
  return { pool, db }
}

/** Times in texts, as the cursors of lists hold them, are in UTC whatever the server is set to. */
function inUtc(url: string): string {
  const address = new URL(url)
  const own = address.searchParams.get('options') ?? ''
  address.searchParams.set('options', `${own} -c timezone=UTC`.trim())
  return address.href
}

type Checkout = Parameters<pg.Pool['connect']>[0]

/** Says of a connection that cannot be had that the database is away. */
class ShopPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Checkout): void
  override connect(callback?: Checkout): Promise<pg.PoolClient> | void {
    if (!callback) return super.connect().catch(refuse)
    super.connect((error, client, release) =>
      callback(error && new DatabaseAway(error), client, release),
    )
  }
}

function refuse(error: Error): never {
  throw new DatabaseAway(error)
}

/** Repeats a statement outside a transaction when PostgreSQL rolled it back because of a conflict with another. */
function repeatUndone(pool: pg.Pool, onRepeat?: (error: unknown) => void) {
  const query = pool.query.bind(pool) as (...input: unknown[]) => Promise<unknown>
  const repeated = (...input: unknown[]) => withRetries(() => query(...input), onRepeat)
  pool.query = repeated as typeof pool.query
}
