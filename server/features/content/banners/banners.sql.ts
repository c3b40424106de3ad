import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { banners } from '../../../db/tables/banners.ts'
import { pictureColumns, pictures } from '../../../db/tables/catalog.ts'
import type { StoredPicture } from '../../catalog/picture-in.ts'

/** Lists the banners of places that are due or will be, in their order. */
export async function listOfPlaces(db: Queries, places: string[], now: Date) {
  return db
    .select()
    .from(banners)
    .where(
      and(
        inArray(banners.place, places),
        eq(banners.hidden, false),
        or(isNull(banners.endsAt), gt(banners.endsAt, now)),
      ),
    )
    .orderBy(asc(banners.position), asc(banners.id))
}

export async function findPictures(
  db: Queries,
  ids: (string | null)[],
): Promise<Map<string, StoredPicture>> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const rows = await db.select(pictureColumns).from(pictures).where(inArray(pictures.id, known))
  return new Map(rows.map((row) => [row.id, row]))
}
