import type { SettingName } from '@rimal/contract/staff/setting-shapes'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { products, settings } from '../../../db/tables/catalog.ts'

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

/** Lists the settings for which the shop has a value of its own. */
export async function listOwnNames(
  db: Queries,
  names: readonly SettingName[],
): Promise<Set<string>> {
  const rows = await db
    .select({ key: settings.key })
    .from(settings)
    .where(inArray(settings.key, [...names]))
  return new Set(rows.map(({ key }) => key))
}
