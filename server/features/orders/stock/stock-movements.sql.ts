import { maxCounted, pageSize } from '@rimal/contract/page-of'
import type { StockMovement } from '@rimal/contract/staff/stock'
import type { StockMovementKind } from '@rimal/contract/stock/stock-kinds'
import { type SQL, sql } from 'drizzle-orm'
import { orderNumberMatches } from '../../../db/conditions/order-has-word.ts'
import type { Queries } from '../../../db/connect.ts'
import { escapeLike } from '../../../db/escape-like.ts'
import { type Place, sortedBy } from '../../../db/list-sort.ts'

export type MovementFilter = { sku: string; kind: StockMovementKind | undefined; q: string }
export type StoredMovement = Omit<StockMovement, 'id'> & { id: string }

/** Lists a page of the movements of a variant and one more, the newest first. */
export async function listMovementRows(
  db: Queries,
  filter: MovementFilter,
  after: Place | undefined,
): Promise<StoredMovement[]> {
  const id = { id: sql`m.id`, idType: 'bigint' } as const
  const { isAfter, order } = sortedBy({ by: id.id, type: 'bigint', isUp: false }, id, after)
  const { rows } = await db.execute<StoredMovement>(sql`
    select m.id::text as id, m.at, m.kind, m.quantity, m.stock_after as "stockAfter", s.name as by,
      o.number as "orderNumber", m.note, m.expected
    from stock_movements m
    left join staff_members s on s.id = m.staff_id
    left join orders o on o.id = m.order_id
    where ${matches(filter)} and ${isAfter}
    order by ${order} limit ${pageSize + 1}`)
  return rows
}

/** Counts the movements that match, up to one more than `max`. */
export async function countMovementRows(
  db: Queries,
  filter: MovementFilter,
  max = maxCounted,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from stock_movements m left join orders o on o.id = m.order_id
      where ${matches(filter)} limit ${max + 1}) counted`)
  return rows[0]?.count ?? 0
}

function matches({ sku, kind, q }: MovementFilter): SQL {
  const part = sql`'%' || ${escapeLike(sql`${q}::text`)} || '%'`
  const conditions = [
    sql`m.sku = ${sku}`,
    ...(kind === undefined ? [] : [sql`m.kind = ${kind}`]),
    ...(q === '' ? [] : [sql`(m.note ilike ${part} or ${orderNumberMatches(sql`o`, q)})`]),
  ]
  return sql.join(conditions, sql` and `)
}
