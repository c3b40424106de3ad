import type { Text } from '@rimal/contract/language'
import { fewLeft } from '@rimal/contract/limits'
import { maxCounted, pageSize } from '@rimal/contract/page-of'
import type { StockFigures, StockRow } from '@rimal/contract/staff/stock'
import type { StockListSort, StockState } from '@rimal/contract/stock/stock-kinds'
import { toLatinDigits } from '@rimal/contract/text/digits'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { escapeLike } from '../../../db/escape-like.ts'
import { type ListSort, type Place, sortedBy } from '../../../db/list-sort.ts'

type StoredPicture = Omit<NonNullable<StockRow['picture']>, 'alt'> & { alt: Text }

/** A variant with its texts in both languages. */
export type StoredStock = Omit<StockRow, 'productName' | 'colorName' | 'picture'> & {
  productName: Text
  colorName: Text
  picture: StoredPicture | null
}

const figures = sql`v.sku, v.stock as "onHand", v.reserved, v.available`
const variantsOfProducts = sql`variants v
  join product_items i on i.id = v.item_id
  join products p on p.id = i.product_id`
const columns = sql` ${figures}, v.barcode, p.id as "productId", p.name as "productName", i.name as "colorName", v.size,
    p.made_to_order as "madeToOrder",
    (select json_build_object('id', c.id, 'version', c.version, 'width', c.width,
        'height', c.height, 'color', c.color, 'placeholder', c.placeholder, 'focusX', c.focus_x,
        'focusY', c.focus_y, 'alt', c.alt)
      from item_pictures ip join pictures c on c.id = ip.picture_id
      where ip.item_id = i.id order by ip.position limit 1) as picture, p.sold`
const rows = sql`select ${columns} from ${variantsOfProducts}`

export type StockFilter = { q: string; state: StockState }

const sorts: Record<Exclude<StockListSort, 'best_selling'>, ListSort> = {
  sku: { by: sql`v.sku`, type: 'text', isUp: true },
  fewest: { by: sql`v.available`, type: 'integer', isUp: true },
  most: { by: sql`v.available`, type: 'integer', isUp: false },
}

function sortedAs(sort: StockListSort, after: Place | undefined) {
  if (sort === 'best_selling') return bestSellingFirst(after)
  return sortedBy(sorts[sort], { id: sql`v.sku`, idType: 'text' }, after)
}

/** The variants of a product follow each other, so that the index of the sold units gives the order of the products. */
function bestSellingFirst(after: Place | undefined): { isAfter: SQL; order: SQL; place: SQL } {
  const [, sold, productId] = /^(\d{1,9})\.([^\0]+)$/.exec(String(after?.value)) ?? []
  const isAfter =
    after && productId && !after.id.includes('\0')
      ? sql`(p.sold, p.id) <= (${sold}::text::integer, ${productId}::text)
          and (p.id <> ${productId}::text or v.sku > ${after.id}::text)`
      : sql`true`
  return {
    isAfter,
    order: sql`p.sold desc, p.id desc, v.sku`,
    place: sql`p.sold || '.' || p.id`,
  }
}

/** Lists a page of the stock list and one row more, in the order of the sort. */
export async function listStockRows(
  db: Queries,
  filter: StockFilter,
  { sort, after }: { sort: StockListSort; after: Place | undefined },
): Promise<(StoredStock & { place: string })[]> {
  const { isAfter, order, place } = sortedAs(sort, after)
  const found = await db.execute<StoredStock & { place: string }>(sql`
    select ${columns}, ${place} as place from ${variantsOfProducts}
    where ${isAfter} and ${isWanted(filter)}
    order by ${order} limit ${pageSize + 1}`)
  return found.rows
}

/** Counts the rows that match, up to one more than `max`. */
export async function countStockRows(
  db: Queries,
  filter: StockFilter,
  max = maxCounted,
): Promise<number> {
  const counted = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${variantsOfProducts} where ${isWanted(filter)} limit ${max + 1}
    ) found`)
  return counted.rows[0]?.count ?? 0
}

/** Finds a variant by its barcode, else by its SKU as it was typed, else by its SKU in upper case. */
export async function findStockRow(db: Queries, code: string): Promise<StoredStock | undefined> {
  const found = await db.execute<StoredStock>(sql`
    ${rows} where v.barcode = ${code} or v.sku in (${code}, upper(${code}))
    order by v.barcode is distinct from ${code}, v.sku <> ${code} limit 1`)
  return found.rows[0]
}

/** Lists the units of some variants, in the order of their SKUs. */
export async function listFigures(db: Queries, skus: readonly string[]): Promise<StockFigures[]> {
  const found = await db.execute<StockFigures>(sql`
    select ${figures} from variants v where v.sku = any(${sql.param(skus)}::text[]) order by v.sku`)
  return found.rows
}

function isWanted({ q, state }: StockFilter): SQL {
  const isSold = sql`not (p.made_to_order or v.withdrawn or i.withdrawn) and p.archived_at is null`
  const states: Record<StockState, SQL> = {
    all: sql`true`,
    low: sql`v.available <= ${fewLeft} and ${isSold}`,
    none: sql`v.available <= 0 and ${isSold}`,
    reserved: sql`v.reserved > 0`,
  }
  if (q === '') return states[state]
  // An array, unlike a list, lets PostgreSQL use the indexes of all conditions.
  return sql`${states[state]} and (
    v.sku ilike '%' || ${escapeLike(sql`${q}::text`)} || '%'
    or v.barcode like ${escapeLike(sql`${toLatinDigits(q)}::text`)} || '%'
    or v.item_id = any(array(
      select named.id from product_items named join products on products.id = named.product_id
      where products.search like '%' || ${escapeLike(sql`search_form(${q})`)} || '%')))`
}
