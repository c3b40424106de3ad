import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { planned } from '../../db/statements/planned.ts'
import { shopQueue } from '../../db/conditions/shop-is-queued.ts'
import type { ByLoad } from './by-load.ts'

/** Lets processes that switch on the queue before the whole shop take turns until the transaction ends. */
export async function lockByLoad(db: Queries): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('queue by load'))`)
}

/** Finds what processes have switched on, and whether they may; undefined where the owner has never set the queue. */
export async function findByLoad(db: Queries): Promise<ByLoad | undefined> {
  type Row = Omit<ByLoad, 'since' | 'until'> & { since: string | null; until: string | null }
  const [row] = await planned<Row>(
    db,
    sql`
    select (value ->> 'byLoad')::boolean and not (value ->> 'wholeShop')::boolean as "isWanted",
      (value ->> 'minutes')::int as minutes, q.on_since::text as since, q.on_until::text as until
    from settings left join queues q on q.id = ${shopQueue} where key = 'queue'`,
  )
  return row && { ...row, since: dateOf(row.since), until: dateOf(row.until) }
}

/** Stores until when the queue before the whole shop is on; its beginning stays while it is on. */
export async function saveByLoad(
  db: Queries,
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`
    insert into queues as q (id, advanced_at, on_since, on_until)
    values (${shopQueue}, ${at}, ${at}, ${until.toISOString()}::timestamptz)
    on conflict (id) do update set
      on_since = case when q.on_until > ${at} then q.on_since else excluded.on_since end,
      on_until = excluded.on_until`)
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
