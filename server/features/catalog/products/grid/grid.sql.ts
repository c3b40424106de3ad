import type { GridProduct, GridVariant } from '@rimal/contract/staff/product-grid'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../../db/connect.ts'
import type { Tx } from '../../../../db/transact.ts'
import { listOf } from '../../json.sql.ts'

const sizesJson = listOf<GridVariant>(sql`
  select json_build_object('sku', v.sku, 'barcode', v.barcode, 'size', v.size, 'onHand', v.stock,
    'reserved', v.reserved, 'weight', v.weight) as row, v.size as place
  from variants v where v.item_id = item.id and not v.withdrawn`)

const itemsJson = listOf<GridProduct['items'][number]>(sql`
  select json_build_object('id', item.id, 'name', item.name, 'colorCode', item.color_code,
    'sizes', ${sizesJson}) as row, item.position as place
  from product_items item where item.product_id = p.id and not item.withdrawn`)

/** Lists these products in the order of the ids; ids of no product are left out. */
export async function listGridProducts(
  db: Queries,
  ids: readonly string[],
): Promise<GridProduct[]> {
  const { rows } = await db.execute<GridProduct>(sql`
    select p.id, p.revision, p.state, p.name, p.price, p.compare_at as "compareAt",
      p.made_to_order as "madeToOrder", p.lead_days as "leadDays", p.weight, ${itemsJson} as items
    from unnest(${sql.param([...ids])}::text[]) with ordinality asked (id, place)
    join products p using (id)
    order by asked.place`)
  return rows
}

/** Locks the sizes of a product that are not withdrawn in the order of their SKUs, and returns their weights. */
export async function lockWeights(tx: Tx, product: string): Promise<Map<string, number | null>> {
  const { rows } = await tx.execute<{ sku: string; weight: number | null }>(sql`
    select v.sku, v.weight from variants v
    where v.item_id in (select id from product_items where product_id = ${product})
      and not v.withdrawn
    order by v.sku for no key update`)
  return new Map(rows.map(({ sku, weight }) => [sku, weight]))
}
