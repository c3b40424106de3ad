import { type SQL, sql } from 'drizzle-orm'
import type { Text } from '@rimal/contract/language'
import type { Queries } from '../../db/connect.ts'
import { planned } from '../../db/planned.ts'
import type { Shopper } from '../customers/shopper.ts'

/** The id of the queue before the whole shop; no product has it. */
export const shopQueue = '*'

/** What a queue guards, as the catalogue has it now. */
export type QueueFacts = {
  isQueued: boolean
  opensAt: Date | null
  isSoldOut: boolean
}

/** Finds out what a queue guards; a product that cannot be bought is not queued. */
export async function findFacts(db: Queries, queueId: string): Promise<QueueFacts> {
  const [row] = await planned<Omit<QueueFacts, 'opensAt'> & { opensAt: string | null }>(
    db,
    sql`
    select p.queued and p.published as "isQueued", p.queue_opens_at::text as "opensAt",
      not p.made_to_order and not p.custom_size and not exists (
        select from product_items i join variants v on v.item_id = i.id
        where i.product_id = p.id and not i.withdrawn and not v.withdrawn and v.available > 0
      ) as "isSoldOut"
    from products p where p.id = ${queueId}`,
  )
  if (!row) return { isQueued: false, opensAt: null, isSoldOut: false }
  return { ...row, opensAt: row.opensAt === null ? null : new Date(row.opensAt) }
}

/** Finds what the page of a queue says of a published product. */
export async function findNamedProduct(db: Queries, id: string) {
  const [row] = await planned<{ name: Text; address: string; queued: boolean }>(
    db,
    sql`select name, address, queued from products where id = ${id} and published`,
  )
  return row
}

export type Counters = { round: number; numbered: number; admitted: number }
export type Advanced = Counters & { credit: number; advancedAt: Date }

export async function findCounters(db: Queries, queueId: string): Promise<Counters | undefined> {
  const [row] = await planned<Counters>(
    db,
    sql`select round::int, numbered, admitted from queues where id = ${queueId}`,
  )
  return row
}

/** Locks a queue, after a process that advances it has finished; undefined where there is none yet. */
export async function lockQueue(db: Queries, queueId: string): Promise<Advanced | undefined> {
  const [row] = await planned<Omit<Advanced, 'advancedAt'> & { advancedAt: string }>(
    db,
    sql`select round::int, numbered, admitted, credit, advanced_at::text as "advancedAt"
      from queues where id = ${queueId} for update`,
  )
  return row && { ...row, advancedAt: new Date(row.advancedAt) }
}

/** Creates a queue, which another process may have done at the same moment, and locks it. */
export async function createQueue(db: Queries, queueId: string, now: Date): Promise<Advanced> {
  await db.execute(sql`
    insert into queues (id, advanced_at) values (${queueId}, ${now.toISOString()}::timestamptz)
    on conflict do nothing`)
  const queue = await lockQueue(db, queueId)
  if (!queue) throw new Error(`The queue of ${queueId} was deleted while it was created.`)
  return queue
}

export async function saveQueue(
  db: Queries,
  queueId: string,
  { numbered, admitted, credit, advancedAt }: Omit<Advanced, 'round'>,
): Promise<void> {
  await planned(
    db,
    sql`update queues set numbered = ${numbered}::int, admitted = ${admitted}::int,
      credit = ${credit}::real, advanced_at = ${advancedAt.toISOString()}::timestamptz
      where id = ${queueId}`,
  )
}

/**
 * Numbers the places that have no number, after the last one; returns how many. Those who joined before the opening
 * come first, in an order that is drawn; the others follow in the order in which they joined.
 */
export async function numberPlaces(
  db: Queries,
  { queueId, after, opensAt }: { queueId: string; after: number; opensAt: Date | null },
): Promise<number> {
  const opening = sql`${opensAt?.toISOString() ?? null}::timestamptz`
  const rows = await planned(
    db,
    sql`
    update queue_places p set number = ${after}::int + waiting.place
    from (
      select id, row_number() over (
        order by coalesce(joined_at >= ${opening}, true),
          case when joined_at < ${opening} then random() end, id) as place
      from queue_places where queue_id = ${queueId} and number is null
    ) waiting
    where p.id = waiting.id returning 1`,
  )
  return rows.length
}

/** Lists the places that were numbered after a number; numbers are committed in their order. */
export function listNumbersAfter(db: Queries, queueId: string, number: number) {
  return planned<{ id: number; number: number }>(
    db,
    sql`select id::int, number from queue_places
      where queue_id = ${queueId} and number > ${number}::int order by number`,
  )
}

type Joining = { queueId: string; shopper: Shopper; now: Date }

