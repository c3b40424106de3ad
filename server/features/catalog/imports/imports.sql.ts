import type { Import } from '@rimal/contract/staff/imports'
import type { ImportState } from '@rimal/contract/staff/import-kinds'
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Queries } from '../../../db/connect.ts'
import { catalogImports } from '../../../db/tables/imports.ts'
import type { Tx } from '../../../db/transact.ts'

export type StoredImport = typeof catalogImports.$inferSelect
type AtWork = 'checking' | 'applying'

const columns = {
  id: catalogImports.id,
  fileName: catalogImports.fileName,
  by: sql<string>`(select name from staff_members where id = ${catalogImports.uploadedBy})`,
  at: catalogImports.uploadedAt,
  state: catalogImports.state,
  failure: catalogImports.failure,
  rows: catalogImports.rows,
  created: catalogImports.created,
  changed: catalogImports.changed,
  unchanged: catalogImports.unchanged,
  wrong: catalogImports.wrong,
  applied: catalogImports.applied,
  seconds: catalogImports.seconds,
}
type Shown = Omit<Import, 'at'> & { at: Date; seconds: number | null }

export async function insertImport(
  tx: Tx,
  row: typeof catalogImports.$inferInsert & { id: string },
): Promise<void> {
  await tx.insert(catalogImports).values(row)
}

export function listNewestImports(db: Queries, limit: number): Promise<Shown[]> {
  return db
    .select(columns)
    .from(catalogImports)
    .orderBy(desc(catalogImports.uploadedAt), asc(catalogImports.id))
    .limit(limit)
}

export async function findImport(db: Queries, id: string): Promise<Shown | undefined> {
  const [row] = await db.select(columns).from(catalogImports).where(eq(catalogImports.id, id))
  return row
}

/** Finds the oldest import in a state that is not among those that were given up for now. */
export async function findAtWork(
  db: Queries,
  state: AtWork,
  without: readonly string[],
): Promise<StoredImport | undefined> {
  const rows = await db
    .select()
    .from(catalogImports)
    .where(eq(catalogImports.state, state))
    .orderBy(asc(catalogImports.uploadedAt))
  return rows.find(({ id }) => !without.includes(id))
}

/** Lists the ids of imports whose files are still to be read. */
export async function listChecking(db: Queries): Promise<string[]> {
  const rows = await db
    .select({ id: catalogImports.id })
    .from(catalogImports)
    .where(eq(catalogImports.state, 'checking'))
  return rows.map(({ id }) => id)
}

/**
 * Works on an import while no other run does; where another run works on it, the import is skipped. The lock belongs
 * to a connection, so a process that dies holds nothing.
 */
export async function workAlone(pool: pg.Pool, id: string, work: () => Promise<void>) {
  const key = `hashtext('catalog_imports'), hashtext($1)`
  const client = await pool.connect()
  try {
    const locking = `select pg_try_advisory_lock(${key}) as locked`
    const { rows } = await client.query<{ locked: boolean }>(locking, [id])
    if (rows[0]?.locked) {
      try {
        await work()
      } finally {
        await client.query(`select pg_advisory_unlock(${key})`, [id])
      }
    }
    client.release()
  } catch (error) {
    // The lock goes with the connection.
    client.release(true)
    throw error
  }
}

/** Locks an import until the transaction ends. */
export async function lockImport(tx: Tx, id: string): Promise<StoredImport | undefined> {
  const [row] = await tx
    .select()
    .from(catalogImports)
    .where(eq(catalogImports.id, id))
    .for('no key update')
  return row
}

/** Changes an import in one of some states; false when it is in another one. */
export async function updateImport(
  db: Queries,
  { id, from }: { id: string; from: readonly ImportState[] },
  change: Partial<typeof catalogImports.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(catalogImports)
    .set(change)
    .where(and(eq(catalogImports.id, id), inArray(catalogImports.state, [...from])))
    .returning({ id: catalogImports.id })
  return rows.length > 0
}

/** Counts a try to check or to write an import; undefined if the import is no longer in that state. */
export async function countTry(
  db: Queries,
  id: string,
  state: AtWork,
): Promise<StoredImport | undefined> {
  const [row] = await db
    .update(catalogImports)
    .set({ tries: sql`${catalogImports.tries} + 1` })
    .where(and(eq(catalogImports.id, id), eq(catalogImports.state, state)))
    .returning()
  return row
}

/**
 * Adds to what was written and to what turned out to be wrong meanwhile. The tries are counted anew, because an
 * import that gets on is not broken.
 */
export async function addApplied(
  tx: Tx,
  id: string,
  { applied, wrong }: { applied: number; wrong: number },
): Promise<void> {
  await tx
    .update(catalogImports)
    .set({
      applied: sql`${catalogImports.applied} + ${applied}`,
      wrong: sql`${catalogImports.wrong} + ${wrong}`,
      tries: 0,
    })
    .where(eq(catalogImports.id, id))
}

/** Cancels dry runs of which nobody has applied the rows by now. */
export async function cancelWaiting(db: Queries, before: Date, now: Date): Promise<void> {
  await db
    .update(catalogImports)
    .set({ state: 'cancelled', endedAt: now })
    .where(and(eq(catalogImports.state, 'ready'), lt(catalogImports.checkedAt, before)))
}
