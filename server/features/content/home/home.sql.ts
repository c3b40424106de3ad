import { inArray } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { pictureColumns, pictures, settings } from '../../../db/tables/catalog.ts'

/** Finds the owner's parts of the home page by name; a part that was never set is missing. */
export async function findHomeSettings(db: Queries): Promise<Record<string, unknown>> {
  const names = ['homeTexts', 'homeScenes', 'homeReviews']
  const rows = await db.select().from(settings).where(inArray(settings.key, names))
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

export async function listPictures(db: Queries, ids: string[]) {
  if (ids.length === 0) return []
  return db.select(pictureColumns).from(pictures).where(inArray(pictures.id, ids))
}
