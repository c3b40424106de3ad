import { and, asc, count, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { returnPictures } from '../../../db/tables/returns.ts'

/** Sent for an order, and taken by no request yet. */
export async function listLoose(db: Queries, orderId: string) {
  return db
    .select({ id: returnPictures.id, preview: returnPictures.preview })
    .from(returnPictures)
    .where(isLoose(orderId))
    .orderBy(asc(returnPictures.createdAt))
}

export async function countLoose(db: Queries, orderId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(returnPictures).where(isLoose(orderId))
  return row?.count ?? 0
}

function isLoose(orderId: string) {
  return and(
    eq(returnPictures.orderId, orderId),
    isNull(returnPictures.returnId),
    isNull(returnPictures.removedAt),
  )
}

export async function insertPicture(
  tx: Tx,
  picture: typeof returnPictures.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(returnPictures).values(picture).returning({ id: returnPictures.id })
  if (!row) throw new Error('A picture that was written is not there.')
  return row.id
}

/** A request takes pictures, in this order; answers how many there are. */
export async function attachPictures(
  tx: Tx,
  { returnId, orderId, ids }: { returnId: string; orderId: string; ids: readonly string[] },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update return_pictures set return_id = ${returnId}, position = sent.place
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as sent (id, place)
    where return_pictures.id = sent.id and order_id = ${orderId} and return_id is null
      and removed_at is null`)
  return rowCount ?? 0
}

export async function listPicturesOf(db: Queries, returnIds: readonly string[]) {
  return db
    .select({
      id: returnPictures.id,
      returnId: returnPictures.returnId,
      preview: returnPictures.preview,
    })
    .from(returnPictures)
    .where(and(inArray(returnPictures.returnId, [...returnIds]), isNull(returnPictures.removedAt)))
    .orderBy(asc(returnPictures.position))
}

/** Says whether a picture belongs to a return, and its file is still there. */
export async function isPictureOfReturn(db: Queries, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: returnPictures.id })
    .from(returnPictures)
    .where(
      and(
        eq(returnPictures.id, id),
        isNotNull(returnPictures.returnId),
        isNull(returnPictures.removedAt),
      ),
    )
  return row !== undefined
}

/** Drops a picture of an order, if no request has it. */
export async function removeLoose(
  db: Queries,
  { id, orderId, now }: { id: string; orderId: string; now: Date },
): Promise<void> {
  await db
    .update(returnPictures)
    .set({ removedAt: now })
    .where(and(eq(returnPictures.id, id), isLoose(orderId)))
}

export async function removePicturesOfCustomer(
  tx: Tx,
  customerId: string,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update return_pictures set removed_at = ${now}
    from orders where orders.id = order_id and customer_id = ${customerId} and removed_at is null`)
}

/** Drops the pictures that no request took. */
export async function removeUnused(db: Queries, before: Date, now: Date): Promise<void> {
  await db
    .update(returnPictures)
    .set({ removedAt: now })
    .where(
      and(
        isNull(returnPictures.returnId),
        isNull(returnPictures.removedAt),
        lt(returnPictures.createdAt, before),
      ),
    )
}

export async function listRemoved(db: Queries): Promise<string[]> {
  const rows = await db
    .select({ id: returnPictures.id })
    .from(returnPictures)
    .where(isNotNull(returnPictures.removedAt))
  return rows.map(({ id }) => id)
}

export async function deletePictures(db: Queries, ids: readonly string[]): Promise<void> {
  await db.delete(returnPictures).where(inArray(returnPictures.id, [...ids]))
}
