import { eq, type SQL, sql } from 'drizzle-orm'
import { maxCounted, pageSize } from '@rimal/contract/page-of'
import type { RedirectKind } from '@rimal/contract/staff/redirect-targets'
import type { Text } from '@rimal/contract/language'
import type { Queries } from '../../../db/connect.ts'
import { redirects } from '../../../db/tables/catalog.ts'
import type { Tx } from '../../../db/transact.ts'
import { escapeLike } from '../../../db/escape-like.ts'

/** Joins the product or the list that a redirect leads to. */
const joined = sql`
  left join products p on r.target_kind = 'product' and p.id = r.target
  left join product_types t on r.target_kind = 'list' and t.id = r.target
  left join collections c on r.target_kind = 'list' and c.id = r.target`

/** Null where a shopper would find nothing. */
const leadsTo = sql`case r.target_kind
  when 'product' then case when p.published then '/product-details/' || p.address end
  when 'list' then '/product-list/' || coalesce(t.address, c.address)
  else r.target end`

/** Finds where the address of an earlier shop leads. */
export async function findTarget(db: Queries, path: string): Promise<string | null> {
  const { rows } = await db.execute<{ to: string | null }>(
    sql`select ${leadsTo} as to from redirects r ${joined} where r.path = ${path}`,
  )
  return rows[0]?.to ?? null
}

export type StoredRedirect = {
  path: string
  kind: RedirectKind
  leadsTo: string | null
  title: Text | null
  addedAt: string
}

export type RedirectFilter = {
  words: string
  kind: RedirectKind | undefined
  live: boolean | undefined
}

function matches({ words, kind, live }: RedirectFilter): SQL {
  const conditions = [
    sql`r.path like '%' || ${escapeLike(sql`lower(${words})`)} || '%'`,
    ...(kind === undefined ? [] : [sql`r.target_kind = ${kind}`]),
    ...(live === undefined ? [] : [sql`(${leadsTo} is not null) = ${live}`]),
  ]
  return sql.join(conditions, sql` and `)
}

/** Lists the redirects after a path, one more than a page has. */
export async function listRedirectRows(
  db: Queries,
  { after, ...filter }: RedirectFilter & { after: string },
): Promise<StoredRedirect[]> {
  const { rows } = await db.execute<StoredRedirect>(sql`
    select r.path, r.target_kind as kind, ${leadsTo} as "leadsTo", coalesce(p.name, t.title, c.title) as title,
      to_json(r.added_at) #>> '{}' as "addedAt"
    from redirects r ${joined}
    where ${matches(filter)} and r.path > ${after}
    order by r.path limit ${pageSize + 1}`)
  return rows
}

/** Counts the redirects that match, up to one more than `max`. */
export async function countRedirects(
  db: Queries,
  filter: RedirectFilter,
  max = maxCounted,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from redirects r ${joined} where ${matches(filter)} limit ${max + 1}) counted`)
  return rows[0]?.count ?? 0
}

/** Returns whether the redirect was added; its path may lead somewhere already. */
export async function insertRedirect(
  tx: Tx,
  redirect: typeof redirects.$inferInsert,
): Promise<boolean> {
  const added = await tx.insert(redirects).values(redirect).onConflictDoNothing().returning()
  return added.length > 0
}

/** Returns whether there was such a redirect. */
export async function deleteRow(tx: Tx, path: string): Promise<boolean> {
  const deleted = await tx.delete(redirects).where(eq(redirects.path, path)).returning()
  return deleted.length > 0
}
