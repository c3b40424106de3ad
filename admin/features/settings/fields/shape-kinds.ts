import type { FieldShape } from '@rimal/contract/staff/field-shape'

/** Whether an object holds a text in both languages, alone or beside other fields. */
export function hasText({ properties = {} }: FieldShape): boolean {
  return 'en' in properties && 'ar' in properties
}

/** Whether an object is a text in both languages and nothing else. */
export function isText(shape: FieldShape): boolean {
  return hasText(shape) && Object.keys(shape.properties ?? {}).length === 2
}

/** Whether a value is one field. */
export function isPlain({ properties, items }: FieldShape): boolean {
  return properties === undefined && items === undefined
}
