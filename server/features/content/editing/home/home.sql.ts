import type { ChosenProduct, HomeContent } from '@rimal/contract/staff/home'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../../db/connect.ts'
import { isOfShop } from '../../../../db/picture-of-shop.ts'
import {
  collections,
  itemPictures,
  pictureColumns,
  pictures,
  productItems,
  products,
  settings,
} from '../../../../db/tables/catalog.ts'
import { homeVersions } from '../../../../db/tables/content-drafts.ts'
import { staffMembers } from '../../../../db/tables/staff.ts'
import type { Tx } from '../../../../db/transact.ts'

/** Any fixed number: the advisory lock under which the home page changes. */
const homeLock = 7_226_506

export async function lockHome(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${homeLock})`)
}

export async function writeHomeSettings(tx: Tx, values: Record<string, unknown>): Promise<void> {
  await tx
    .insert(settings)
    .values(Object.entries(values).map(([key, value]) => ({ key, value })))
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } })
}

/** Lists the pictures of the shop with these ids as staff see them. */
export async function listScenePictures(db: Queries, ids: string[]): Promise<StaffPicture[]> {
  if (ids.length === 0) return []
  return db
    .select({
      ...pictureColumns,
      isReady: sql<boolean>`derived_at is not null`,
    })
    .from(pictures)
    .where(and(inArray(pictures.id, ids), isOfShop))
}

export async function hasCollection(db: Queries, id: string): Promise<boolean> {
  return (await db.$count(collections, eq(collections.id, id))) > 0
}

/** A product without the language of its picture. */
export type FoundProduct = Pick<ChosenProduct, 'id' | 'name' | 'state'> & {
  picture: Omit<StaffPicture, 'isReady'> | null
}

/** Finds products with the first picture of their first colour; in no particular order. */
export async function listChosenProducts(db: Queries, ids: string[]): Promise<FoundProduct[]> {
  if (ids.length === 0) return []
  return db
    .selectDistinctOn([products.id], {
      id: products.id,
      name: products.name,
      state: products.state,
      picture: pictureColumns,
    })
    .from(products)
    .leftJoin(
      productItems,
      and(eq(productItems.productId, products.id), eq(productItems.withdrawn, false)),
    )
    .leftJoin(itemPictures, eq(itemPictures.itemId, productItems.id))
    .leftJoin(pictures, eq(pictures.id, itemPictures.pictureId))
    .where(inArray(products.id, ids))
    .orderBy(products.id, productItems.position, itemPictures.position)
}

/** Finds what shoppers see by its number; undefined while nobody has saved the home page. */
export async function findLastVersion(db: Queries) {
  const [last] = await listHomeVersions(db, 1)
  return last
}

/** Lists the versions of the home page, the latest first. */
export async function listHomeVersions(db: Queries, count: number) {
  return db
    .select({
      revision: homeVersions.revision,
      content: homeVersions.content,
      savedAt: homeVersions.savedAt,
      savedBy: staffMembers.name,
    })
    .from(homeVersions)
    .leftJoin(staffMembers, eq(staffMembers.id, homeVersions.savedBy))
    .orderBy(desc(homeVersions.revision))
    .limit(count)
}

export async function findHomeVersion(
  db: Queries,
  revision: number,
): Promise<HomeContent | undefined> {
  const [version] = await db
    .select({ content: homeVersions.content })
    .from(homeVersions)
    .where(eq(homeVersions.revision, revision))
  return version?.content
}

export async function insertHomeVersion(
  tx: Tx,
  version: typeof homeVersions.$inferInsert,
): Promise<void> {
  await tx.insert(homeVersions).values(version)
}

/** Deletes all versions but the last ones. */
export async function deleteOldHomeVersions(tx: Tx, count: number): Promise<void> {
  const old = tx
    .select({ revision: homeVersions.revision })
    .from(homeVersions)
    .orderBy(desc(homeVersions.revision))
    .offset(count)
  await tx.delete(homeVersions).where(inArray(homeVersions.revision, old))
}
