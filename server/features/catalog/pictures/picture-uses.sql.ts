import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'

/** The texts in a JSON column of a small table: a setting or a page names a picture by its id. */
const textsIn = (
  table: 'settings' | 'content_pages' | 'content_drafts' | 'home_versions',
  column: 'value' | 'sections' | 'content',
) => sql`
  select part #>> '{}' from ${sql.identifier(table)},
    jsonb_path_query(${sql.identifier(column)}, 'strict $.**') part
  where jsonb_typeof(part) = 'string'`

/** The condition that a type, a collection, a banner, a setting or a page shows a picture. */
const isShownBesides = (id: SQL) => sql`(
  exists (select from product_types where picture_id = ${id})
  or exists (select from collections where picture_id = ${id})
  or exists (select from banners where ${id} in (wide_picture_id, tall_picture_id))
  or ${id} in (${textsIn('settings', 'value')})
  or ${id} in (${textsIn('content_pages', 'sections')})
  or ${id} in (${textsIn('content_drafts', 'content')})
  or ${id} in (${textsIn('home_versions', 'content')}))`

/**
 * The condition that something shows a picture of `pictures`. An order shows its picture for as long as the order
 * exists. Where a new table refers to pictures, `clean-up-pictures.test.ts` asks for a line here.
 */
const isShown = sql`(
  exists (select from item_pictures where picture_id = pictures.id)
  or exists (select from order_lines where picture_id = pictures.id)
  or exists (select from reviews where reviews.pictures @> array[pictures.id])
  or ${isShownBesides(sql`pictures.id`)})`

/** Notes since when nothing shows an uploaded picture, and clears the note where something shows it again. */
export async function noteUse(db: Queries, now: Date): Promise<void> {
  await db.execute(sql`
    with uploaded as (
      select id, unused_since, ${isShown} as is_shown from pictures where uploaded_by is not null)
    update pictures set unused_since = case when is_shown then null else ${now}::timestamptz end
    from uploaded
    where uploaded.id = pictures.id and is_shown = (uploaded.unused_since is not null)`)
}

export async function listLongUnused(db: Queries, before: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from pictures
    where uploaded_by is not null and unused_since <= ${before} order by id`)
  return rows.map(({ id }) => id)
}

/** Deletes the row of an uploaded picture; false if something shows the picture again. */
export async function deleteUnused(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    delete from pictures
    where id = ${id} and uploaded_by is not null and unused_since is not null
      and not ${isShown}`)
  return (rowCount ?? 0) > 0
}

/** The products that show a picture. */
export async function listProductsShowing(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await tx.execute<{ product_id: string }>(sql`
    select distinct product_id from item_pictures
    join product_items on product_items.id = item_id where picture_id = ${id}`)
  return rows.map(({ product_id }) => product_id)
}

/** Whether a picture belongs to more than products: to a type, a collection, a banner, a setting or a page. */
export async function isShownElsewhere(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    select ${isShownBesides(sql`${id}::text`)} as found`)
  return rows[0]?.found ?? false
}
