import type { BodyOf, FieldErrors } from '@rimal/contract/endpoint'
import { isEqual } from '@rimal/contract/staff/one-form'
import { settingGroups } from '@rimal/contract/staff/setting-groups'
import type { SettingName } from '@rimal/contract/staff/setting-shapes'
import type { settingsApi } from '@rimal/contract/staff/settings'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import {
  changedValue,
  type ChangedValue,
  type SettingEffect,
  writeSettings,
} from './change-setting.ts'
import { checkSettings, type NewValues } from './check-setting.ts'
import { under } from './field-rules.ts'
import { revisionOf } from './revision-of.ts'
import { normaliseSetting } from './normalise-setting.ts'
import { findOwnSettings, type Settings, settingsOver } from './settings.ts'
import { holdSettings } from './settings.sql.ts'

type Input = BodyOf<typeof settingsApi.saveSettings>

/**
 * Saves settings of a group together, or none of them; returns all settings whose value changed, also those that follow
 * the country.
 * @throws changed_meanwhile, invalid_input, currency_keeps_numbers
 */
export async function saveSettings(
  tx: Tx,
  { group, revision, values, force }: Input,
  effects: readonly SettingEffect[],
): Promise<ChangedValue[]> {
  // Changes wait for each other, so that what is checked here is still the same at the commit.
  await holdSettings(tx)
  const own = await findOwnSettings(tx)
  const before = settingsOver(own)
  const names: readonly SettingName[] = settingGroups[group]
  refuse(namesOfOthers(values, names))
  if (revisionOf(before, names) !== revision) throw new ShopError('changed_meanwhile')
  const next = newValues(values, own, names)
  refuse(sayMissing(checkSettings(next, own), next))
  if (Object.keys(next).length === 0) return []
  const changed = await writeSettings(tx, { own, values: next, force }, effects.map(namedByItself))
  return changed.map(changedValue)
}

/**
 * The values that the owner sets. With another country come its values; what was sent and is equal to them goes on
 * following the country.
 */
function newValues(
  values: Input['values'],
  own: Partial<Settings>,
  names: readonly SettingName[],
): NewValues {
  const before = settingsOver(own)
  const { country } = values
  const moved = typeof country === 'string' ? settingsOver({ ...own, country }) : before
  const sent = names.filter((name) => name in values)
  const set = sent.map((name) => [
    name,
    normaliseSetting(name, values[name], moved.country),
    name === 'country' ? before.country : moved[name],
  ])
  return Object.fromEntries(set.filter(([, value, known]) => !isEqual(value, known)))
}

function refuse(wrong: FieldErrors): void {
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
}

function namesOfOthers(values: object, names: readonly string[]): FieldErrors {
  const others = Object.keys(values).filter((name) => !names.includes(name))
  return Object.fromEntries(others.map((name) => [name, 'unknown']))
}

/** A field of a form that was left empty is missing, and not of a wrong form. */
function sayMissing(wrong: FieldErrors, values: NewValues): FieldErrors {
  return Object.fromEntries(
    Object.entries(wrong).map(([field, code]) => {
      const value = valueAt(values, field)
      const isEmpty = code === 'invalid' && (value === '' || value === null)
      return [field, isEmpty ? 'required' : code]
    }),
  )
}

function valueAt(values: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], values)
}

/** Effects refuse fields below `value`; here several settings change, so the field begins with the name. */
function namedByItself(effect: SettingEffect): SettingEffect {
  return async (tx, change) => {
    try {
      await effect(tx, change)
    } catch (error) {
      if (!(error instanceof ShopError) || !error.fields) throw error
      const fields = Object.entries(error.fields).map(([field, code]) =>
        under(change.name, { [field.replace(/^value\.?/, '')]: code }),
      )
      throw new ShopError(error.code, Object.assign({}, ...fields) as FieldErrors)
    }
  }
}
