import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Db = NodePgDatabase
/** The database or a transaction on it: what functions of *.sql.ts take first. */
export type Queries = Db | Parameters<Parameters<Db['transaction']>[0]>[0]

export function openDatabase(url: string, { connections = 10 }: { connections?: number } = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'rimal',
    // A statement that takes longer is a defect; it must not hold a shopper or a lock.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  return { pool, db: drizzle({ client: pool }) }
}
