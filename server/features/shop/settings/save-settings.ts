import type { BodyOf, FieldErrors } from '@rimal/contract/endpoint'
import { settingGroups } from '@rimal/contract/staff/setting-groups'
import type { SettingName } from '@rimal/contract/staff/setting-shapes'
import type { settingsApi } from '@rimal/contract/staff/settings'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { type SettingEffect, writeSettings } from './change-setting.ts'
import { checkSettings, type NewValues } from './check-setting.ts'
import { under } from './field-rules.ts'
import { isEqual, revisionOf } from './revision-of.ts'
import { findSettings } from './settings.ts'
import { holdSettings } from './settings.sql.ts'

type Input = BodyOf<typeof settingsApi.saveSettings>
type Changed = { name: SettingName; before: unknown; after: unknown }

/**
 * Saves settings of a group together, or none of them; returns those whose value changed.
 * @throws changed_meanwhile, invalid_input, currency_keeps_numbers
 */
export async function saveSettings(
  tx: Tx,
  { group, revision, values, force }: Input,
  effects: readonly SettingEffect[],
): Promise<Changed[]> {
  // Changes wait for each other, so that what is checked here is still the same at the commit.
  await holdSettings(tx)
  const before = await findSettings(tx)
  const names: readonly SettingName[] = settingGroups[group]
  refuse(namesOfOthers(values, names))
  if (revisionOf(before, names) !== revision) throw new ShopError('changed_meanwhile')
  const changed = names.filter((name) => name in values && !isEqual(values[name], before[name]))
  const next: NewValues = Object.fromEntries(changed.map((name) => [name, values[name]]))
  refuse(sayMissing(checkSettings(next, before), next))
  if (changed.length > 0)
    await writeSettings(tx, { before, values: next, force }, effects.map(namedByItself))
  return changed.map((name) => ({ name, before: before[name], after: next[name] }))
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
