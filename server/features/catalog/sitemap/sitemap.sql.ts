import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'

export async function countProducts(db: Queries): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from products where published`,
  )
  return rows[0]?.count ?? 0
}

export async function listProductAddresses(db: Queries, page: number, perPage: number) {
  const { rows } = await db.execute<{ path: string; changed: string }>(sql`
    select '/product-details/' || id as path, to_char(updated_at, 'YYYY-MM-DD') as changed
    from products where published
    order by id limit ${perPage} offset ${page * perPage}`)
  return rows
}

/** Returns the paths of collections, types, categories with products inside types, and editorial pages. */
export async function listOtherAddresses(
  db: Queries,
): Promise<{ path: string; changed?: string }[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    select '/product-list/' || id as path from collections
    union all select '/product-list/' || id from product_types
    union all select distinct '/product-list/' || type_id || '/' || unnest(categories)
      from products where published
    union all select '/' || slug from content_pages`)
  return [{ path: '/home' }, { path: '/product-list' }, ...rows]
}
