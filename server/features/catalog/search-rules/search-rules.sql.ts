import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { pinnedResults, searchSynonyms } from '../../../db/tables/catalog-rules.ts'
import { staffMembers } from '../../../db/tables/staff.ts'
import type { Tx } from '../../../db/transact.ts'

/** Any fixed number: the advisory lock under which the rules of the search change one after the other. */
const rulesLock = 7_226_531

const synonymColumns = { ...getTableColumns(searchSynonyms), savedByName: staffMembers.name }
const pinnedColumns = { ...getTableColumns(pinnedResults), savedByName: staffMembers.name }

export type StoredSynonyms = typeof searchSynonyms.$inferSelect & { savedByName: string | null }
export type StoredPinned = typeof pinnedResults.$inferSelect & { savedByName: string | null }

export async function lockRules(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${rulesLock})`)
}

export async function listSynonyms(db: Queries): Promise<StoredSynonyms[]> {
  return db
    .select(synonymColumns)
    .from(searchSynonyms)
    .leftJoin(staffMembers, eq(staffMembers.id, searchSynonyms.savedBy))
    .orderBy(asc(searchSynonyms.createdAt), asc(searchSynonyms.id))
}

export async function listPinned(db: Queries): Promise<StoredPinned[]> {
  return db
    .select(pinnedColumns)
    .from(pinnedResults)
    .leftJoin(staffMembers, eq(staffMembers.id, pinnedResults.savedBy))
    .orderBy(asc(pinnedResults.createdAt), asc(pinnedResults.id))
}

type Synonyms = Pick<StoredSynonyms, 'kind' | 'words' | 'finds'>
type Pinned = Pick<StoredPinned, 'phrases' | 'products'>
/** Null for a new record. */
type Place = { id: string | null; staffId: string; now: Date }

export async function writeSynonyms(
  tx: Tx,
  fields: Synonyms,
  { id, staffId, now }: Place,
): Promise<string | undefined> {
  const row = { ...fields, savedBy: staffId, savedAt: now }
  const [written] =
    id === null
      ? await tx
          .insert(searchSynonyms)
          .values({ ...row, createdAt: now })
          .returning({ id: searchSynonyms.id })
      : await tx
          .update(searchSynonyms)
          .set({ ...row, revision: sql`revision + 1` })
          .where(eq(searchSynonyms.id, id))
          .returning({ id: searchSynonyms.id })
  return written?.id
}

export async function writePinned(
  tx: Tx,
  fields: Pinned,
  { id, staffId, now }: Place,
): Promise<string | undefined> {
  const row = { ...fields, savedBy: staffId, savedAt: now }
  const [written] =
    id === null
      ? await tx
          .insert(pinnedResults)
          .values({ ...row, createdAt: now })
          .returning({ id: pinnedResults.id })
      : await tx
          .update(pinnedResults)
          .set({ ...row, revision: sql`revision + 1` })
          .where(eq(pinnedResults.id, id))
          .returning({ id: pinnedResults.id })
  return written?.id
}

export async function deleteSynonymsRow(tx: Tx, id: string): Promise<void> {
  await tx.delete(searchSynonyms).where(eq(searchSynonyms.id, id))
}

export async function deletePinnedRow(tx: Tx, id: string): Promise<void> {
  await tx.delete(pinnedResults).where(eq(pinnedResults.id, id))
}
