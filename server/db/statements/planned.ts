import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Queries } from '../connect.ts'

const dialect = new PgDialect()
const names = new Map<string, string>()

/**
 * Runs a statement that PostgreSQL plans once for each connection, as planning what shoppers ask for
 * most takes longer than doing it. Its text may have a handful of forms, values go in as parameters.
 */
export async function planned<Row extends object>(db: Queries, query: SQL): Promise<Row[]> {
  const { sql, params } = dialect.sqlToQuery(query)
  const statement = db._.session.prepareQuery({ sql, params }, undefined, nameOf(sql), false)
  const { rows } = (await statement.execute()) as { rows: Row[] }
  return rows
}

/** Made of the text, so that one name never means two statements. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}
