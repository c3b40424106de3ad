import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'

/** Finds a value that the shop makes for itself, such as a pair of keys. */
export async function findMade<Value>(db: Queries, key: string): Promise<Value | undefined> {
  const { rows } = await db.execute<{ value: Value }>(
    sql`select value from settings where key = ${key}`,
  )
  return rows[0]?.value
}

/** Saves such a value, unless another process saved its own meanwhile; returns the value that is stored. */
export async function saveMade<Value>(db: Queries, key: string, made: Value): Promise<Value> {
  const { rows } = await db.execute<{ value: Value }>(sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(made)}::jsonb)
    on conflict (key) do update set value = settings.value
    returning value`)
  const [row] = rows
  if (!row) throw new Error(`The shop could not save its ${key}.`)
  return row.value
}
