import { type SettingName, settingNames, settingShapes } from '@rimal/contract/staff/setting-shapes'
import { countrySettings } from '@rimal/contract/country/country-values'
import type { FieldErrors } from '@rimal/contract/endpoint'
import { compileValidator, fieldsOf } from '../../../http/validation.ts'
import { type Settings, settingsOver } from './settings.ts'
import { missingOfSeller } from '../vat/vat-regimes.ts'
import { checkShipping } from './check-shipping.ts'
import { under, unless } from './field-rules.ts'
import { settingRules } from './setting-rules.ts'

/** New values by the name of their setting. */
export type NewValues = Partial<Record<SettingName, unknown>>

const validators = Object.fromEntries(
  settingNames.map((name) => [name, compileValidator(settingShapes[name], 'body')]),
)

/**
 * Returns what is wrong with a value for a setting, by field (`value.0.price`), given the settings that the owner
 * has set; empty when the value is valid. What it makes wrong in another setting begins with the name of that setting.
 */
export function checkSetting(
  name: SettingName,
  value: unknown,
  own: Partial<Settings>,
): FieldErrors {
  const fields = Object.entries(checkSettings({ [name]: value }, own))
  return Object.fromEntries(
    fields.map(([field, code]) => [field.replace(new RegExp(`^${name}(?=\\.|$)`), 'value'), code]),
  )
}

/**
 * Returns what is wrong with values that settings get together, by fields that begin with the name of the setting
 * (`shipping.0.price`). The rules read the other settings as they will be.
 */
export function checkSettings(values: NewValues, own: Partial<Settings>): FieldErrors {
  const names = Object.keys(values) as SettingName[]
  const malformed = names.map((name) => under(name, checkShape(name, values[name])))
  const wrong = Object.assign({}, ...malformed) as FieldErrors
  // Rules read only values of the right shape.
  if (Object.keys(wrong).length > 0) return wrong
  const before = settingsOver(own)
  const all = settingsOver({ ...own, ...(values as Partial<Settings>) })
  const broken = [...new Set([...names, ...followers(before, all)])].map((name) => {
    const rule = settingRules[name] as ((value: unknown, all: Settings) => FieldErrors) | undefined
    return under(name, rule?.(all[name], all) ?? {})
  })
  return Object.assign(othersWrong(values, before, all), ...broken) as FieldErrors
}

/** Settings whose rules read what another country gives. */
function followers(before: Settings, after: Settings): SettingName[] {
  return before.country === after.country ? [] : [...countrySettings, 'otherCurrencies']
}

function checkShape(name: SettingName, value: unknown): FieldErrors {
  const validate = validators[name]
  if (validate?.(value)) return {}
  return fieldsOf(validate?.errors ?? []) ?? { '': 'invalid' }
}

/** Returns what a change would make wrong in settings whose own rules do not say it. */
function othersWrong(values: NewValues, before: Settings, after: Settings): FieldErrors {
  const known = missingOfSeller(before)
  const missing = missingOfSeller(after).filter((part) => !known.includes(part))
  const isReached = !('country' in values) || checkShipping(after.shipping, after)[''] === undefined
  return {
    ...Object.fromEntries(missing.map((part) => [`seller.${part}`, 'required'])),
    ...unless(isReached, 'shipping', 'not_at_home'),
  }
}
