import type { ProductFields } from '@rimal/contract/staff/products'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/transact.ts'
import { isOfShop } from '../../../db/picture-of-shop.ts'
import type { KnownIds } from './check-product.ts'

/** Finds which of the ids that a product names exist; the lists of groups are read whole, as they are short. */
export async function findKnownIds(
  tx: Tx,
  fields: Pick<ProductFields, 'items' | 'completeTheLook'>,
): Promise<KnownIds> {
  const pictures = fields.items.flatMap((item) => item.pictures.map(({ id }) => id))
  const { rows } = await tx.execute<{ kind: keyof KnownIds; id: string }>(sql`
    select 'types' as kind, id from product_types
    union all select 'categories', id from categories
    union all select 'collections', id from collections
    union all select case facet when 'color' then 'colors' when 'fabric' then 'fabrics'
      when 'opening' then 'openings' else 'occasions' end, id from facet_values
    union all select 'products', id from products where id = any(${sql.param(fields.completeTheLook)}::text[])
    union all select 'pictures', id from pictures
      where id = any(${sql.param(pictures)}::text[]) and ${isOfShop}`)
  const of = (kind: keyof KnownIds) =>
    new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id))
  return {
    types: of('types'),
    categories: of('categories'),
    collections: of('collections'),
    colors: of('colors'),
    fabrics: of('fabrics'),
    openings: of('openings'),
    occasions: of('occasions'),
    products: of('products'),
    pictures: of('pictures'),
  }
}
