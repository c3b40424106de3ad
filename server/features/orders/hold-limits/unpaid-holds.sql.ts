import { upcomingVisitStatuses } from '@rimal/contract/statuses'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'

type NewHold = { holderId: string; units: number; keys: readonly string[]; at: Date }

/** The highest id of its rows. */
export async function insertHold(
  db: Queries,
  { holderId, units, keys, at }: NewHold,
): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with added as (
      insert into unpaid_holds (holder_id, key, units, at)
      select ${holderId}::uuid, key, ${units}::int, ${at}::timestamptz
      from unnest(${sql.param([...keys])}::text[]) as key
      returning id
    )
    select max(id)::text as id from added`)
  return rows[0]?.id ?? '0'
}

type Counted = { holderId: string; keys: readonly string[]; lastId: string; since: Date; now: Date }
/** Without the one that is asked about; `others`: how many hold by the key. */
type HeldBy = { units: number; others: number }

/** How much is held unpaid by each key up to a row. An order that is being written is not there yet: it counts for a minute. */
export async function sumHolds(
  db: Queries,
  { holderId, keys, lastId, since, now }: Counted,
): Promise<Map<string, HeldBy>> {
  const { rows } = await db.execute<HeldBy & { key: string }>(sql`
    select h.key, coalesce(sum(h.units) filter (where h.holder_id <> ${holderId}::uuid), 0)::int as units,
      count(*) filter (where h.holder_id <> ${holderId}::uuid)::int as others
    from unpaid_holds h
    left join orders o on o.id = h.holder_id
    left join visits v on v.id = h.holder_id
    where h.key = any(${sql.param([...keys])}::text[]) and h.id <= ${lastId}::bigint
      and h.at > ${since}::timestamptz
      and case
        when o.id is not null then o.status = 'awaiting_payment'
          or (o.status = 'placed' and o.payment_method = 'cash_on_delivery')
        when v.id is not null then v.status = any(${sql.param([...upcomingVisitStatuses])}::text[])
        else h.at > ${now}::timestamptz - interval '1 minute'
      end
    group by h.key`)
  return new Map(rows.map(({ key, ...held }) => [key, held]))
}

/** Whether an order of the customer was paid, or accepted by somebody of the shop. */
export async function hasGoodOrder(db: Queries, customerId: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (
      select from orders where customer_id = ${customerId}::uuid
        and status not in ('awaiting_payment', 'cancelled')
        and not (status = 'placed' and payment_method = 'cash_on_delivery')
    ) as found`)
  return rows[0]?.found ?? false
}

export async function deleteHold(db: Queries, holderId: string): Promise<void> {
  await db.execute(sql`delete from unpaid_holds where holder_id = ${holderId}::uuid`)
}
