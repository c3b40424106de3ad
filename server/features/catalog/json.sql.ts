import type { OtherPrices } from '@rimal/contract/catalog'
import { type SQL, sql } from 'drizzle-orm'

/**
 * The column `row` of a query as one list in the order of its column `place`. JSON throughout: one
 * text to parse costs Node a third of what Drizzle and `pg` take for rows, columns and arrays.
 */
export function listOf<T>(query: SQL) {
  return sql<T[]>`(
    select coalesce(json_agg(listed.row order by listed.place), '[]') from (${query}) listed)`
}

/** The pairs of a JSON object for one row of `pictures`, which must stand in the statement as such. */
export const pictureFields = sql`
  'id', pictures.id, 'version', pictures.version, 'width', pictures.width, 'height', pictures.height,
  'color', pictures.color, 'placeholder', pictures.placeholder,
  'focusX', pictures.focus_x, 'focusY', pictures.focus_y, 'alt', pictures.alt`

/** The formats of the videos of a row of `pictures`. */
export const videoFormatsOf = sql`jsonb_path_query_array(pictures.videos, '$[*].format')`

/** Matches the rows of `product_prices` for a row of `products`, in the other currencies that the shop accepts. */
export const takenPricesOf = sql`product_id = products.id and currency in (
  select jsonb_path_query(value, '$[*].currency') #>> '{}' from settings
  where key = 'otherCurrencies')`

/** The prices of a row of `products` in the other currencies that the shop accepts. */
export const otherPrices = listOf<OtherPrices[number]>(sql`
  select json_build_object('currency', currency, 'price', price, 'compareAt', compare_at) as row,
    currency as place
  from product_prices where ${takenPricesOf}`)
