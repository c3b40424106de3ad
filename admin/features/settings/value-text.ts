import type { Text } from '@rimal/contract/language'
import { formatMoney } from '@rimal/contract/money'
import type { FieldShape } from '@rimal/contract/staff/field-shape'
import { timeZoneName } from '../../ui/time/time-zone-name.ts'
import { isText } from './fields/shape-kinds.ts'
import { unitOf } from './fields/unit-of.ts'
import type { FieldWords } from './fields/use-field-words.ts'

type Given = { shape: FieldShape; path: string; value: unknown; currency: string }

/** A value as a text, for a person who compares it with another one. */
export function valueText({ shape, path, value, currency }: Given, words: FieldWords): string {
  if (value === null || value === undefined || value === '') return ''
  const { items, properties } = shape
  if (isText(shape)) return words.text(value as Text)
  const partText = (part: FieldShape, name: string, one: unknown) =>
    valueText({ shape: part, path: name, value: one, currency: currencyIn(value, currency) }, words)
  if (items && Array.isArray(value)) {
    const texts = value.map((item, index) => partText(items, `${path}.${index}`, item))
    return texts.filter(Boolean).join(items.properties ? ' | ' : ' · ')
  }
  if (properties) {
    const fields = Object.entries(value).map(([name, one]) => {
      const field = `${path}.${name}`
      const text = partText(properties[name] ?? {}, field, one)
      const label = words.part(field)
      return text && label ? `${label}: ${text}` : text
    })
    return fields.filter(Boolean).join(' · ')
  }
  return plainText({ shape, path, value, currency }, words)
}

function plainText({ shape, path, value, currency }: Given, words: FieldWords): string {
  const text = String(value)
  if (typeof value === 'boolean') return words.t(value ? 'settings_on' : 'settings_off')
  if (shape.enum) return words.part(path, text) ?? text
  switch (shape.title) {
    case 'ownId':
      return ''
    case 'money':
      return formatMoney(Number(value), { currency, language: words.language })
    case 'country':
      return words.country(text)
    case 'currency':
      return words.currency(text)
    case 'provider':
      return words.provider(text)
    case 'timeZone':
      return timeZoneName(text, words.language)
    case 'weekday':
      return words.weekday(Number(value))
    case 'day':
      return words.day(text)
    default:
      return [text, unitOf(shape.title, words.t)].filter(Boolean).join(' ')
  }
}

/** An object can name the currency of its amounts. */
function currencyIn(value: unknown, around: string): string {
  const named = (value as { currency?: unknown }).currency
  return typeof named === 'string' && named !== '' ? named : around
}
