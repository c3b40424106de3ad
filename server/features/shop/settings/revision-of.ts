import { createHash } from 'node:crypto'
import type { SettingName } from '@rimal/contract/staff/setting-shapes'
import type { Settings } from './settings.ts'

/** A number that differs whenever the value of one of these settings differs. */
export function revisionOf(settings: Settings, names: readonly SettingName[]): number {
  const values = names.map((name) => settings[name])
  // As many bits as a number of JSON holds exactly.
  return createHash('sha256').update(inOneForm(values)).digest().readUIntBE(0, 6)
}

/** Whether two values are the same; the sequence of the fields of an object means nothing. */
export function isEqual(a: unknown, b: unknown): boolean {
  return inOneForm(a) === inOneForm(b)
}

/** PostgreSQL returns the fields of an object in a sequence of its own. */
function inOneForm(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      part && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  )
}
