import { type SettingGroup, settingGroups } from '@rimal/contract/staff/setting-groups'
import { type SettingName, settingShapes } from '@rimal/contract/staff/setting-shapes'
import type { FieldShape } from '@rimal/contract/staff/field-shape'
import type { SettingForm } from '@rimal/contract/staff/settings'
import type { Queries } from '../../../db/connect.ts'
import { paymentProviderNames } from '../../../payment-accounts.ts'
import { revisionOf } from './revision-of.ts'
import { defaultSettingsOf, findOwnSettings, settingsOver } from './settings.ts'
import { findLastChange } from './settings.sql.ts'

/** Returns the settings of a group with what a form needs to edit them. */
export async function showSettings(db: Queries, group: SettingGroup): Promise<SettingForm> {
  const names: readonly SettingName[] = settingGroups[group]
  const own = await findOwnSettings(db)
  const settings = settingsOver(own)
  const defaults = defaultSettingsOf(settings.country)
  const last = await findLastChange(db, names)
  return {
    group,
    revision: revisionOf(settings, names),
    savedBy: last?.name ?? null,
    savedAt: last?.at.toISOString() ?? null,
    settings: names.map((name) => ({
      name,
      value: settings[name],
      byDefault: defaults[name],
      own: name in own,
      shape: settingShapes[name] as FieldShape,
    })),
    currency: settings.currency,
    country: settings.country,
    providers: [...paymentProviderNames],
    deliveryMethods: settings.shipping.map(({ id, title }) => ({ id, title })),
  }
}
