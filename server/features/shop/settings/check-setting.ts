import { type SettingName, settingNames, settingShapes } from '@rimal/contract/staff/setting-shapes'
import type { FieldErrors } from '@rimal/contract/endpoint'
import { compileValidator, fieldsOf } from '../../../http/validation.ts'
import type { Settings } from './settings.ts'
import { missingOfSeller } from '../vat/vat-regimes.ts'
import { checkShipping } from './check-shipping.ts'
import { under, unless } from './field-rules.ts'
import { settingRules } from './setting-rules.ts'

const validators = Object.fromEntries(
  settingNames.map((name) => [name, compileValidator(settingShapes[name], 'body')]),
)

/**
 * Returns what is wrong with a value for a setting, by field (`value.0.price`), given the current settings; empty
 * when the value is valid.
 */
export function checkSetting(name: SettingName, value: unknown, settings: Settings): FieldErrors {
  const validate = validators[name]
  if (!validate?.(value))
    return under('value', fieldsOf(validate?.errors ?? []) ?? { '': 'invalid' })
  const all = { ...settings, [name]: value } as Settings
  const rule = settingRules[name] as ((own: unknown, all: Settings) => FieldErrors) | undefined
  return { ...othersWrong(name, settings, all), ...under('value', rule?.(value, all) ?? {}) }
}

/** Returns what a change would make wrong in other settings, by their names. */
function othersWrong(name: SettingName, before: Settings, after: Settings): FieldErrors {
  const known = missingOfSeller(before)
  const missing = missingOfSeller(after).filter((part) => !known.includes(part))
  const place = name === 'seller' ? 'value' : 'seller'
  const isReached = name !== 'country' || checkShipping(after.shipping, after)[''] === undefined
  return {
    ...Object.fromEntries(missing.map((part) => [`${place}.${part}`, 'required'])),
    ...unless(isReached, 'shipping', 'not_at_home'),
  }
}
