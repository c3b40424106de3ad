import type { VideoFormat } from '@rimal/contract/choices'
import type { Text } from '@rimal/contract/language'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { prepared } from '../../db/statements/prepared.ts'
import { products } from '../../db/tables/catalog.ts'
import { listOf, otherPrices, pictureFields, videoFormatsOf } from './json.sql.ts'
import type { StoredPicture } from './picture-in.ts'
import { newestFirst, reviewJson, type StoredReview } from './reviews.sql.ts'

export type StoredItem = {
  id: string
  name: Text
  color_code: string
  pictures: (StoredPicture & { view: string; videos: VideoFormat[] })[]
  /** The variants by size; the stock of made-to-order products does not matter. */
  variants: { size: number; sku: string; available: number }[]
}

const itemJson = sql`json_build_object(
  'id', item.id, 'name', item.name, 'color_code', item.color_code,
  'pictures', ${listOf(sql`
    select json_build_object(${pictureFields}, 'view', item_pictures.view, 'videos', ${videoFormatsOf}) as row,
      item_pictures.position as place
    from item_pictures join pictures on pictures.id = item_pictures.picture_id
    where item_pictures.item_id = item.id`)},
  'variants', ${listOf(sql`
    select json_build_object('size', variants.size, 'sku', variants.sku,
      'available', variants.available) as row, variants.size as place
    from variants where variants.item_id = item.id and not variants.withdrawn`)})`

export type StoredReviewSummary = {
  count: number
  sum: number
  histogram: number[]
  small: number
  true: number
  large: number
}

const summaryJson = sql`json_build_object(
  'count', count(*), 'sum', coalesce(sum(rating), 0),
  'histogram', array[
    count(*) filter (where rating = 1), count(*) filter (where rating = 2),
    count(*) filter (where rating = 3), count(*) filter (where rating = 4),
    count(*) filter (where rating = 5)],
  'small', count(*) filter (where fit = 'small'),
  'true', count(*) filter (where fit = 'true'),
  'large', count(*) filter (where fit = 'large'))`

const product = prepared((db) =>
  db
    .select({
      product: products,
      items: listOf<StoredItem>(sql`
        select ${itemJson} as row, item.position as place
        from product_items item where item.product_id = products.id and not item.withdrawn`),
      otherPrices,
      type: sql<{ title: Text; address: string }>`(
        select json_build_object('title', title, 'address', product_types.address)
        from product_types where product_types.id = products.type_id)`,
      summary: sql<StoredReviewSummary>`(
        select ${summaryJson} from reviews where product_id = products.id and published)`,
      firstReviews: listOf<StoredReview>(sql`
        select ${reviewJson} as row, ${newestFirst} from reviews
        where product_id = products.id and published order by place limit 4`),
    })
    .from(products)
    .where(
      and(
        eq(products.id, sql.placeholder('id')),
        sql`(${products.published} or ${sql.placeholder('isPreview')}::boolean)`,
      ),
    )
    .prepare('catalog_product'),
)

/** Finds a published product; for a preview, one in any state. */
export async function findProduct(db: Db, id: string, isPreview: boolean) {
  const [row] = await product(db).execute({ id, isPreview })
  return row
}

/** Whether a product, which is not published, was sold by a day. A draft has a day of release too, and no sales. */
export async function wasSold(db: Db, id: string, day: string): Promise<boolean> {
  const known = and(eq(products.id, id), lte(products.releasedOn, day), gt(products.sold, 0))
  return (await db.$count(products, known)) > 0
}

export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>