/**
 * Takes a place, and returns its id. A shopper who has a place keeps it; after the end of an admission the shopper
 * gets a new place at the end.
 */
export async function takePlace(db: Queries, { queueId, shopper, now }: Joining): Promise<number> {
  const [owner, id] = ownerOf(shopper)
  for (;;) {
    const [row] = await planned<{ id: number }>(
      db,
      sql`
      with joined as (
        insert into queue_places as p (queue_id, ${owner}, joined_at)
        values (${queueId}, ${id}, ${now.toISOString()}::timestamptz)
        on conflict (queue_id, ${owner}) do update
          set id = default, joined_at = excluded.joined_at, number = null, admitted_until = null
          where p.admitted_until <= excluded.joined_at
        returning id
      )
      select id::int from joined
      union all
      select id::int from queue_places where queue_id = ${queueId} and ${owner} = ${id}
      limit 1`,
    )
    if (row) return row.id
    // Another tab of the shopper has joined at the same moment.
  }
}

/** Begins an admission, or returns the one that has begun; undefined if it is not the shopper's turn. */
export async function admit(
  db: Queries,
  { queueId, shopper, now, minutes }: Joining & { minutes: number },
): Promise<Date | undefined> {
  const [owner, id] = ownerOf(shopper)
  const [row] = await planned<{ until: string }>(
    db,
    sql`
    update queue_places p
    set admitted_until = coalesce(p.admitted_until,
      ${now.toISOString()}::timestamptz + ${minutes}::int * interval '1 minute')
    from queues q
    where q.id = p.queue_id and p.queue_id = ${queueId} and p.${owner} = ${id}
      and p.number <= q.admitted
      and coalesce(p.admitted_until > ${now.toISOString()}::timestamptz, true)
    returning p.admitted_until::text as until`,
  )
  return row && new Date(row.until)
}

type Asked = { shopper: Shopper; productIds: readonly string[]; at: Date }

/** Finds a queue that still stands before the shopper: of one of the products, else of the whole shop. */
export async function findQueueBefore(
  db: Queries,
  { shopper, productIds, at }: Asked,
): Promise<string | undefined> {
  const [owner, id] = ownerOf(shopper)
  const [row] = await planned<{ queueId: string }>(
    db,
    sql`
    select asked."queueId" from (
      select id as "queueId" from products
      where id = any(${sql.param([...productIds])}::text[]) and queued
      union all
      select ${shopQueue}::text from settings
      where key = 'queue' and (value ->> 'wholeShop')::boolean and exists (
        select from products
        where id = any(${sql.param([...productIds])}::text[]) and not queued)
    ) asked
    where not exists (
      select from queue_places p
      where p.queue_id = asked."queueId" and p.${owner} = ${id}
        and p.admitted_until > ${at.toISOString()}::timestamptz)
    limit 1`,
  )
  return row?.queueId
}

/** Gives the places of a guest to the customer, except where the customer has one. */
export async function movePlaces(
  db: Queries,
  { guestId, customerId }: { guestId: string; customerId: string },
): Promise<void> {
  await db.execute(sql`
    update queue_places p set guest_id = null, customer_id = ${customerId}::uuid
    where guest_id = ${guestId} and not exists (
      select from queue_places mine
      where mine.queue_id = p.queue_id and mine.customer_id = ${customerId}::uuid)`)
}

/** Deletes a queue with its places, so that it starts anew. */
export async function deleteQueue(db: Queries, queueId: string): Promise<void> {
  await db.execute(sql`delete from queues where id = ${queueId}`)
  await db.execute(sql`delete from queue_places where queue_id = ${queueId}`)
}

export async function deletePlacesBefore(db: Queries, joined: Date): Promise<void> {
  await db.execute(
    sql`delete from queue_places where joined_at < ${joined.toISOString()}::timestamptz`,
  )
}

/** Counts those who wait, and those who were admitted. */
export async function countPlaces(db: Queries, queueId: string) {
  const [row] = await planned<{ waiting: number; admitted: number }>(
    db,
    sql`
    select count(*) filter (where number is null or number > coalesce(q.admitted, 0))::int as waiting,
      count(*) filter (where number <= q.admitted)::int as admitted
    from queue_places p left join queues q on q.id = p.queue_id where p.queue_id = ${queueId}`,
  )
  return row ?? { waiting: 0, admitted: 0 }
}

function ownerOf(shopper: Shopper): [column: SQL, id: SQL] {
  return 'guestId' in shopper
    ? [sql`guest_id`, sql`${shopper.guestId}::text`]
    : [sql`customer_id`, sql`${shopper.customerId}::uuid`]
}
