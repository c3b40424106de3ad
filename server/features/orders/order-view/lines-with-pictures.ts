import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { pictures } from '../../../db/tables/catalog.ts'
import { orderLines } from '../../../db/tables/orders.ts'

export type LineWithPicture = Awaited<ReturnType<typeof listLinesWithPictures>>[number]

/** The lines of an order, in its order; the picture is null once its file is gone. */
export async function listLinesWithPictures(db: Queries, orderId: string) {
  return db
    .select({ line: getTableColumns(orderLines), picture: getTableColumns(pictures) })
    .from(orderLines)
    .leftJoin(pictures, eq(pictures.id, orderLines.pictureId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
}
