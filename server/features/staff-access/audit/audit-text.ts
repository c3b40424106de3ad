import { nameCountry } from '@rimal/contract/countries'
import { formatDay, formatMoment, isDay, weekdayName } from '@rimal/contract/dates'
import { type LanguageCode, type Text, textIn } from '@rimal/contract/language'
import { formatAmount, formatMoney } from '@rimal/contract/money'
import { catalogWords } from '@rimal/contract/words/catalog'
import type { AuditField } from './audit-fields.ts'
import type { NamedKind } from './audit-names.sql.ts'
import { auditWords } from './audit-words.ts'

/** Who reads, and what is known of the things of one row. */
export type AuditReader = {
  language: LanguageCode
  timeZone: string
  /** The currency of amounts whose details name none; null where it is not known. */
  currency: string | null
  /** An amount whose currency is not known is a number with the decimals of this one. */
  shopCurrency: string
  nameOf: (kind: NamedKind, id: string) => string | undefined
}

/** The text of the admin for a key; undefined where there is none, or one for each number only. */
export function adminText(key: string, language: LanguageCode): string | undefined {
  const word = auditWords[key]
  return word && typeof word.en === 'string' ? textIn(word as Text, language) : undefined
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** A value that is no object, for people; undefined for an id that nothing is known of. */
export function valueText(
  value: unknown,
  field: AuditField,
  reader: AuditReader,
): string | undefined {
  const { language } = reader
  if (value === null || value === undefined || value === '')
    return adminText('form_empty_value', language)
  if (Array.isArray(value)) return listText(value, field, reader)
  if (typeof value === 'boolean') return adminText(value ? 'grid_yes' : 'grid_no', language)
  if (typeof value === 'number') return numberText(value, field, reader)
  if (typeof value === 'object') return textIn(value as Text, language)
  return stringText(String(value), field, reader)
}

function listText(values: readonly unknown[], field: AuditField, reader: AuditReader) {
  const texts = values.map((value) => valueText(value, field, reader)).filter(Boolean)
  if (texts.length === 0) return adminText('form_empty_value', reader.language)
  return texts.join(textIn(catalogWords.list_separator, reader.language))
}

function numberText(value: number, { as }: AuditField, reader: AuditReader) {
  const { currency, shopCurrency, language } = reader
  if (as === 'money' && Number.isSafeInteger(value)) {
    return currency === null
      ? formatAmount(value, shopCurrency)
      : formatMoney(value, { currency, language })
  }
  if (as === 'weekday') return weekdayName(value, language)
  return String(value)
}

function stringText(value: string, { as, of, choices }: AuditField, reader: AuditReader) {
  const { language, timeZone, nameOf } = reader
  const choice = value.replaceAll('-', '_')
  const named =
    (of && nameOf(of, value)) ??
    [choices ?? []]
      .flat()
      .map((prefix) => adminText(prefix + choice, language))
      .find(Boolean)
  if (named) return named
  if (as === 'country') return nameCountry(value, language).name
  if (isDay(value)) return formatDay(value, language, { year: true })
  if (instant.test(value)) return formatMoment(new Date(value), language, timeZone)
  return uuid.test(value) ? undefined : value
}

/** The label of a field within others: 'Delivery method 1 · Price'. */
export function joinLabels(labels: readonly string[]): string {
  return labels.join(' · ')
}

/** 'madeToOrder' and 'made_to_order' without a text of their own read 'Made to order'; an SKU stays as it is. */
export function readableName(name: string): string {
  if (!/^[a-z][A-Za-z_]*$/.test(name)) return name
  const spaced = name
    .replaceAll('_', ' ')
    .replaceAll(/[A-Z]/g, (initial) => ` ${initial.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
