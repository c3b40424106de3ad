import type { Queries } from '../connect.ts'

/** Drizzle builds the SQL once for each database or transaction; PostgreSQL plans it once for each connection. */
export function prepared<T>(prepare: (db: Queries) => T): (db: Queries) => T {
  const cached = new WeakMap<Queries, T>()
  return (db) => {
    const known = cached.get(db) ?? prepare(db)
    cached.set(db, known)
    return known
  }
}
