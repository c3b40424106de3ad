import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'

/** Drizzle builds the SQL once for each database; PostgreSQL plans it once for each connection. */
export function prepared<T>(prepare: (db: Db) => T): (db: Db) => T {
  const kept = new WeakMap<Db, T>()
  return (db) => {
    const known = kept.get(db) ?? prepare(db)
    kept.set(db, known)
    return known
  }
}

/**
 * The column `row` of a query as one list in the order of its column `place`. JSON throughout: one
 * text to parse costs Node a third of what Drizzle and `pg` take for rows, columns and arrays.
 */
export function listOf<T>(query: SQL) {
  return sql<T[]>`(
    select coalesce(json_agg(listed.row order by listed.place), '[]') from (${query}) listed)`
}

/** The pairs of a JSON object for one row of `pictures`, which must stand in the statement as such. */
export const pictureFields = sql`
  'id', pictures.id, 'version', pictures.version, 'width', pictures.width, 'height', pictures.height,
  'color', pictures.color, 'placeholder', pictures.placeholder,
  'focusX', pictures.focus_x, 'focusY', pictures.focus_y, 'alt', pictures.alt`
