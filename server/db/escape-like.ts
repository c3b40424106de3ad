import { type SQL, sql } from 'drizzle-orm'

/**
 * A text for `like` in which every character stands for itself alone. It is escaped by the database, so that a
 * full-width percent sign that `search_form` folded is escaped too.
 */
export function escapeLike(text: SQL): SQL {
  return sql`regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g')`
}
