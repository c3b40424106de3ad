import type { PageSlug } from '@rimal/contract/staff/content-kinds'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../../db/connect.ts'
import { contentPages, contentVersions } from '../../../../db/tables/catalog.ts'
import { staffMembers } from '../../../../db/tables/staff.ts'
import type { Tx } from '../../../../db/transact.ts'
import type { StoredContent } from '../../drafts.sql.ts'

/** Any fixed number: the advisory lock under which pages change one after the other. */
const pagesLock = 7_226_505

type Version = typeof contentVersions.$inferSelect
export type StoredPage = StoredContent & {
  slug: PageSlug
  revision: number
  savedAt: Date
  savedBy: string | null
  savedById: string | null
}

const pageColumns = {
  slug: contentPages.slug,
  title: contentPages.title,
  description: contentPages.description,
  sections: contentPages.sections,
  revision: contentPages.revision,
  savedAt: contentPages.updatedAt,
  savedById: contentPages.savedBy,
  savedBy: staffMembers.name,
}

export async function lockPages(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${pagesLock})`)
}

export async function listStoredPages(db: Queries) {
  return db
    .select(pageColumns)
    .from(contentPages)
    .leftJoin(staffMembers, eq(staffMembers.id, contentPages.savedBy))
}

export async function findStoredPage(db: Queries, slug: PageSlug): Promise<StoredPage | undefined> {
  const [page] = await db
    .select(pageColumns)
    .from(contentPages)
    .leftJoin(staffMembers, eq(staffMembers.id, contentPages.savedBy))
    .where(eq(contentPages.slug, slug))
  return page && { ...page, slug }
}

export async function writePage(
  tx: Tx,
  { savedAt, ...row }: StoredContent & Pick<Version, 'slug' | 'revision' | 'savedBy' | 'savedAt'>,
): Promise<void> {
  const { slug: _, ...set } = { ...row, updatedAt: savedAt }
  await tx
    .insert(contentPages)
    .values({ ...row, updatedAt: savedAt })
    .onConflictDoUpdate({ target: contentPages.slug, set })
}

export async function deleteStoredPage(tx: Tx, slug: PageSlug): Promise<void> {
  await tx.delete(contentPages).where(eq(contentPages.slug, slug))
}

/** Stores a version, unless it is stored already. */
export async function insertVersion(tx: Tx, version: Version): Promise<void> {
  await tx.insert(contentVersions).values(version).onConflictDoNothing()
}

/** Deletes all versions of a page but its last ones. */
export async function deleteOldVersions(tx: Tx, slug: PageSlug, count: number): Promise<void> {
  const old = tx
    .select({ revision: contentVersions.revision })
    .from(contentVersions)
    .where(eq(contentVersions.slug, slug))
    .orderBy(desc(contentVersions.revision))
    .offset(count)
  await tx
    .delete(contentVersions)
    .where(and(eq(contentVersions.slug, slug), inArray(contentVersions.revision, old)))
}

/** The highest revision that a page ever had; 0 for a page that never existed. */
export async function findLastRevision(tx: Tx, slug: PageSlug): Promise<number> {
  const [last] = await tx
    .select({ revision: contentVersions.revision })
    .from(contentVersions)
    .where(eq(contentVersions.slug, slug))
    .orderBy(desc(contentVersions.revision))
    .limit(1)
  return last?.revision ?? 0
}

/** Lists the versions of a page, the latest first. */
export async function listVersions(db: Queries, slug: PageSlug) {
  return db
    .select({
      revision: contentVersions.revision,
      title: contentVersions.title,
      description: contentVersions.description,
      sections: contentVersions.sections,
      savedAt: contentVersions.savedAt,
      savedBy: staffMembers.name,
    })
    .from(contentVersions)
    .leftJoin(staffMembers, eq(staffMembers.id, contentVersions.savedBy))
    .where(eq(contentVersions.slug, slug))
    .orderBy(desc(contentVersions.revision))
}

export async function findVersion(
  db: Queries,
  slug: PageSlug,
  revision: number,
): Promise<StoredContent | undefined> {
  const [version] = await db
    .select({
      title: contentVersions.title,
      description: contentVersions.description,
      sections: contentVersions.sections,
    })
    .from(contentVersions)
    .where(and(eq(contentVersions.slug, slug), eq(contentVersions.revision, revision)))
  return version
}
