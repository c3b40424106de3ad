import { asc, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { pictures } from '../../db/tables/catalog.ts'

export async function findPicture(db: Queries, id: string) {
  const [picture] = await db.select().from(pictures).where(eq(pictures.id, id))
  return picture
}

export async function listUnderived(db: Queries) {
  return db.select().from(pictures).where(isNull(pictures.derivedAt)).orderBy(asc(pictures.id))
}

export async function markDerived(db: Queries, id: string, at: Date, placeholder: string) {
  await db.update(pictures).set({ derivedAt: at, placeholder }).where(eq(pictures.id, id))
}
