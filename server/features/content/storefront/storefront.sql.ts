import type { EditedMenus } from '@rimal/contract/staff/menus'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { settings } from '../../../db/tables/catalog.ts'
import type { ShopGroups } from './menu/shop-targets.ts'

const groupsOf = (table: 'collections' | 'product_types' | 'categories') => sql`(
  select coalesce(json_agg(json_build_object('id', id, 'address', address, 'title', title)
    order by position, id), '[]') from ${sql.identifier(table)})`

/** The condition that a draft is of an editorial page that nobody has published yet. */
const isFirst = sql`subject <> 'home'
  and not exists (select from content_pages where slug = subject)`

/**
 * Lists what links can lead to: the groups of products in their order, and the editorial pages that shoppers can read.
 * At a moment that is given, a page whose first publication was planned for it counts, although no job has published it.
 */
export async function listLinked(db: Queries, now: Date | null = null): Promise<ShopGroups> {
  const { rows } = await db.execute<ShopGroups>(sql`
    select ${groupsOf('collections')} as collections, ${groupsOf('product_types')} as types,
      ${groupsOf('categories')} as categories,
      (select coalesce(json_agg(json_build_object('slug', slug, 'title', title) order by slug), '[]')
        from (select slug, title from content_pages
          union all select subject, content -> 'title' from content_drafts
          where publish_at <= ${now?.toISOString() ?? null}::timestamptz and ${isFirst}) readable) as pages`)
  return rows[0] ?? { collections: [], types: [], categories: [], pages: [] }
}

/** Returns the next planned moment at which a page that is written for the first time can be read; null if there is none. */
export async function nextFirstPage(db: Queries, now: Date): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select min(publish_at) as at from content_drafts
    where publish_at > ${now.toISOString()}::timestamptz and ${isFirst}`)
  const at = rows[0]?.at
  return at ? new Date(at) : null
}

export async function findStoredMenus(db: Queries): Promise<EditedMenus | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'menus'))
  return row?.value as EditedMenus | undefined
}
