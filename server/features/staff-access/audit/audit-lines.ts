import { isText } from '@rimal/contract/language'
import type { AuditLine } from '@rimal/contract/staff/staff'
import { type AuditField, fieldOf } from './audit-fields.ts'
import { adminText, type AuditReader, joinLabels, readableName, valueText } from './audit-text.ts'

type Entry = { action: string; details: Record<string, unknown> }
type Change = { from: unknown; to: unknown }
/** `above` are the labels of the fields that a field is within. */
type Within = { action: string; above: readonly string[]; reader: AuditReader }

/** The actions whose null is a change: a plan was cancelled, or a text is the shipped one again. */
const meansNull = new Set([
  'staff/plan-home',
  'staff/plan-page',
  'staff/save-words',
  'staff/save-message',
])

/** Describes the details of a row of the audit in the language of its reader, key by key. */
export function auditLines({ action, details }: Entry, reader: AuditReader): AuditLine[] {
  return linesOf(details, { action, above: [], reader })
}

function linesOf(details: object, within: Within): AuditLine[] {
  const { reader } = within
  const named = { ...details } as Record<string, unknown>
  const { currency } = named
  const own =
    typeof currency === 'string' && /^[A-Z]{3}$/.test(currency)
      ? { ...within, reader: { ...reader, currency } }
      : within
  // A discount has the first and the last day of it, and an order of it only where it goes from and to.
  if ('from' in named && 'to' in named) {
    const { from, to, ...others } = named
    return [...fieldLines('to', { from, to }, own), ...linesOf(others, own)]
  }
  return Object.entries(named).flatMap(([name, value]) => fieldLines(name, value, own))
}

function fieldLines(name: string, value: unknown, within: Within): AuditLine[] {
  const { action, above, reader } = within
  const priced = /^(price|compareAt)_([A-Z]{3})$/.exec(name)
  if (priced) {
    const [, field = '', currency = ''] = priced
    const label = joinLabels([fieldLabel(field, within), currency])
    const own = { ...reader, currency }
    return changeLines(label, value, { field: fieldOf(action, field), reader: own })
  }
  const field = fieldOf(action, name)
  if (field.as === 'hidden' || (value === null && !meansNull.has(action))) return []
  const own = fieldLabel(name, within)
  const label = joinLabels([...above, own])
  if (field.as === 'fields' && Array.isArray(value)) return namesLine(label, value, within)
  if (Array.isArray(value) && value.some(isNested)) {
    return value.flatMap((item, index) =>
      linesOf(Object(item), { ...within, above: [...above, `${own} ${index + 1}`] }),
    )
  }
  if (isChange(value) || !isNested(value)) return changeLines(label, value, { field, reader })
  return linesOf(value, { ...within, above: [...above, own] })
}

function changeLines(
  label: string,
  value: unknown,
  { field, reader }: { field: AuditField; reader: AuditReader },
): AuditLine[] {
  const { from, to } = isChange(value) ? value : { from: undefined, to: value }
  const text = valueText(to, field, reader)
  if (text === undefined) return []
  return [
    { label, from: from === undefined ? null : (valueText(from, field, reader) ?? null), to: text },
  ]
}

/** The names of the fields that were changed, by their labels. */
function namesLine(label: string, names: unknown[], within: Within): AuditLine[] {
  if (names.length === 0) return []
  const labels = [...new Set(names.map((name) => fieldLabel(String(name), within)))]
  return changeLines(label, labels, { field: {}, reader: within.reader })
}

/** The label of a field; `name_en` of a file and `story.title` of the home page are fields of a field. */
function fieldLabel(name: string, within: Within): string {
  const { action, reader } = within
  const text = (key: string) => adminText(key, reader.language)
  const [, side = '', slot = ''] = /^(en|arb) (\w+): /.exec(name) ?? []
  const ofSlot = text(`message_slot_${slot}`)
  if (ofSlot) return joinLabels([ofSlot, text(`audit_language_${side}`) ?? side])
  const [, plain, suffix = ''] = /^(.+)_(en|ar)$/.exec(name) ?? []
  if (plain) {
    const language = text(languageOfSuffix[suffix] ?? '') ?? suffix
    return joinLabels([fieldLabel(plain, within), language])
  }
  const camel = name.replaceAll(/_([a-z])/g, (_, initial: string) => initial.toUpperCase())
  const { label } = fieldOf(action, camel)
  if (label) return text(label) ?? readableName(name)
  const parts = name.split('.').filter((part) => !/^\d+$/.test(part))
  if (parts.length < 2) return readableName(parts[0] ?? name)
  return joinLabels(parts.map((part) => fieldLabel(part, within)))
}

const languageOfSuffix: Record<string, string> = { en: 'form_english', ar: 'form_arabic' }

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false
  return Object.keys(value).toSorted().join() === 'from,to'
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isText(value)
}
