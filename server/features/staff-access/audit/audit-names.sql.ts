import type { Text } from '@rimal/contract/language'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'

/** The kinds of things whose names are in tables of their own; each selects an id and a name in both languages. */
const tables = {
  product: sql`select id, name from products`,
  group: sql`
    select id, title as name from product_types union all select id, title from categories
    union all select id, title from collections union all select id, title from facet_values`,
  promotion: sql`select id::text as id, title as name from promotions`,
  banner: sql`select id::text as id, title as name from banners`,
  chart: sql`select id::text as id, name from size_charts`,
  person: sql`select id::text as id, ${inBoth(sql`name`)} as name from staff_members`,
  invitation: sql`
    select id::text as id, ${inBoth(sql`email`)} as name from staff_invitations
    where email is not null`,
  view: sql`select id::text as id, ${inBoth(sql`name`)} as name from staff_list_views`,
  import: sql`select id::text as id, ${inBoth(sql`file_name`)} as name from catalog_imports`,
  synonyms: sql`
    select id::text as id, ${inBoth(sql`array_to_string(words, ' · ')`)} as name
    from search_synonyms`,
  pinned: sql`
    select id::text as id, ${inBoth(sql`array_to_string(phrases, ' · ')`)} as name
    from pinned_results`,
} satisfies Record<string, SQL>

export type NamedKind = keyof typeof tables

export function isNamedKind(kind: string | null): kind is NamedKind {
  return kind !== null && kind in tables
}

/** Finds the names of things by kind and id; a thing that is gone has none. */
export async function findNames(
  db: Queries,
  wanted: ReadonlyMap<NamedKind, ReadonlySet<string>>,
): Promise<Map<NamedKind, Map<string, Text>>> {
  const found = new Map([...wanted.keys()].map((kind) => [kind, new Map<string, Text>()]))
  if (wanted.size === 0) return found
  const parts = [...wanted].map(
    ([kind, ids]) => sql`
      select ${kind}::text as kind, named.id, named.name from (${tables[kind]}) named
      where named.id = any(${sql.param([...ids])}::text[])`,
  )
  const { rows } = await db.execute<{ kind: NamedKind; id: string; name: Text }>(
    sql.join(parts, sql` union all `),
  )
  for (const { kind, id, name } of rows) found.get(kind)?.set(id, name)
  return found
}

/** Finds the currencies of orders by number. */
export async function findCurrencies(
  db: Queries,
  numbers: readonly string[],
): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map()
  const { rows } = await db.execute<{ number: string; currency: string }>(sql`
    select number, currency from orders where number = any(${sql.param([...numbers])}::text[])
    union all
    select r.number, o.currency from order_returns r join orders o on o.id = r.order_id
    where r.number = any(${sql.param([...numbers])}::text[])`)
  return new Map(rows.map(({ number, currency }) => [number, currency]))
}

/** A name that is the same in both languages. */
function inBoth(name: SQL): SQL {
  return sql`jsonb_build_object('en', ${name}, 'ar', ${name})`
}
