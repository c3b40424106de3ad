import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { itemPictures, pictures } from '../../../db/tables/catalog.ts'

export async function findPicture(db: Queries, id: string) {
  const [picture] = await db.select().from(pictures).where(eq(pictures.id, id))
  return picture
}

export type Underived = typeof pictures.$inferSelect

/**
 * Without those that failed later than that. Pictures of pages come first, then the first pictures of products, because
 * shoppers see these first in a new shop.
 */
export async function listUnderived(db: Queries, failedBefore: Date): Promise<Underived[]> {
  const place = sql`(select min(${itemPictures.position}) from ${itemPictures}
    where ${itemPictures.pictureId} = ${pictures.id})`
  const mayBeTried = or(isNull(pictures.deriveFailedAt), lt(pictures.deriveFailedAt, failedBefore))
  return db
    .select()
    .from(pictures)
    .where(and(isNull(pictures.derivedAt), mayBeTried))
    .orderBy(sql`${place} nulls first`, asc(pictures.id))
}

export async function savePlaceholder(db: Queries, id: string, placeholder: string) {
  await db.update(pictures).set({ placeholder }).where(eq(pictures.id, id))
}

export async function markDerived(db: Queries, id: string, at: Date) {
  const change = { derivedAt: at, deriveFailedAt: null }
  await db.update(pictures).set(change).where(eq(pictures.id, id))
}

export async function markUnderivable(db: Queries, id: string, at: Date) {
  await db.update(pictures).set({ deriveFailedAt: at }).where(eq(pictures.id, id))
}

export async function insertPictures(tx: Tx, rows: (typeof pictures.$inferInsert)[]) {
  await tx.insert(pictures).values(rows)
}

export async function deletePictures(tx: Tx, ids: readonly string[]) {
  await tx.delete(pictures).where(inArray(pictures.id, [...ids]))
}
