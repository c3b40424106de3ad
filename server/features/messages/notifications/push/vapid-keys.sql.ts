import { sql } from 'drizzle-orm'
import type { Queries } from '../../../../db/connect.ts'

/** In base64url, as browsers and push services write them. */
export type VapidKeys = { publicKey: string; privateKey: string }

export async function storedVapidKeys(db: Queries): Promise<VapidKeys | undefined> {
  const { rows } = await db.execute<{ value: VapidKeys }>(
    sql`select value from settings where key = 'vapidKeys'`,
  )
  return rows[0]?.value
}

/** Saves these keys, unless another process saved its own meanwhile; returns the keys that are stored. */
export async function saveVapidKeys(db: Queries, made: VapidKeys): Promise<VapidKeys> {
  const { rows } = await db.execute<{ value: VapidKeys }>(sql`
    insert into settings (key, value) values ('vapidKeys', ${JSON.stringify(made)}::jsonb)
    on conflict (key) do update set value = settings.value
    returning value`)
  const [row] = rows
  if (!row) throw new Error('The shop has no keys for push and could not keep any.')
  return row.value
}
