import type { StaffPicture } from '@rimal/contract/staff/pictures'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../../db/connect.ts'
import { pictureColumns, pictures, settings } from '../../../../db/tables/catalog.ts'
import { staffAudit, staffMembers } from '../../../../db/tables/staff.ts'
import type { Tx } from '../../../../db/transact.ts'
import { isOfShop } from '../../../../db/picture-of-shop.ts'

/** Any fixed number: the advisory lock under which the home page changes. */
const homeLock = 7_226_506

export type HomeSettings = { homeTexts?: unknown; homeScenes?: unknown }

export async function lockHome(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${homeLock})`)
}

/** Finds the texts and the pictures of the home page as they are stored; what was never set is missing. */
export async function findHomeSettings(db: Queries): Promise<HomeSettings> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, ['homeTexts', 'homeScenes']))
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

export async function writeHomeSettings(tx: Tx, values: Required<HomeSettings>): Promise<void> {
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

/** Finds who saved the home page last. */
export async function findLastSave(
  db: Queries,
): Promise<{ name: string | null; at: Date } | undefined> {
  const [last] = await db
    .select({ name: staffMembers.name, at: staffAudit.at })
    .from(staffAudit)
    .leftJoin(staffMembers, eq(staffMembers.id, staffAudit.staffId))
    .where(and(eq(staffAudit.subject, 'home'), eq(staffAudit.action, 'staff/save-home')))
    .orderBy(desc(staffAudit.at), desc(staffAudit.id))
    .limit(1)
  return last
}
