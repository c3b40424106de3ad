import { inArray } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { pictureColumns, pictures } from '../../../db/tables/catalog.ts'

export async function listPictures(db: Queries, ids: string[]) {
  if (ids.length === 0) return []
  return db.select(pictureColumns).from(pictures).where(inArray(pictures.id, ids))
}
