import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/connect.ts'

const dialect = new PgDialect()

/**
 * Runs a statement that PostgreSQL plans once for each connection, as planning the statements of an
 * order takes longer than doing them. Known by its text, so that one name never means two statements.
 */
export async function planned<Row extends object>(db: Queries, query: SQL): Promise<Row[]> {
  const { sql, params } = dialect.sqlToQuery(query)
  const name = createHash('sha1').update(sql).digest('base64url')
  const statement = db._.session.prepareQuery({ sql, params }, undefined, name, false)
  const { rows } = (await statement.execute()) as { rows: Row[] }
  return rows
}
