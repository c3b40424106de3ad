import type { OtherPrices } from '@rimal/contract/catalog'
import type { Text } from '@rimal/contract/language'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { prepared } from '../../db/statements/prepared.ts'
import { productItems, products } from '../../db/tables/catalog.ts'
import { listOf, otherPrices, pictureFields } from './json.sql.ts'
import type { StoredPicture } from './picture-in.ts'

export type ItemFacts = {
  productId: string
  address: string
  itemId: string
  name: Text
  subtitle: Text
  colorName: Text
  colorCode: string
  price: number
  compareAt: number | null
  otherPrices: OtherPrices
  published: boolean
  customSize: boolean
  /** The first of the item, if any. */
  pictures: StoredPicture[]
  /** Sizes that can be ordered now. */
  sizes: number[]
}

const itemJson = sql`json_build_object(
  'productId', products.id, 'address', products.address, 'itemId', product_items.id, 'name', products.name,
  'subtitle', products.subtitle, 'colorName', product_items.name,
  'colorCode', product_items.color_code, 'price', products.price,
  'compareAt', products.compare_at, 'otherPrices', ${otherPrices}, 'published', products.published and not product_items.withdrawn,
  'customSize', products.custom_size,
  'pictures', ${listOf(sql`
    select json_build_object(${pictureFields}) as row, item_pictures.position as place
    from item_pictures join pictures on pictures.id = item_pictures.picture_id
    where item_pictures.item_id = product_items.id
    order by item_pictures.position limit 1`)},
  'sizes', ${listOf(sql`
    select to_json(variants.size) as row, variants.size as place from variants
    where variants.item_id = product_items.id and not variants.withdrawn
      and (products.made_to_order or variants.available > 0)`)})`

const items = prepared((db) =>
  db
    .select({ all: sql<ItemFacts[]>`coalesce(json_agg(${itemJson}), '[]')` })
    .from(productItems)
    .innerJoin(products, eq(products.id, productItems.productId))
    .where(sql`${productItems.id} = any(${sql.placeholder('itemIds')}::text[])`)
    .prepare('catalog_pieces'),
)

/** Returns the facts of some items, in no particular order; withdrawn ones too. */
export async function listItemFacts(db: Db, itemIds: string[]): Promise<ItemFacts[]> {
  if (itemIds.length === 0) return []
  const [row] = await items(db).execute({ itemIds })
  return row?.all ?? []
}
