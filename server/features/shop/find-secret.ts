import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'

/** The secret of a shop whose owner set none: made once and shared by all its processes. */
export async function findSecret(db: Queries): Promise<string> {
  const made = JSON.stringify(randomBytes(32).toString('hex'))
  const { rows } = await db.execute<{ value: string }>(sql`
    insert into settings (key, value) values ('secret', ${made}::jsonb)
    on conflict (key) do update set value = settings.value
    returning value`)
  const [row] = rows
  if (!row) throw new Error('The shop has no secret and could not make one.')
  return row.value
}
