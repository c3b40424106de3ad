import { isEqual } from '@rimal/contract/staff/one-form'
import { type SettingName, settingNames } from '@rimal/contract/staff/setting-shapes'
import type { StaffSetting } from '@rimal/contract/staff/settings'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { checkSetting, type NewValues } from './check-setting.ts'
import {
  defaultSettings,
  defaultSettingsOf,
  findOwnSettings,
  saveSetting,
  type Settings,
  settingsOver,
} from './settings.ts'
import { deleteSetting, hasPrices, holdSettings } from './settings.sql.ts'
import { normaliseSetting } from './normalise-setting.ts'

/** A setting that was changed, and all settings before and after it. */
export type SettingChange = { name: SettingName; before: Settings; after: Settings }

/** A setting that was changed, for the audit; `currency` is that of the shop, because amounts do not name their own. */
export type ChangedValue = {
  name: SettingName
  before: unknown
  after: unknown
  currency: { from: string; to: string }
}

export function changedValue({ name, before, after }: SettingChange): ChangedValue {
  const currency = { from: before.currency, to: after.currency }
  return { name, before: before[name], after: after[name], currency }
}

/**
 * Changes something else with a setting, in the same transaction; each feature provides its own effects. What it
 * refuses is named below `value`.
 */
export type SettingEffect = (tx: Tx, change: SettingChange) => Promise<void>

type Change = { name: SettingName; force?: boolean } & ({ value: unknown } | { shipped: true })

/**
 * Gives a setting another value, or the value that it has by default; returns all settings whose value changed, also
 * those that follow the country, or else this one with the value that stayed.
 */
export async function changeSetting(
  tx: Tx,
  change: Change,
  effects: readonly SettingEffect[],
): Promise<{ changed: ChangedValue[]; setting: StaffSetting }> {
  const { name, force } = change
  // Changes wait for each other, so that the other settings that are checked here are still the same at the commit.
  await holdSettings(tx)
  const own = await findOwnSettings(tx)
  const settings = settingsOver(own)
  const isGiven = 'value' in change
  const value = isGiven
    ? normaliseSetting(name, change.value, settings.country)
    : defaultOf(name, settings)
  const wrong = checkSetting(name, value, own)
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  const changed = await writeSettings(tx, { own, values: { [name]: value }, force }, effects)
  if (!isGiven) await deleteSetting(tx, name)
  const same = { name, before: settings, after: settings }
  return {
    changed: (changed.length > 0 ? changed : [same]).map(changedValue),
    setting: { name, value, own: isGiven },
  }
}

function defaultOf(name: SettingName, { country }: Settings): unknown {
  return (name === 'country' ? defaultSettings : defaultSettingsOf(country))[name]
}

type Writing = {
  /** The settings that the owner has set until now. */
  own: Partial<Settings>
  values: NewValues
  force?: boolean | undefined
}

/**
 * Writes values that were checked, with their effects, and invalidates every cached page; returns all settings whose
 * value is another one now, also those that follow the country. Readers load settings when they need them, so no
 * process has to restart.
 * @throws currency_keeps_numbers
 */
export async function writeSettings(
  tx: Tx,
  { own, values, force = false }: Writing,
  effects: readonly SettingEffect[],
): Promise<SettingChange[]> {
  const before = settingsOver(own)
  const after = settingsOver({ ...own, ...(values as Partial<Settings>) })
  if (after.currency !== before.currency && !force && (await hasPrices(tx))) {
    throw new ShopError('currency_keeps_numbers')
  }
  for (const name of Object.keys(values) as SettingName[]) await saveSetting(tx, name, after[name])
  const changed = settingNames.filter((name) => !isEqual(before[name], after[name]))
  for (const name of new Set([...(Object.keys(values) as SettingName[]), ...changed])) {
    for (const effect of effects) await effect(tx, { name, before, after })
  }
  await recordCatalogChange(tx, null)
  return changed.map((name) => ({ name, before, after }))
}
