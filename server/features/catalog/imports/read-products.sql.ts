import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { listOf } from '../json.sql.ts'
import type { CatalogItem, CatalogProduct } from './products/catalog-product.ts'

const items = listOf<CatalogItem>(sql`
  select json_build_object('id', i.id, 'name', i.name, 'colorCode', i.color_code,
    'colorFamily', nullif(i.color_family, ''),
    'sizes', ${listOf(sql`
      select json_build_object('size', v.size, 'sku', v.sku, 'barcode', v.barcode, 'stock', v.stock,
        'reserved', v.reserved) as row, v.size as place
      from variants v where v.item_id = i.id and not v.withdrawn`)},
    'pictures', ${listOf(sql`
      select json_build_object('id', ip.picture_id, 'view', ip.view) as row, ip.position as place
      from item_pictures ip where ip.item_id = i.id`)}) as row, i.position as place
  from product_items i where i.product_id = p.id and not i.withdrawn`)

const prices = listOf<CatalogProduct['otherPrices'][number]>(sql`
  select json_build_object('currency', currency, 'price', price, 'compareAt', compare_at) as row,
    currency as place
  from product_prices where product_id = p.id`)

const read = sql`
  select p.id, p.revision, p.state, p.name, p.subtitle, p.description, p.fabric, p.care, p.opening,
    p.included, p.occasion, p.title, p.short_description as "shortDescription", p.type_id as "typeId",
    p.categories, p.collections, p.occasions, nullif(p.fabric_kind, '') as "fabricKind",
    nullif(p.opening_kind, '') as "openingKind", p.price, p.compare_at as "compareAt",
    p.made_to_order as "madeToOrder", p.lead_days as "leadDays", p.weight,
    ${prices} as "otherPrices", ${items} as items
  from products p`

/** Reads products with the colours and sizes that are not withdrawn, by their ids. */
export async function readProducts(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, CatalogProduct>> {
  const rows = await list(db, sql`${read} where p.id = any(${sql.param(ids)}::text[])`)
  return new Map(rows.map((product) => [product.id, product]))
}

/** Reads the products after an id, in the order of their ids. */
export function readProductsAfter(
  db: Queries,
  { after, limit }: { after: string; limit: number },
): Promise<CatalogProduct[]> {
  return list(db, sql`${read} where p.id > ${after} order by p.id limit ${limit}`)
}

async function list(db: Queries, query: SQL): Promise<CatalogProduct[]> {
  const { rows } = await db.execute<CatalogProduct>(query)
  return rows
}

/** Locks products until the transaction ends, in the order of their ids, as everybody does. */
export async function lockProducts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select from products where id = any(${sql.param(ids)}::text[]) order by id for no key update`)
}

/** Locks all sizes of products until the transaction ends, in the order of their SKU, as every movement of stock does. */
export async function lockVariants(tx: Tx, productIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select from variants
    where item_id in (
      select id from product_items where product_id = any(${sql.param(productIds)}::text[]))
    order by sku for no key update`)
}

/** Counts the rows that an export would have, up to one more than the limit. */
export async function countVariants(db: Queries, limit: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from variants where not withdrawn limit ${limit + 1}) counted`)
  return rows[0]?.count ?? 0
}
