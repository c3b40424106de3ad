import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { KnownGroups } from './columns/fact-columns.ts'

const kinds = [
  'types',
  'categories',
  'collections',
  'colors',
  'fabrics',
  'openings',
  'occasions',
] as const
type Kind = (typeof kinds)[number]

/** Returns the ids of all types, categories, collections and values of filters. */
export async function findKnownGroups(db: Queries): Promise<KnownGroups> {
  const { rows } = await db.execute<{ kind: Kind; ids: string[] }>(sql`
    select kind, array_agg(id order by position) as ids from (
      select 'types' as kind, id, position from product_types
      union all select 'categories', id, position from categories
      union all select 'collections', id, position from collections
      union all select case facet when 'color' then 'colors' when 'fabric' then 'fabrics'
        when 'opening' then 'openings' else 'occasions' end, id, position from facet_values) listed
    group by kind`)
  const of = (kind: Kind) => new Set(rows.find((row) => row.kind === kind)?.ids)
  return Object.fromEntries(kinds.map((kind) => [kind, of(kind)] as const)) as Record<
    Kind,
    Set<string>
  >
}
