import type { Text } from '@rimal/contract/language'
import { fewLeft } from '@rimal/contract/limits'
import { maxCounted, pageSize } from '@rimal/contract/page-of'
import type { StockFigures, StockRow } from '@rimal/contract/staff/stock'
import type { StockState } from '@rimal/contract/stock/stock-kinds'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { escapeLike } from '../../../db/escape-like.ts'

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
const rows = sql`
  select ${figures}, p.id as "productId", p.name as "productName", i.name as "colorName", v.size,
    p.made_to_order as "madeToOrder",
    (select json_build_object('id', c.id, 'version', c.version, 'width', c.width,
        'height', c.height, 'color', c.color, 'placeholder', c.placeholder, 'focusX', c.focus_x,
        'focusY', c.focus_y, 'alt', c.alt)
      from item_pictures ip join pictures c on c.id = ip.picture_id
      where ip.item_id = i.id order by ip.position limit 1) as picture
  from ${variantsOfProducts}`

export type StockFilter = { q: string; state: StockState }

/** Lists the rows after a SKU, in the order of the SKUs; one more than a page shows whether there is another page. */
export async function listStockRows(
  db: Queries,
  { after, ...filter }: StockFilter & { after: string },
): Promise<StoredStock[]> {
  const found = await db.execute<StoredStock>(sql`
    ${rows} where v.sku > ${after} and ${isWanted(filter)}
    order by v.sku limit ${pageSize + 1}`)
  return found.rows
}

/** Counts the rows, one further than a list counts. */
export async function countStockRows(db: Queries, filter: StockFilter): Promise<number> {
  const counted = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${variantsOfProducts} where ${isWanted(filter)} limit ${maxCounted + 1}
    ) found`)
  return counted.rows[0]?.count ?? 0
}

/** Finds a variant by its SKU as it was typed, else by its SKU in capital letters. */
export async function findStockRow(db: Queries, sku: string): Promise<StoredStock | undefined> {
  const found = await db.execute<StoredStock>(sql`
    ${rows} where v.sku in (${sku}, upper(${sku})) order by v.sku <> ${sku} limit 1`)
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
  }
  if (q === '') return states[state]
  // An array, unlike a list, lets PostgreSQL use the indexes of both conditions.
  return sql`${states[state]} and (
    v.sku ilike '%' || ${escapeLike(sql`${q}::text`)} || '%'
    or v.item_id = any(array(
      select named.id from product_items named join products on products.id = named.product_id
      where products.search like '%' || ${escapeLike(sql`search_form(${q})`)} || '%')))`
}
