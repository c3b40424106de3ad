import type { OtherPrices } from '@rimal/contract/catalog'
import type { Text } from '@rimal/contract/language'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { prepared } from '../../../db/statements/prepared.ts'
import { productItems, products } from '../../../db/tables/catalog.ts'
import { listOf, otherPrices, pictureFields } from '../json.sql.ts'
import type { StoredPicture } from '../picture-in.ts'

export type CardFacts = {
  productId: string
  address: string
  itemId: string
  name: Text
  subtitle: Text
  colorName: Text
  price: number
  compareAt: number | null
  otherPrices: OtherPrices
  collections: string[]
  madeToOrder: boolean
  /** The first two of the item. */
  pictures: StoredPicture[]
  colors: { itemId: string; name: Text; color_code: string; picture: StoredPicture | null }[]
}

const cardJson = sql`json_build_object(
  'productId', products.id, 'address', products.address, 'itemId', product_items.id, 'name', products.name,
  'subtitle', products.subtitle, 'colorName', product_items.name, 'price', products.price,
  'compareAt', products.compare_at, 'otherPrices', ${otherPrices},
  'collections', products.collections,
  'madeToOrder', products.made_to_order,
  'pictures', ${listOf(sql`
    select json_build_object(${pictureFields}) as row, item_pictures.position as place
    from item_pictures join pictures on pictures.id = item_pictures.picture_id
    where item_pictures.item_id = product_items.id
    order by item_pictures.position limit 2`)},
  'colors', ${listOf(sql`
    select json_build_object('itemId', other.id, 'name', other.name,
      'color_code', other.color_code, 'picture', (
        select json_build_object(${pictureFields})
        from item_pictures join pictures on pictures.id = item_pictures.picture_id
        where item_pictures.item_id = other.id
        order by item_pictures.position limit 1)) as row, other.position as place
    from product_items other where other.product_id = products.id and not other.withdrawn`)})`

const cards = prepared((db) =>
  db
    .select({ all: sql<CardFacts[]>`coalesce(json_agg(${cardJson}), '[]')` })
    .from(productItems)
    .innerJoin(products, eq(products.id, productItems.productId))
    .where(
      and(
        eq(products.published, true),
        eq(productItems.withdrawn, false),
        sql`${productItems.id} = any(${sql.placeholder('itemIds')}::text[])`,
      ),
    )
    .prepare('catalog_cards'),
)

/** Returns the facts for the cards of some items, in no particular order; withdrawn ones are left out. */
export async function listCardFacts(db: Db, itemIds: string[]): Promise<CardFacts[]> {
  if (itemIds.length === 0) return []
  const [row] = await cards(db).execute({ itemIds })
  return row?.all ?? []
}
