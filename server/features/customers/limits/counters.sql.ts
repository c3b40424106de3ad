import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'

export type Counter = { key: string; endsAt: Date }

/** One more for each, in one order for everybody, as two who count the same keys would else wait for each other. */
export async function countUp(
  db: Queries,
  counters: readonly Counter[],
  now: Date,
): Promise<{ key: string; count: number; endsAt: Date }[]> {
  const { rows } = await db.execute<{ key: string; count: number; ends: string }>(sql`
    insert into limit_counters as c (key, count, ends_at)
    select key, 1, "endsAt" from jsonb_to_recordset(${JSON.stringify(counters)}::jsonb)
      as l (key text, "endsAt" timestamptz) order by key
    on conflict (key) do update set
      count = case when c.ends_at <= ${now} then 1 else c.count + 1 end,
      ends_at = case when c.ends_at <= ${now} then excluded.ends_at else c.ends_at end
    returning key, count, ends_at as ends`)
  return rows.map(({ key, count, ends }) => ({ key, count, endsAt: new Date(ends) }))
}

export async function countDown(
  db: Queries,
  counters: readonly { key: string; by: number }[],
): Promise<void> {
  await db.execute(sql`
    with keys as (
      select c.key, l.by from limit_counters c
      join jsonb_to_recordset(${JSON.stringify(counters)}::jsonb) as l (key text, by int) using (key)
      order by c.key for update of c
    )
    update limit_counters c set count = greatest(c.count - keys.by, 0)
    from keys where c.key = keys.key`)
}

/** The counters that are not over; one that is missing counted nothing. */
export async function readCounts(
  db: Queries,
  keys: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ key: string; count: number }>(sql`
    select key, count from limit_counters
    where key = any(${sql.param([...keys])}::text[]) and ends_at > ${now}`)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

const hourKey = (hour: string) => `wrong-codes:${hour}`

/** Counts a wrong code of the current hour. The counts of the last week show the usual number. */
export async function countWrongCode(
  db: Queries,
  { hour, endsAt }: { hour: string; endsAt: Date },
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    insert into limit_counters as c (key, count, ends_at) values (${hourKey(hour)}, 1, ${endsAt})
    on conflict (key) do update set count = c.count + 1 returning count`)
  return rows[0]?.count ?? 0
}

/** Counts the wrong codes of this hour, and those of the median of the last 168 hours; an hour without any has no row. */
export async function wrongCodes(
  db: Queries,
  hour: string,
): Promise<{ now: number; usual: number }> {
  const { rows } = await db.execute<{ now: number; usual: number }>(sql`
    select coalesce((select count from limit_counters where key = ${hourKey(hour)}), 0)::int as now,
      coalesce((select count from limit_counters where key like 'wrong-codes:%'
        order by count desc offset 84 limit 1), 0)::int as usual`)
  return rows[0] ?? { now: 0, usual: 0 }
}

type Lately = { numbers: string; since: Date; expiredSince: Date; expiredUntil: Date }

/**
 * Counts the texts to numbers that belonged to no customer when they were sent: those since `since` and those of them to numbers with this beginning, and the texts whose code
 * has expired and those of them whose code was typed. A request for another code after a wrong try counts as typed.
 */
export async function textsLately(
  db: Queries,
  { numbers, since, expiredSince, expiredUntil }: Lately,
): Promise<{ sent: number; toNeighbours: number; expired: number; read: number }> {
  const isExpired = sql`t.created_at > ${expiredSince} and t.created_at <= ${expiredUntil}`
  const { rows } = await db.execute<{
    sent: number
    toNeighbours: number
    expired: number
    read: number
  }>(sql`
    select count(*)::int as sent,
      (count(*) filter (where left(contact, -4) = ${numbers}))::int as "toNeighbours",
      (count(*) filter (where ${isExpired}))::int as expired,
      (count(*) filter (where ${isExpired} and used_at is not null and attempts > 0))::int as read
    from code_challenges t where t.created_at > ${since} and t.contact like '+%' and not exists (
      select from customers c where c.phone = t.contact and c.created_at <= t.created_at)`)
  return rows[0] ?? { sent: 0, toNeighbours: 0, expired: 0, read: 0 }
}
