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

/**
 * Returns the number of promotions for each group of a kind, in every state: a promotion that is switched off or has
 * ended can begin again.
 */
export async function countPromotionsFor(
  db: Queries,
  kind: GroupKind,
): Promise<Map<string, number>> {
  const column = promoted[kind]
  return column ? count(db, sql`select unnest(${column}) as id from promotions`) : new Map()
}

async function count(db: Queries, used: SQL): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; count: number }>(
    sql`select id, count(*)::int as count from (${used}) used group by id`,
  )
  return new Map(rows.map((row) => [row.id, row.count]))
}
