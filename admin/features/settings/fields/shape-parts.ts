import type { FieldShape } from '@rimal/contract/staff/field-shape'
import type { Fields } from './form-context.ts'

/** Returns the single fields of a value by their paths (`shipping.0.price`), as a form shows them. */
export function shapeParts(shape: FieldShape, path: string, value: unknown): Fields {
  const { items, properties } = shape
  if (items?.properties && Array.isArray(value)) {
    return joined(value.map((item, index) => shapeParts(items, `${path}.${index}`, item)))
  }
  if (!properties || value === null || typeof value !== 'object') return { [path]: value }
  return joined(
    Object.entries(value).map(([name, one]) =>
      shapeParts(properties[name] ?? {}, `${path}.${name}`, one),
    ),
  )
}

function joined(parts: Fields[]): Fields {
  return Object.assign({}, ...parts) as Fields
}
