import type { SettingName } from '@rimal/contract/staff/setting-shapes'
import { parseShopPhone } from './shop-phone.ts'

/** Returns a value as it is stored; what is wrong with it stays, for the rules to refuse. */
export function normaliseSetting(name: SettingName, value: unknown, country: string): unknown {
  if (name !== 'contact' || value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [
      field,
      (field === 'phone' || field === 'whatsapp') && typeof one === 'string'
        ? (parseShopPhone(one, country) ?? one.trim())
        : one,
    ]),
  )
}
