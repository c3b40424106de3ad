import type { EditedMenus } from '@rimal/contract/staff/menus'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../../db/connect.ts'
import { settings } from '../../../../db/tables/catalog.ts'
import { staffAudit, staffMembers } from '../../../../db/tables/staff.ts'
import type { Tx } from '../../../../db/transact.ts'

/** Any fixed number: the advisory lock under which the menus change. */
const menusLock = 7_226_528

export async function lockMenus(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${menusLock})`)
}

export async function writeMenus(tx: Tx, menus: EditedMenus): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: 'menus', value: menus })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } })
}

export async function deleteMenus(tx: Tx): Promise<void> {
  await tx.delete(settings).where(eq(settings.key, 'menus'))
}

/** Finds who saved the menus last, or returned to those of the program. */
export async function findLastSave(
  db: Queries,
): Promise<{ name: string | null; at: Date } | undefined> {
  const [last] = await db
    .select({ name: staffMembers.name, at: staffAudit.at })
    .from(staffAudit)
    .leftJoin(staffMembers, eq(staffMembers.id, staffAudit.staffId))
    .where(and(eq(staffAudit.subject, 'menus'), sql`${staffAudit.action} like 'staff/%-menus'`))
    .orderBy(desc(staffAudit.at), desc(staffAudit.id))
    .limit(1)
  return last
}
