import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { pictures } from '../../../db/tables/catalog.ts'
import { orderPrints } from '../../../db/tables/order-notes-and-prints.ts'
import { orderLines, orders } from '../../../db/tables/orders.ts'
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

export async function insertPrints(
  tx: Tx,
  prints: (typeof orderPrints.$inferInsert)[],
): Promise<void> {
  await tx.insert(orderPrints).values(prints)
}
