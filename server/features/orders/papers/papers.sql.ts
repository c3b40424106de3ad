import type { Money } from '@rimal/contract/money'
import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { pictures } from '../../../db/tables/catalog.ts'
import { orderPrints } from '../../../db/tables/order-notes-and-prints.ts'
import { lineCancellations, orderLines, orders } from '../../../db/tables/orders.ts'
import type { Tx } from '../../../db/transact.ts'
import type { StoredOrder } from '../stored-order.ts'

/** Lists the orders with these numbers, in the order of the numbers. */
export async function listByNumbers(db: Queries, numbers: string[]): Promise<StoredOrder[]> {
  const found = await db.select().from(orders).where(inArray(orders.number, numbers))
  return found.toSorted((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number))
}

/** Lists the lines of some orders, each with its picture; the picture is null once its file is gone. */
export async function listLinesOf(db: Queries, orderIds: string[]) {
  return db
    .select({ line: getTableColumns(orderLines), picture: getTableColumns(pictures) })
    .from(orderLines)
    .leftJoin(pictures, eq(pictures.id, orderLines.pictureId))
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.position))
}

/** Returns the sum of the cancelled lines of each of some orders, by the id of the order. */
export async function sumCancelledOf(db: Queries, orderIds: string[]): Promise<Map<string, Money>> {
  const { orderId, amount } = lineCancellations
  const rows = await db
    .select({ orderId, sum: sql<number>`sum(${amount})::int` })
    .from(lineCancellations)
    .where(inArray(orderId, orderIds))
    .groupBy(orderId)
  return new Map(rows.map((row) => [row.orderId, row.sum]))
}

export async function insertPrints(
  tx: Tx,
  prints: (typeof orderPrints.$inferInsert)[],
): Promise<void> {
  await tx.insert(orderPrints).values(prints)
}
