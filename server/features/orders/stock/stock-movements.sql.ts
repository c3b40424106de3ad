import { pageSize } from '@rimal/contract/page-of'
import type { StockMovement } from '@rimal/contract/staff/stock'

import { and, desc, eq, lt } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { orders } from '../../../db/tables/orders.ts'
import { staffMembers } from '../../../db/tables/staff.ts'
import { stockMovements } from '../../../db/tables/stock.ts'

type Page = { items: StockMovement[]; next: number | null }

/** Lists the movements of a variant, the newest first; `before` is the id of the last one that was read. */
export async function listMovements(
  db: Queries,
  { sku, before }: { sku: string; before?: number | undefined },
): Promise<Page> {
  const rows = await db
    .select({
      id: stockMovements.id,
      at: stockMovements.at,
      kind: stockMovements.kind,
      quantity: stockMovements.quantity,
      stockAfter: stockMovements.stockAfter,
      by: staffMembers.name,
      orderNumber: orders.number,
      note: stockMovements.note,
      expected: stockMovements.expected,
    })
    .from(stockMovements)
    .leftJoin(staffMembers, eq(staffMembers.id, stockMovements.staffId))
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .where(
      and(
        eq(stockMovements.sku, sku),
        before === undefined ? undefined : lt(stockMovements.id, before),
      ),
    )
    .orderBy(desc(stockMovements.id))
    .limit(pageSize + 1)
  const items = rows.slice(0, pageSize).map((row) => ({ ...row, at: row.at.toISOString() }))
  return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null }
}
