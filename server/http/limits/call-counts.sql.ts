import { lt, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { planned } from '../../db/statements/planned.ts'
import { callCounts } from '../../db/tables/call-counts.ts'

type Counted = { key: string; windowMs: number; max: number }
/** How many calls there were, and the milliseconds until they count no more. */
export type CallCount = { current: number; ttl: number }

/**
 * Counts one more call. The clock is the one of the database, because all processes have to agree on the window; a
 * count stays at one above its limit.
 */
export async function countCall(db: Queries, { key, windowMs, max }: Counted): Promise<CallCount> {
  const end = sql`now() + ${windowMs} * interval '1 millisecond'`
  const [row] = await planned<CallCount>(
    db,
    sql`insert into call_counts as c (key, count, ends_at) values (${key}, 1, ${end})
      on conflict (key) do update set
        count = case when c.ends_at <= now() then 1 else least(c.count, ${max}::int) + 1 end,
        ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end
      returning count as current,
        ceil(extract(epoch from ends_at - now()) * 1000)::int as ttl`,
  )
  return row ?? { current: 1, ttl: windowMs }
}

export async function deleteEndedCounts(db: Queries): Promise<void> {
  await db.delete(callCounts).where(lt(callCounts.endsAt, sql`now()`))
}
