import type { ListName } from '@rimal/contract/staff/lists/list-columns'
import type { ListLook } from '@rimal/contract/staff/lists/list-views'
import { and, asc, count, eq, isNull, not, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { staffListLooks, staffListViews, staffMembers } from '../../../db/tables/staff.ts'
import type { Tx } from '../../../db/transact.ts'

type ViewRow = typeof staffListViews.$inferSelect
export type StoredView = ViewRow & { by: string }

const withName = {
  id: staffListViews.id,
  list: staffListViews.list,
  staffId: staffListViews.staffId,
  name: staffListViews.name,
  search: staffListViews.search,
  columns: staffListViews.columns,
  density: staffListViews.density,
  isShared: staffListViews.isShared,
  revision: staffListViews.revision,
  createdAt: staffListViews.createdAt,
  by: staffMembers.name,
}

type Seen = { list: ListName; staffId: string }

/** The views of a list that a member of staff has: own ones and shared ones. */
export async function listStoredViews(db: Queries, { list, staffId }: Seen): Promise<StoredView[]> {
  return db
    .select(withName)
    .from(staffListViews)
    .innerJoin(staffMembers, eq(staffMembers.id, staffListViews.staffId))
    .where(
      and(
        eq(staffListViews.list, list),
        or(eq(staffListViews.staffId, staffId), staffListViews.isShared),
      ),
    )
    .orderBy(asc(staffListViews.createdAt), asc(staffListViews.id))
}

export async function findStoredView(db: Queries, id: string): Promise<StoredView | undefined> {
  const [view] = await db
    .select(withName)
    .from(staffListViews)
    .innerJoin(staffMembers, eq(staffMembers.id, staffListViews.staffId))
    .where(eq(staffListViews.id, id))
  return view
}

/** Locks the row of a member of staff until the transaction ends; false if this person was removed. */
export async function lockOwner(tx: Tx, staffId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(and(eq(staffMembers.id, staffId), isNull(staffMembers.removedAt)))
    .for('no key update')
  return rows.length > 0
}

/** Deletes how somebody saw the lists: the views that nobody else has, and the chosen columns. */
export async function deletePrivateViews(tx: Tx, staffId: string): Promise<void> {
  await tx
    .delete(staffListViews)
    .where(and(eq(staffListViews.staffId, staffId), not(staffListViews.isShared)))
  await tx.delete(staffListLooks).where(eq(staffListLooks.staffId, staffId))
}

export async function countViewsOf(tx: Tx, { list, staffId }: Seen): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(staffListViews)
    .where(and(eq(staffListViews.list, list), eq(staffListViews.staffId, staffId)))
  return row?.count ?? 0
}

export async function insertView(tx: Tx, view: Omit<ViewRow, 'id' | 'revision'>): Promise<string> {
  const [row] = await tx.insert(staffListViews).values(view).returning({ id: staffListViews.id })
  if (!row) throw new Error('A view that was inserted has no id.')
  return row.id
}

/** Saves a view of this revision; false if somebody else has saved it since. */
export async function updateView(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
  change: Pick<ViewRow, 'name' | 'search' | 'columns' | 'density' | 'isShared'> &
    Partial<Pick<ViewRow, 'staffId'>>,
): Promise<boolean> {
  const rows = await tx
    .update(staffListViews)
    .set({ ...change, revision: sql`${staffListViews.revision} + 1` })
    .where(and(eq(staffListViews.id, id), eq(staffListViews.revision, revision)))
    .returning({ id: staffListViews.id })
  return rows.length > 0
}

export async function deleteStoredView(tx: Tx, id: string): Promise<void> {
  await tx.delete(staffListViews).where(eq(staffListViews.id, id))
}

export async function findLook(
  db: Queries,
  { list, staffId }: Seen,
): Promise<ListLook | undefined> {
  const [look] = await db
    .select({ columns: staffListLooks.columns, density: staffListLooks.density })
    .from(staffListLooks)
    .where(and(eq(staffListLooks.list, list), eq(staffListLooks.staffId, staffId)))
  return look
}

/** Saves the look that a member of staff wants; null deletes it. */
export async function writeLook(
  tx: Tx,
  { list, staffId }: Seen,
  look: ListLook | null,
): Promise<void> {
  const { staffId: owner, list: ofList } = staffListLooks
  if (look === null) {
    await tx.delete(staffListLooks).where(and(eq(ofList, list), eq(owner, staffId)))
    return
  }
  await tx
    .insert(staffListLooks)
    .values({ list, staffId, ...look })
    .onConflictDoUpdate({ target: [owner, ofList], set: look })
}
