import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { contentPages } from '../../db/tables/catalog.ts'

export async function findPage(db: Queries, slug: string) {
  const [page] = await db.select().from(contentPages).where(eq(contentPages.slug, slug))
  return page
}
