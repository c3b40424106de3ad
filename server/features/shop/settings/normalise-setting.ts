import type { SettingName } from '@rimal/contract/staff/setting-shapes'
import { cleanText } from '@rimal/contract/text/clean-text'
import { toLatinDigits } from '@rimal/contract/text/digits'
import { parseShopPhone } from './shop-phone.ts'

type Normalise = (text: string, country: string) => string

const normalisePhone: Normalise = (text, country) => parseShopPhone(text, country) ?? text.trim()

/** The fields of settings that people write in several forms. */
const normalisers: { [Name in SettingName]?: Record<string, Normalise> } = {
  contact: { phone: normalisePhone, whatsapp: normalisePhone },
  seller: { taxNumber: (text) => toLatinDigits(cleanText(text)).trim() },
}

/** Returns a value as it is stored; what is wrong with it stays, for the rules to refuse. */
export function normaliseSetting(name: SettingName, value: unknown, country: string): unknown {
  const ofFields = normalisers[name]
  if (!ofFields || value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [
      field,
      typeof one === 'string' ? (ofFields[field]?.(one, country) ?? one) : one,
    ]),
  )
}
