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
    select '/product-details/' || address as path, to_char(updated_at, 'YYYY-MM-DD') as changed
    from products where published
    order by id limit ${perPage} offset ${page * perPage}`)
  return rows
}

/**
 * Returns the paths of collections, types, categories with products inside types, and editorial pages; `from` is the
 * moment from which a page whose first publication is planned can be read.
 */
export async function listOtherAddresses(
  db: Queries,
): Promise<{ path: string; from: string | null }[]> {
  const { rows } = await db.execute<{ path: string; from: string | null }>(sql`
    select '/product-list/' || address as path, null::timestamptz as from from collections
    union all select '/product-list/' || address, null from product_types
    union all select '/product-list/' || product_types.address || '/' || categories.address, null
      from (select distinct type_id, unnest(categories) as category from products where published) used
      join product_types on product_types.id = used.type_id
      join categories on categories.id = used.category
    union all select '/' || slug, null from content_pages
    union all select '/' || subject, publish_at from content_drafts
      where publish_at is not null and subject <> 'home'
        and not exists (select from content_pages where slug = subject)`)
  return [{ path: '/home', from: null }, { path: '/product-list', from: null }, ...rows]
}
