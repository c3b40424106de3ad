import type { SettingName } from '@rimal/contract/staff/setting-shapes'
import type { StaffSetting } from '@rimal/contract/staff/settings'
import type { Tx } from '../../../db/transact.ts'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { checkSetting } from './check-setting.ts'
import { defaultSettings, findSettings, saveSetting, type Settings } from './settings.ts'
import { deleteSetting, hasPrices, holdSettings } from './settings.sql.ts'

type Change = { name: SettingName; force?: boolean } & ({ value: unknown } | { shipped: true })

/** A setting that was changed, and all settings before and after it. */
export type SettingChange = { name: SettingName; before: Settings; after: Settings }

/** Changes something else with a setting, in the same transaction; each feature provides its own effects. */
export type SettingEffect = (tx: Tx, change: SettingChange) => Promise<void>

/**
 * Gives a setting another value, or the value that the program ships with, and invalidates every cached page.
 * Readers load settings when they need them, so no process has to restart.
 */
export async function changeSetting(
  tx: Tx,
  change: Change,
  effects: readonly SettingEffect[],
): Promise<{ before: unknown; setting: StaffSetting }> {
  const { name } = change
  // Changes wait for each other, so that the other settings that are checked here are still the same at the commit.
  await holdSettings(tx)
  const settings = await findSettings(tx)
  const own = 'value' in change
  const value = own ? change.value : defaultSettings[name]
  const wrong = checkSetting(name, value, settings)
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  const isOtherMoney = name === 'currency' && value !== settings.currency
  if (isOtherMoney && !change.force && (await hasPrices(tx))) {
    throw new ShopError('currency_keeps_numbers')
  }
  if (own) await saveSetting(tx, name, value as never)
  else await deleteSetting(tx, name)
  const after = { ...settings, [name]: value }
  for (const effect of effects) await effect(tx, { name, before: settings, after })
  await recordCatalogChange(tx, null)
  return { before: settings[name], setting: { name, value, own } }
}
