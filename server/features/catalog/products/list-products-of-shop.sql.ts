import type { Text } from '@rimal/contract/language'
import { maxCounted, pageSize } from '@rimal/contract/page-of'
import type { ProductListSort, ProductState } from '@rimal/contract/staff/product-states'
import { toLatinDigits } from '@rimal/contract/text/digits'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Place } from '../../../db/list-sort.ts'
import { cursorTime } from '../../../db/cursor-time.ts'
import { escapeLike } from '../../../db/escape-like.ts'
import type { NextIds } from '../../../db/next-ids.ts'
import { listOf, pictureFields } from '../json.sql.ts'
import type { StoredPicture } from '../picture-in.ts'

type ProductQuery = { q?: string } & Omit<ProductFilter, 'words'>

export type ProductFilter = {
  words: readonly string[]
  state?: ProductState | undefined
  type?: string | undefined
  untranslated?: boolean | undefined
}

/** Reads the filter of a query of staff. */
export function productFilterOf({
  q = '',
  state,
  type,
  untranslated,
}: ProductQuery): ProductFilter {
  return { words: q.split(/\s+/).filter(Boolean).slice(0, 6), state, type, untranslated }
}

export type StoredProductRow = {
  id: string
  address: string
  name: Text
  state: ProductState
  publishAt: string | null
  isUntranslated: boolean
  price: number
  compareAt: number | null
  madeToOrder: boolean
  leadDays: number | null
  sold: number
  picture: StoredPicture | null
  items: {
    id: string
    name: Text
    colorCode: string
    sizes: { size: number; available: number }[]
  }[]
  /** The value of the sort, with all its digits. */
  place: string
}

type Column = { name: SQL; type: SQL; pattern: RegExp }

const time = {
  type: sql`timestamptz`,
  pattern: cursorTime,
}
const number = { type: sql`integer`, pattern: /^\d{1,9}$/ }

/** The column of each sort, and its direction. */
const sorts: Record<ProductListSort, { column: Column; isUp: boolean }> = {
  saved: { column: { name: sql`p.updated_at`, ...time }, isUp: false },
  newest: { column: { name: sql`p.created_at`, ...time }, isUp: false },
  best_selling: { column: { name: sql`p.sold`, ...number }, isUp: false },
  price_up: { column: { name: sql`p.price`, ...number }, isUp: true },
  price_down: { column: { name: sql`p.price`, ...number }, isUp: false },
}

const itemsJson = listOf<StoredProductRow['items'][number]>(sql`
  select json_build_object('id', i.id, 'name', i.name, 'colorCode', i.color_code, 'sizes', ${listOf(sql`
    select json_build_object('size', v.size, 'available', v.available) as row, v.size as place
    from variants v where v.item_id = i.id and not v.withdrawn`)}) as row, i.position as place
  from product_items i where i.product_id = p.id and not i.withdrawn`)

const pictureJson = sql`(
  select json_build_object(${pictureFields})
  from product_items i
  join item_pictures ip on ip.item_id = i.id
  join pictures on pictures.id = ip.picture_id
  where i.product_id = p.id and not i.withdrawn
  order by i.position, ip.position limit 1)`

/** Lists a page of products and one row more, in the order of the sort. */
export async function listProductRows(
  db: Queries,
  filter: ProductFilter,
  { sort, after }: { sort: ProductListSort; after: Place | undefined },
): Promise<StoredProductRow[]> {
  const { column, isUp } = sorts[sort]
  const { name, type, pattern } = column
  const order = isUp ? sql`asc` : sql`desc`
  const value = String(after?.value)
  const isAfter =
    after && pattern.test(value)
      ? sql`and (${name}, p.id) ${isUp ? sql`>` : sql`<`} (${value}::text::${type}, ${after.id})`
      : sql``
  const { rows } = await db.execute<StoredProductRow>(sql`
    select p.id, p.address, p.name, p.state, p.publish_at as "publishAt", p.is_untranslated as "isUntranslated", p.price,
      p.compare_at as "compareAt", p.made_to_order as "madeToOrder", p.lead_days as "leadDays", p.sold,
      ${pictureJson} as picture, ${itemsJson} as items, ${name}::text as place
    from products p
    where ${matches(filter)} ${isAfter}
    order by ${name} ${order}, p.id ${order}
    limit ${pageSize + 1}`)
  return rows
}

/** Counts the products that match, up to one more than `max`. */
export async function countMatching(
  db: Queries,
  filter: ProductFilter,
  max = maxCounted,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from products p where ${matches(filter)} limit ${max + 1}) counted`)
  return rows[0]?.count ?? 0
}

/** Lists the ids of products that match, in their order. */
export async function listMatchingIds(
  db: Queries,
  { filter, except, after = '', limit }: NextIds<ProductFilter>,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from products p
    where ${matches(filter)} and p.id > ${after} and p.id <> all(${sql.param([...except])}::text[])
    order by p.id limit ${limit}`)
  return rows.map(({ id }) => id)
}

export type ProductCounts = Record<ProductState | 'untranslated', number>

export async function countProducts(db: Queries): Promise<ProductCounts> {
  const { rows } = await db.execute<ProductCounts>(sql`
    select
      count(*) filter (where state = 'draft')::int as draft,
      count(*) filter (where state = 'scheduled')::int as scheduled,
      count(*) filter (where state = 'published')::int as published,
      count(*) filter (where state = 'archived')::int as archived,
      count(*) filter (where is_untranslated and state <> 'archived')::int as untranslated
    from products`)
  const [counts] = rows
  if (!counts) throw new Error('A count without groups answered no row.')
  return counts
}

function matches({ words, state, type, untranslated }: ProductFilter): SQL {
  const conditions = [
    ...words.map(matchesWord),
    // Archived products are out of the way unless they are asked for.
    state === undefined ? sql`p.state <> 'archived'` : sql`p.state = ${state}`,
    ...(type === undefined ? [] : [sql`p.type_id = ${type}`]),
    ...(untranslated ? [sql`p.is_untranslated`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** A word is a part of the name or the address, or the beginning of a SKU or a barcode. */
function matchesWord(word: string): SQL {
  return sql`p.id in (
    select id from products where search like '%' || ${escapeLike(sql`search_form(${word})`)} || '%'
    union all
    select i.product_id from variants v join product_items i on i.id = v.item_id
    where v.sku like ${escapeLike(sql`${word.toUpperCase()}::text`)} || '%'
    union all
    select i.product_id from variants v join product_items i on i.id = v.item_id
    where v.barcode like ${escapeLike(sql`${toLatinDigits(word)}::text`)} || '%')`
}
