import { createHash } from 'node:crypto'
import { inOneForm } from '@rimal/contract/staff/one-form'
import type { SettingName } from '@rimal/contract/staff/setting-shapes'
import type { Settings } from './settings.ts'

/** A number that differs whenever the value of one of these settings differs. */
export function revisionOf(settings: Settings, names: readonly SettingName[]): number {
  const values = names.map((name) => settings[name])
  // As many bits as a number of JSON holds exactly.
  return createHash('sha256').update(inOneForm(values)).digest().readUIntBE(0, 6)
}
