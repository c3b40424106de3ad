import { currencies } from '@rimal/contract/money'
import type { FieldShape } from '@rimal/contract/staff/field-shape'
import type { Fields } from './form-context.ts'

/** The value in the sequence of fields that its shape has; PostgreSQL returns them in another one. */
export function inShape(shape: FieldShape, value: unknown): unknown {
  const { items, properties } = shape
  if (items && Array.isArray(value)) return value.map((item) => inShape(items, item))
  if (!properties || value === null || typeof value !== 'object') return value
  const fields = value as Fields
  const known = Object.keys(properties).filter((name) => name in fields)
  const others = Object.keys(fields).filter((name) => !(name in properties))
  return Object.fromEntries(
    [...known, ...others].map((name) => [name, inShape(properties[name] ?? {}, fields[name])]),
  )
}

/** A value for a new item or field: empty where a person must write something. `taken` are the items beside it. */
export function newValue(shape: FieldShape, taken: readonly unknown[] = []): unknown {
  const { type, title, items, properties, required = [] } = shape
  if (shape.nullable) return null
  if (properties) {
    const isUsed = (name: string, value: unknown) =>
      taken.some((item) => (item as Fields)[name] === value)
    const fields = required.map((name) => {
      const field = properties[name] ?? {}
      const free = currencies.find((code) => !isUsed(name, code))
      return [name, field.title === 'currency' ? (free ?? '') : newValue(field)]
    })
    return inShape(shape, Object.fromEntries(fields))
  }
  if (items) return shape.minItems && items.properties ? [newValue(items)] : []
  if (title === 'ownId') return crypto.randomUUID()
  if (shape.enum) return shape.enum[0]
  if (type === 'boolean') return false
  return type === 'string' ? '' : null
}
