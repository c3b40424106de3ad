import { inArray } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { settings } from '../../db/tables/catalog.ts'

/** Finds the merchant's parts of the home page by name; a part that was never set is missing. */
export async function findHomeSettings(
  db: Queries,
  names: readonly string[],
): Promise<Record<string, unknown>> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, [...names]))
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}
