import type { Text } from '@rimal/contract/language'
import type { StaffProduct } from '@rimal/contract/staff/products'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { products } from '../../../db/tables/catalog.ts'
import { listOf, pictureFields, videoFormatsOf } from '../json.sql.ts'

export type StoredStaffItem = Omit<StaffProduct['items'][number], 'colorFamily'> & {
  name: Text
  colorFamily: string
}

const itemsJson = listOf<StoredStaffItem>(sql`
  select json_build_object(
    'id', item.id, 'name', item.name, 'colorCode', item.color_code, 'colorFamily', item.color_family,
    'sizes', ${listOf(sql`
      select json_build_object('size', v.size, 'sku', v.sku, 'barcode', v.barcode, 'onHand', v.stock,
        'reserved', v.reserved, 'available', v.available) as row, v.size as place
      from variants v where v.item_id = item.id and not v.withdrawn`)},
    'pictures', ${listOf(sql`
      select json_build_object(${pictureFields}, 'isReady', pictures.derived_at is not null,
        'videos', ${videoFormatsOf}, 'view', item_pictures.view) as row, item_pictures.position as place
      from item_pictures join pictures on pictures.id = item_pictures.picture_id
      where item_pictures.item_id = item.id`)}) as row, item.position as place
  from product_items item where item.product_id = products.id and not item.withdrawn`)

const look = listOf<StaffProduct['look'][number]>(sql`
  select json_build_object('id', other.id, 'name', other.name, 'state', other.state, 'picture', (
      select json_build_object(${pictureFields}, 'isReady', pictures.derived_at is not null)
      from product_items item
      join item_pictures on item_pictures.item_id = item.id
      join pictures on pictures.id = item_pictures.picture_id
      where item.product_id = other.id and not item.withdrawn
      order by item.position, item_pictures.position limit 1)) as row,
    array_position(products.complete_the_look, other.id) as place
  from products other where other.id = any(products.complete_the_look)`)

const prices = listOf<StaffProduct['otherPrices'][number]>(sql`
  select json_build_object('currency', currency, 'price', price, 'compareAt', compare_at) as row, currency as place
  from product_prices where product_id = products.id`)

/** Finds a product in any state, with the colours and sizes that are not withdrawn. */
export async function findStaffProduct(db: Queries, id: string) {
  const [row] = await db
    .select({
      product: products,
      items: itemsJson,
      otherPrices: prices,
      look,
      savedBy: sql<
        string | null
      >`(select name from staff_members where staff_members.id = products.saved_by)`,
    })
    .from(products)
    .where(eq(products.id, id))
  return row
}

export type StoredStaffProduct = NonNullable<Awaited<ReturnType<typeof findStaffProduct>>>
