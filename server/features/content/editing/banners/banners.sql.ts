import type { BannerFields } from '@rimal/contract/staff/banners'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../../db/connect.ts'
import { isOfShop } from '../../../../db/picture-of-shop.ts'
import { banners } from '../../../../db/tables/banners.ts'
import { pictureColumns, pictures } from '../../../../db/tables/catalog.ts'
import { staffMembers } from '../../../../db/tables/staff.ts'
import type { Tx } from '../../../../db/transact.ts'

/** Any fixed number: the advisory lock under which banners change one after the other. */
const bannersLock = 7_226_529

export async function lockBanners(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${bannersLock})`)
}

export type StoredBanner = typeof banners.$inferSelect

/** Lists all banners in their order, each with the name of the person who saved it last. */
export async function listStored(
  db: Queries,
): Promise<{ banner: StoredBanner; savedBy: string | null }[]> {
  return db
    .select({ banner: banners, savedBy: staffMembers.name })
    .from(banners)
    .leftJoin(staffMembers, eq(staffMembers.id, banners.savedBy))
    .orderBy(asc(banners.position), asc(banners.id))
}

export async function findStored(db: Queries, id: string): Promise<StoredBanner | undefined> {
  const [row] = await db.select().from(banners).where(eq(banners.id, id))
  return row
}

/** Lists the pictures of the shop with these ids as staff see them. */
export async function listPictures(db: Queries, ids: string[]): Promise<StaffPicture[]> {
  if (ids.length === 0) return []
  return db
    .select({ ...pictureColumns, isReady: sql<boolean>`derived_at is not null` })
    .from(pictures)
    .where(and(inArray(pictures.id, ids), isOfShop))
}

type Saved = { fields: BannerFields; savedBy: string; savedAt: Date }

/** Inserts a banner after all others, and returns its id. */
export async function insertBanner(tx: Tx, saved: Saved): Promise<string> {
  const last = sql<number>`(select coalesce(max(position) + 1, 0) from banners)`
  const [row] = await tx
    .insert(banners)
    .values({ ...columnsOf(saved), position: last })
    .returning({ id: banners.id })
  if (!row) throw new Error('An inserted banner was not returned.')
  return row.id
}

export async function updateBanner(tx: Tx, id: string, saved: Saved): Promise<void> {
  await tx
    .update(banners)
    .set({ ...columnsOf(saved), revision: sql`revision + 1` })
    .where(eq(banners.id, id))
}

function columnsOf({ fields, savedBy, savedAt }: Saved) {
  const { from, until, isHidden, ...same } = fields
  return {
    ...same,
    startsAt: from === null ? null : new Date(from),
    endsAt: until === null ? null : new Date(until),
    hidden: isHidden,
    savedBy,
    savedAt,
  }
}

export async function updatePositions(tx: Tx, ids: string[]): Promise<void> {
  await tx.execute(sql`
    update banners set position = wanted.rank - 1
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted(id, rank)
    where banners.id = wanted.id`)
}

export async function deleteStored(tx: Tx, id: string): Promise<void> {
  await tx.delete(banners).where(eq(banners.id, id))
}
