import type { SettingName } from '@rimal/contract/staff/setting-shapes'
import type { StaffSetting } from '@rimal/contract/staff/settings'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { checkSetting, type NewValues } from './check-setting.ts'
import { defaultSettings, findSettings, saveSetting, type Settings } from './settings.ts'
import { deleteSetting, hasPrices, holdSettings } from './settings.sql.ts'

/** A setting that was changed, and all settings before and after it. */
export type SettingChange = { name: SettingName; before: Settings; after: Settings }

/**
 * Changes something else with a setting, in the same transaction; each feature provides its own effects. What it
 * refuses is named below `value`.
 */
export type SettingEffect = (tx: Tx, change: SettingChange) => Promise<void>

type Change = { name: SettingName; force?: boolean } & ({ value: unknown } | { shipped: true })

/** Gives a setting another value, or the value that the program ships with. */
export async function changeSetting(
  tx: Tx,
  change: Change,
  effects: readonly SettingEffect[],
): Promise<{ before: unknown; setting: StaffSetting }> {
  const { name, force } = change
  // Changes wait for each other, so that the other settings that are checked here are still the same at the commit.
  await holdSettings(tx)
  const before = await findSettings(tx)
  const own = 'value' in change
  const value = own ? change.value : defaultSettings[name]
  const wrong = checkSetting(name, value, before)
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  await writeSettings(tx, { before, values: { [name]: value }, force }, effects)
  if (!own) await deleteSetting(tx, name)
  return { before: before[name], setting: { name, value, own } }
}

type Writing = { before: Settings; values: NewValues; force?: boolean | undefined }

/**
 * Writes values that were checked, with their effects, and invalidates every cached page. Readers load settings when
 * they need them, so no process has to restart.
 * @throws currency_keeps_numbers
 */
export async function writeSettings(
  tx: Tx,
  { before, values, force = false }: Writing,
  effects: readonly SettingEffect[],
): Promise<void> {
  const after = { ...before, ...values } as Settings
  if (after.currency !== before.currency && !force && (await hasPrices(tx))) {
    throw new ShopError('currency_keeps_numbers')
  }
  const names = Object.keys(values) as SettingName[]
  for (const name of names) await saveSetting(tx, name, after[name])
  for (const name of names) {
    for (const effect of effects) await effect(tx, { name, before, after })
  }
  await recordCatalogChange(tx, null)
}
