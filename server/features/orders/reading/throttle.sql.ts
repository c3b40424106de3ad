import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'

/** Counts a try and says whether it is still allowed: `most` of them in `minutes`, then none. */
export async function throttle(
  db: Queries,
  { key, most, minutes, now }: { key: string; most: number; minutes: number; now: Date },
): Promise<boolean> {
  const windowStart = new Date(now.getTime() - minutes * 60_000)
  const { rows } = await db.execute<{ tries: number }>(sql`
    insert into throttles as t (key, tries, since) values (${key}, 1, ${now})
    on conflict (key) do update set
      tries = case when t.since <= ${windowStart} then 1 else t.tries + 1 end,
      since = case when t.since <= ${windowStart} then excluded.since else t.since end
    returning tries`)
  return (rows[0]?.tries ?? 0) <= most
}
