import { sql } from 'drizzle-orm'
import { recordCatalogChange } from '../../db/record-catalog-change.ts'
import type { Tx } from '../../db/transact.ts'

/**
 * Adds units to those that were sold of some products, by which best sellers are sorted; negative units are
 * subtracted. Products are locked in the order of their ids.
 */
export async function countSold(
  tx: Tx,
  lines: readonly { productId: string; quantity: number }[],
): Promise<void> {
  if (lines.length === 0) return
  const { rows } = await tx.execute<{ id: string }>(sql`
    with sums as (
      select product_id, sum(quantity)::int as quantity
      from unnest(
        ${sql.param(lines.map(({ productId }) => productId))}::text[],
        ${sql.param(lines.map(({ quantity }) => quantity))}::int[]
      ) as line (product_id, quantity)
      group by product_id
    ), locked as (
      select products.id, quantity from products join sums on product_id = products.id
      where quantity <> 0 order by products.id for no key update of products
    )
    update products set sold = greatest(0, sold + quantity) from locked
    where products.id = locked.id
    returning products.id`)
  await recordCatalogChange(
    tx,
    rows.map(({ id }) => id),
  )
}
