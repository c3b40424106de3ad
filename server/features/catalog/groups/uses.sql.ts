import type { CatalogueGroup } from '@rimal/contract/staff/groups'
import type { GroupKind } from '@rimal/contract/staff/group-kinds'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'

/** The groups of each kind that products use: one row for each product and group. */
const uses: Record<GroupKind, SQL> = {
  types: sql`select type_id as id, id as product from products`,
  categories: sql`select unnest(categories) as id, id as product from products`,
  collections: sql`select unnest(collections) as id, id as product from products`,
  colors: sql`select distinct color_family as id, product_id as product from product_items
    where not withdrawn`,
  fabrics: sql`select fabric_kind as id, id as product from products`,
  openings: sql`select opening_kind as id, id as product from products`,
  occasions: sql`select unnest(occasions) as id, id as product from products`,
}

/** The column of `promotions` that names groups of the kind. */
const promoted: Partial<Record<GroupKind, SQL>> = {
  types: sql`types`,
  categories: sql`categories`,
}

/**
 * Returns the number of products in each group of a kind, including those that are not published. Colours that staff
 * withdrew do not count.
 */
export async function countProductsIn(db: Queries, kind: GroupKind): Promise<Map<string, number>> {
  return count(db, uses[kind])
}

type Promotion = CatalogueGroup['promotions'][number]

/** Returns the promotions for each group of a kind that have not ended; one that is switched off can begin again. */
export async function listPromotionsFor(
  db: Queries,
  kind: GroupKind,
  now: Date,
): Promise<Map<string, Promotion[]>> {
  const column = promoted[kind]
  if (!column) return new Map()
  const { rows } = await db.execute<{ id: string; promotions: Promotion[] }>(sql`
    select used.id, json_agg(json_build_object('promotionId', promotions.id, 'title', title)
      order by created_at desc, promotions.id) as promotions
    from promotions, unnest(${column}) as used (id)
    where ends_at is null or ends_at > ${now.toISOString()}::timestamptz
    group by used.id`)
  return new Map(rows.map((row) => [row.id, row.promotions]))
}

/** Returns the ids of groups of a kind that any promotion names, also one that has ended. */
export async function listPromotedIds(db: Queries, kind: GroupKind): Promise<string[]> {
  const column = promoted[kind]
  if (!column) return []
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct unnest(${column}) as id from promotions`,
  )
  return rows.map(({ id }) => id)
}

/** Returns the collections whose products a section of the home page shows, or will show with its draft. */
export async function listOnHomePage(db: Queries): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select list ->> 'collection' as id from (
      select value as lists from settings where key = 'homeLists'
      union all select content -> 'lists' from content_drafts where subject = 'home') home,
      jsonb_each(home.lists) as each (name, list)
    where list ->> 'source' = 'collection'`)
  return new Set(rows.map(({ id }) => id))
}

async function count(db: Queries, used: SQL): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; count: number }>(
    sql`select id, count(*)::int as count from (${used}) used group by id`,
  )
  return new Map(rows.map((row) => [row.id, row.count]))
}
