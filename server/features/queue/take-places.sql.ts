import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { planned } from '../../db/statements/planned.ts'
import type { Shopper } from '../customers/shopper.ts'

export type Joining = { queueId: string; shopper: Shopper }

/**
 * Takes a place for each shopper with one statement, numbered in their order; returns the id of the place by the index of the
 * shopper. A shopper who has a place keeps it, and nothing is written; after the end of an admission the shopper gets a
 * new place at the end. A shopper may be left out while another call takes the same place at this moment. Rows are written in one
 * order, so that two processes with the same shoppers do not wait for each other.
 */
export async function takePlaces(
  db: Queries,
  shoppers: readonly Joining[],
  now: Date,
): Promise<Map<number, number>> {
  const queueIds = shoppers.map(({ queueId }) => queueId)
  const guestIds = shoppers.map(({ shopper }) => ('guestId' in shopper ? shopper.guestId : null))
  const customerIds = shoppers.map(({ shopper }) =>
    'customerId' in shopper ? shopper.customerId : null,
  )
  const joinedAt = sql`${now.toISOString()}::timestamptz`
  const rows = await planned<{ index: number; id: number }>(
    db,
    sql`
    with asked as (
      select * from unnest(${sql.param(queueIds)}::text[], ${sql.param(guestIds)}::text[],
        ${sql.param(customerIds)}::uuid[])
        with ordinality as a (queue_id, guest_id, customer_id, nth)
    ), known as (
      select nth, p.id, coalesce(p.admitted_until <= ${joinedAt}, false) as "hasEnded"
      from asked a join queue_places p on p.queue_id = a.queue_id and p.guest_id = a.guest_id
      union all
      select nth, p.id, coalesce(p.admitted_until <= ${joinedAt}, false)
      from asked a join queue_places p on p.queue_id = a.queue_id and p.customer_id = a.customer_id
    ), numbered as materialized (
      select nextval(pg_get_serial_sequence('queue_places', 'id')) as id, fresh.* from (
        select queue_id, guest_id, customer_id from asked
        where nth not in (select nth from known) order by nth
      ) fresh
    ), joined as (
      insert into queue_places (id, queue_id, guest_id, customer_id, joined_at)
      select id, queue_id, guest_id, customer_id, ${joinedAt} from numbered
      order by queue_id, coalesce(guest_id, customer_id::text)
      on conflict do nothing returning id, queue_id, guest_id, customer_id
    ), anew as (
      update queue_places p
      set id = default, joined_at = ${joinedAt}, number = null, admitted_until = null
      from known
      where p.id = known.id and known."hasEnded" and p.admitted_until <= ${joinedAt}
      returning nth, p.id
    )
    select nth::int - 1 as index, id::int from (
      select nth, id from known where not "hasEnded"
      union all select nth, id from anew
      union all select a.nth, j.id from joined j join asked a on a.queue_id = j.queue_id
        and coalesce(a.guest_id, a.customer_id::text) = coalesce(j.guest_id, j.customer_id::text)
    ) taken`,
  )
  return new Map(rows.map(({ index, id }) => [index, id]))
}
