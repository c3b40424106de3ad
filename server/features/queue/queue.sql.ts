import { type SQL, sql } from 'drizzle-orm'
import type { Text } from '@rimal/contract/language'
import type { Queries } from '../../db/connect.ts'
import { planned } from '../../db/statements/planned.ts'
import { isShopQueued, isShopQueuedByHand, shopQueue } from '../../db/conditions/shop-is-queued.ts'
import type { Shopper } from '../customers/shopper.ts'

/** What a queue guards, as the catalogue has it now. */
export type QueueFacts = {
  isQueued: boolean
  opensAt: Date | null
  isSoldOut: boolean
}

/** Finds out what a queue guards; a product that cannot be bought is not queued. */
export async function findFacts(db: Queries, queueId: string, now: Date): Promise<QueueFacts> {
  if (queueId === shopQueue) {
    return { isQueued: await findShopQueued(db, now), opensAt: null, isSoldOut: false }
  }
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

/** Finds out whether the queue before the whole shop is on. */
export async function findShopQueued(db: Queries, now: Date): Promise<boolean> {
  const [row] = await planned<{ isOn: boolean }>(db, sql`select ${isShopQueued(now)} as "isOn"`)
  return row?.isOn ?? false
}

/** Lists what the pages of queues say of published products. */
export function listNamedProducts(db: Queries, ids: readonly string[]) {
  return planned<{ id: string; name: Text; address: string; queued: boolean }>(
    db,
    sql`select id, name, address, queued from products
      where id = any(${sql.param([...ids])}::text[]) and published`,
  )
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
 * Numbers the places that have no number, after the last one; returns the last number now. Those who joined before the
 * opening come first, in an order that is drawn; the others follow in the order in which they joined. A place that is
 * deleted at the same moment leaves a gap.
 */
export async function numberPlaces(
  db: Queries,
  { queueId, after, opensAt }: { queueId: string; after: number; opensAt: Date | null },
): Promise<number> {
  const opening = sql`${opensAt?.toISOString() ?? null}::timestamptz`
  const [row] = await planned<{ last: number }>(
    db,
    sql`
    with numbered as (
      update queue_places p set number = ${after}::int + waiting.place
      from (
        select id, row_number() over (
          order by coalesce(joined_at >= ${opening}, true),
            case when joined_at < ${opening} then random() end, id) as place
        from queue_places where queue_id = ${queueId} and number is null
      ) waiting
      where p.id = waiting.id returning p.number
    )
    select coalesce(max(number), ${after}::int)::int as last from numbered`,
  )
  return row?.last ?? after
}

/** Lists the places that were numbered after a number; numbers are committed in their order. */
export function listNumbersAfter(db: Queries, queueId: string, number: number) {
  return planned<{ id: number; number: number }>(
    db,
    sql`select id::int, number from queue_places
      where queue_id = ${queueId} and number > ${number}::int order by number`,
  )
}

type Entering = { queueId: string; shopper: Shopper; now: Date; minutes: number }

/** A shopper who was admitted in time may take longer for the address and the payment. */
const checkoutMinutes = 30

/** Begins an admission, or returns the one that has begun; undefined if it is not the shopper's turn. */
export async function admit(
  db: Queries,
  { queueId, shopper, now, minutes }: Entering,
): Promise<Date | undefined> {
  const [owner, id] = ownerOf(shopper)
  const at = sql`${now.toISOString()}::timestamptz`
  const until = sql`coalesce(p.admitted_until, ${at} + ${minutes}::int * interval '1 minute')`
  const [row] = await planned<{ until: string }>(
    db,
    sql`
    update queue_places p
    set admitted_until = ${until},
      order_until = ${until} + ${checkoutMinutes}::int * interval '1 minute'
    from queues q
    where q.id = p.queue_id and p.queue_id = ${queueId} and p.${owner} = ${id}
      and p.number <= q.admitted and coalesce(p.admitted_until > ${at}, true)
    returning p.admitted_until::text as until`,
  )
  return row && new Date(row.until)
}

type Asked = { shopper: Shopper; productIds: readonly string[]; now: Date; to: 'add' | 'order' }

/**
 * Finds a queue that still stands before the shopper: of one of the products, else of the whole shop. One that began by
 * load asks only who adds: what is in a cart was added before it, or with an admission.
 */
export async function findQueueBefore(
  db: Queries,
  { shopper, productIds, now, to }: Asked,
): Promise<string | undefined> {
  const [owner, id] = ownerOf(shopper)
  const until = to === 'add' ? sql`admitted_until` : sql`order_until`
  const isShopAhead = to === 'add' ? isShopQueued(now) : isShopQueuedByHand
  const [row] = await planned<{ queueId: string }>(
    db,
    sql`
    select asked."queueId" from (
      select id as "queueId" from products
      where id = any(${sql.param([...productIds])}::text[]) and queued
      union all
      select ${shopQueue}::text
      where ${isShopAhead} and exists (
        select from products
        where id = any(${sql.param([...productIds])}::text[]) and not queued)
    ) asked
    where not exists (
      select from queue_places p
      where p.queue_id = asked."queueId" and p.${owner} = ${id}
        and p.${until} > ${now.toISOString()}::timestamptz)
    limit 1`,
  )
  return row?.queueId
}

type Moving = { guestId: string; customerId: string; now: Date }

/**
 * Gives the places of a guest to the customer. Where both have one, the better one stays: the one that is admitted now,
 * else the one with the lower number; a place whose admission has ended is the worst. The time to order stays too.
 */
export async function movePlaces(db: Queries, { guestId, customerId, now }: Moving): Promise<void> {
  await db.execute(sql`
    with ranked as (
      select id, max(order_until) over same_queue as order_until, row_number() over (
        same_queue order by
          case when admitted_until > ${now.toISOString()}::timestamptz then 0
            when admitted_until is null then 1 else 2 end,
          number, id) as rank
      from queue_places
      where queue_id in (select queue_id from queue_places where guest_id = ${guestId})
        and (guest_id = ${guestId} or customer_id = ${customerId}::uuid)
      window same_queue as (partition by queue_id)
    ), best as (
      update queue_places p set order_until = ranked.order_until from ranked
      where p.id = ranked.id and ranked.rank = 1
        and p.order_until is distinct from ranked.order_until
    )
    delete from queue_places p using ranked where p.id = ranked.id and ranked.rank > 1`)
  await db.execute(sql`
    update queue_places set guest_id = null, customer_id = ${customerId}::uuid
    where guest_id = ${guestId}`)
}

/** Deletes a queue with its places, so that it starts anew. */
export async function deleteQueue(db: Queries, queueId: string): Promise<void> {
  await db.execute(sql`delete from queues where id = ${queueId}`)
  await db.execute(sql`delete from queue_places where queue_id = ${queueId}`)
}

/** Deletes the places of those who joined before a time, unless the opening for which they wait comes after it. */
export async function deletePlacesBefore(db: Queries, joined: Date): Promise<void> {
  const before = sql`${joined.toISOString()}::timestamptz`
  await db.execute(sql`
    delete from queue_places q where q.joined_at < ${before} and not exists (
      select from products p where p.id = q.queue_id and p.queued and p.queue_opens_at >= ${before})`)
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
