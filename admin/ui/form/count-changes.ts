import { isText } from '@rimal/contract/language'
import { changedFields, type Fields } from './merge-fields.ts'

/** Returns how many fields differ, those that only one side has included. */
export function countChanges(from: Fields, to: Fields): number {
  const gone = Object.keys(from).filter((name) => !(name in to) && from[name] !== undefined)
  return changedFields(from, to).length + gone.length
}

/** The fields with each text in both languages as two, because the form has two fields for it. */
export function bySide(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      isText(value)
        ? Object.entries(value).map(([side, text]) => [`${name}.${side}`, text])
        : [[name, value]],
    ),
  )
}
