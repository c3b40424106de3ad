import type { Text } from '@rimal/contract/language'
import { maxCounted, pageSize } from '@rimal/contract/page-of'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { escapeLike } from '../../../db/escape-like.ts'
import { collections } from '../../../db/tables/catalog.ts'
import { collectionOrders } from '../../../db/tables/catalog-rules.ts'
import { staffMembers } from '../../../db/tables/staff.ts'
import type { Tx } from '../../../db/transact.ts'

export type StoredOrder = {
  title: Text
  byHand: boolean
  revision: number
  savedBy: string | null
  savedAt: Date | null
}

/** Finds a collection with its order; one that nobody ever changed is automatic and has the revision 0. */
export async function findOrder(db: Queries, id: string): Promise<StoredOrder | undefined> {
  const [row] = await db
    .select({
      title: collections.title,
      byHand: sql<boolean>`coalesce(${collectionOrders.byHand}, false)`,
      revision: sql<number>`coalesce(${collectionOrders.revision}, 0)`,
      savedBy: staffMembers.name,
      savedAt: collectionOrders.savedAt,
    })
    .from(collections)
    .leftJoin(collectionOrders, eq(collectionOrders.collectionId, collections.id))
    .leftJoin(staffMembers, eq(staffMembers.id, collectionOrders.savedBy))
    .where(eq(collections.id, id))
  return row
}

/** Makes other changes of this order wait, also while the order has no row yet. */
export async function lockCollection(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select from collections where id = ${id} for update`)
}

const notArchived = sql`p.state <> 'archived'`

/**
 * The products of a collection with their places, without archived ones unless `states` says otherwise. In an order by
 * hand, products that it does not name stand at the end, the latest one last: `order-by-hand.ts` puts those of the shop
 * in the same order.
 */
function placed({ id, byHand }: Order, states: SQL = notArchived): SQL {
  const automatic = id === 'best_seller' ? sql`p.sold desc` : sql`p.released_on desc`
  const order = byHand
    ? sql`named.place nulls last, p.released_on, p.id collate "C" desc`
    : sql`${automatic}, p.id collate "C"`
  return sql`
    select p.id, p.search, p.state, (row_number() over (order by ${order}))::int as place
    from products p
    left join (
      select listed.id, min(listed.place) as place
      from collection_orders, unnest(products) with ordinality as listed (id, place)
      where collection_id = ${id} group by listed.id) named on named.id = p.id
    where p.collections @> array[${id}]::text[] and ${states}`
}

type Order = { id: string; byHand: boolean }
export type Member = { id: string; isArchived: boolean }

/** Returns all products of a collection in their order, archived ones too. */
export async function listMembers(db: Queries, order: Order): Promise<Member[]> {
  const { rows } = await db.execute<Member>(sql`
    select id, state = 'archived' as "isArchived" from (${placed(order, sql`true`)}) placed
    order by place`)
  return rows
}

/** Lists a page of the products whose names have all words, and one row more. */
export async function listPlaces(
  db: Queries,
  order: Order,
  { words, after }: { words: readonly string[]; after: number },
): Promise<{ id: string; place: number }[]> {
  const { rows } = await db.execute<{ id: string; place: number }>(sql`
    select id, place from (${placed(order)}) placed
    where place > ${after} and ${matches(words)} order by place limit ${pageSize + 1}`)
  return rows
}

/** Counts the products of a collection that match, up to one more than `maxCounted`; and all of them. */
export async function countPlaces(
  db: Queries,
  id: string,
  words: readonly string[],
): Promise<{ matching: number; count: number }> {
  const { rows } = await db.execute<{ matching: number; count: number }>(sql`
    select count(*)::int as count,
      least(count(*) filter (where ${matches(words)}), ${maxCounted + 1})::int as matching
    from products where collections @> array[${id}]::text[] and state <> 'archived'`)
  return rows[0] ?? { matching: 0, count: 0 }
}

export async function writeOrder(
  tx: Tx,
  order: {
    collectionId: string
    byHand: boolean
    products: string[]
    savedBy: string
    savedAt: Date
  },
): Promise<number> {
  const { collectionId: _, ...set } = order
  const [row] = await tx
    .insert(collectionOrders)
    .values(order)
    .onConflictDoUpdate({
      target: collectionOrders.collectionId,
      set: { ...set, revision: sql`${collectionOrders.revision} + 1` },
    })
    .returning({ revision: collectionOrders.revision })
  return row?.revision ?? 0
}

/** The ids as they are stored, also of products that left the collection. */
export async function findStoredIds(tx: Tx, id: string): Promise<string[]> {
  const [row] = await tx
    .select({ products: collectionOrders.products })
    .from(collectionOrders)
    .where(eq(collectionOrders.collectionId, id))
  return row?.products ?? []
}

function matches(words: readonly string[]): SQL {
  if (words.length === 0) return sql`true`
  const each = words.map(
    (word) => sql`search like '%' || ${escapeLike(sql`search_form(${word})`)} || '%'`,
  )
  return sql.join(each, sql` and `)
}
