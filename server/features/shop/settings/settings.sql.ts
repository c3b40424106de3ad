import type { SettingName } from '@rimal/contract/staff/setting-shapes'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { products, settings } from '../../../db/tables/catalog.ts'
import { staffAudit, staffMembers } from '../../../db/tables/staff.ts'

/** Any fixed number: the advisory lock under which settings are changed. */
const settingsLock = 7_226_503

export async function holdSettings(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${settingsLock})`)
}

/** Whether anything is for sale. */
export async function hasPrices(tx: Tx): Promise<boolean> {
  return (await tx.select({ id: products.id }).from(products).limit(1)).length > 0
}

export async function deleteSetting(tx: Tx, name: SettingName): Promise<void> {
  await tx.delete(settings).where(eq(settings.key, name))
}

const changes = ['staff/save-settings', 'staff/change-setting', 'staff/reset-setting']

/** Finds who changed one of these settings last; `name` is null for the command and for people who are removed. */
export async function findLastChange(
  db: Queries,
  names: readonly SettingName[],
): Promise<{ name: string | null; at: Date } | undefined> {
  const [last] = await db
    .select({ name: staffMembers.name, at: staffAudit.at })
    .from(staffAudit)
    .leftJoin(staffMembers, eq(staffMembers.id, staffAudit.staffId))
    .where(and(inArray(staffAudit.action, changes), inArray(staffAudit.subject, [...names])))
    .orderBy(desc(staffAudit.at), desc(staffAudit.id))
    .limit(1)
  return last
}
