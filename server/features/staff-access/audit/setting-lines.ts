import { isText } from '@rimal/contract/language'
import type { FieldKind, FieldShape } from '@rimal/contract/staff/field-shape'
import { settingKey } from '@rimal/contract/staff/setting-keys'
import { settingShapes } from '@rimal/contract/staff/setting-shapes'
import type { AuditLine } from '@rimal/contract/staff/staff'
import type { AuditField } from './audit-fields.ts'
import { adminText, type AuditReader, joinLabels, readableName, valueText } from './audit-text.ts'

type Leaf = { path: string; label: string; text: string }
type Place = {
  path: string
  /** The labels of the fields that the value is within. */
  above: readonly string[]
  shape: FieldShape | undefined
  reader: AuditReader
}
/** What the audit stores of a change of a setting, with the currency of the shop before and after it. */
export type StoredChange = {
  before?: unknown
  after?: unknown
  currency?: { from: string; to: string } | undefined
}

const fieldOfKind: Partial<Record<FieldKind, AuditField>> = {
  money: { as: 'money' },
  country: { as: 'country' },
  weekday: { as: 'weekday' },
}

/** Describes what a change of a setting made different, field by field, under the labels of its form. */
export function settingLines(
  name: string,
  { before, after, currency }: StoredChange,
  reader: AuditReader,
): AuditLine[] {
  const shape = (settingShapes as Readonly<Record<string, FieldShape>>)[name]
  const leavesOf = (value: unknown, own = reader.currency) => {
    const place = { path: name, above: [], shape, reader: { ...reader, currency: own } }
    return new Map(leaves(value, place).map((leaf) => [leaf.path, leaf]))
  }
  const [from, to] = [leavesOf(before, currency?.from), leavesOf(after, currency?.to)]
  const empty = adminText('form_empty_value', reader.language) ?? ''
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((path) => {
    const [old, now] = [from.get(path), to.get(path)]
    const label = (now ?? old)?.label ?? name
    if (old?.text === now?.text) return []
    return [{ label, from: old?.text ?? null, to: now?.text ?? empty }]
  })
}

function leaves(value: unknown, place: Place): Leaf[] {
  const { path, above, shape, reader } = place
  if (shape?.title === 'ownId' || value === undefined) return []
  const own = labelOf(path, reader)
  if (Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null)) {
    const one = settingKey(path, 'one')
    const name = (one && adminText(one, reader.language)) ?? own
    return value.flatMap((item, index) =>
      fieldLeaves(Object(item), {
        path: `${path}.${index}`,
        above: [...above, `${name} ${index + 1}`],
        shape: shape?.items,
        reader,
      }),
    )
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    if (isText(value)) return textLeaves(value, { ...place, above: [...above, own] })
    return fieldLeaves(value, { ...place, above: path.includes('.') ? [...above, own] : above })
  }
  const text = leafText(value, place)
  return text === undefined ? [] : [{ path, label: joinLabels([...above, own]), text }]
}

function fieldLeaves(item: object, { path, above, shape, reader }: Place): Leaf[] {
  const { en, ar, ...others } = item as Record<string, unknown>
  const { currency } = others
  const own = typeof currency === 'string' ? { ...reader, currency } : reader
  const title = settingKey(path, 'text')
  const label = (title && adminText(title, reader.language)) ?? []
  const texts =
    en === undefined
      ? []
      : textLeaves({ en, ar }, { path, above: [...above, label].flat(), shape, reader })
  const fields = Object.entries(others).flatMap(([name, value]) => {
    const inner = shape?.properties?.[name]
    return leaves(value, { path: `${path}.${name}`, above, shape: inner, reader: own })
  })
  return [...texts, ...fields]
}

/** A text is two fields, one in each language. */
function textLeaves(texts: object, { path, above, reader }: Place): Leaf[] {
  const names = { en: 'form_english', ar: 'form_arabic' } as const
  return Object.entries(texts).map(([side, text]) => ({
    path: `${path}.${side}`,
    label: joinLabels([...above, adminText(names[side as 'en' | 'ar'], reader.language) ?? side]),
    text: valueText(text, {}, reader) ?? '',
  }))
}

function leafText(value: unknown, { path, shape, reader }: Place): string | undefined {
  const kind = shape?.title ?? shape?.items?.title
  const choice = typeof value === 'string' ? settingKey(path, value) : undefined
  if (choice) return adminText(choice, reader.language)
  const text = valueText(value, (kind && fieldOfKind[kind]) ?? {}, reader)
  const unit =
    typeof value === 'number' && kind && adminText(`settings_unit_${kind}`, reader.language)
  return unit ? `${text} ${unit}` : text
}

function labelOf(path: string, { language }: AuditReader): string {
  const key = settingKey(path)
  return (key && adminText(key, language)) ?? readableName(path.split('.').at(-1) ?? path)
}
