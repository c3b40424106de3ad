import {
  type LengthUnit,
  type MeasurementKey,
  measurements,
} from '@rimal/contract/measure/measurements'
import { isRecord, storedValue } from '../../session/stored-value.ts'

export type Texts = Partial<Record<MeasurementKey, string>>

/** What the form holds, stored at every change: closing the dialog loses nothing. */
export type Draft = {
  /** The saved set that the figures began from; of another one they would be somebody else's. */
  base: string
  unit: LengthUnit
  texts: Texts
  confirmed: MeasurementKey[]
}

const shape = { key: 'measurements', version: 1, initial: null, parse }

/** A customer's draft ends with the tab: the account stores the measurements. */
export const customersDraft = storedValue<Draft | null>({ ...shape, area: 'session' })

/** A guest finds the measurements again in this browser; after a month nobody does. */
export const guestsDraft = storedValue<Draft | null>({
  ...shape,
  area: 'local',
  expiresAfterDays: 30,
})

export function readDraft(base: string): Draft | undefined {
  const stored = customersDraft.get() ?? guestsDraft.get()
  return stored?.base === base ? stored : undefined
}

function parse(stored: unknown): Draft | null {
  if (!isRecord(stored) || typeof stored['base'] !== 'string') return null
  const { base, unit, texts, confirmed } = stored
  const written = Object.entries(isRecord(texts) ? texts : {})
  const keys: unknown[] = Array.isArray(confirmed) ? confirmed : []
  return {
    base,
    unit: unit === 'cm' ? 'cm' : 'in',
    texts: Object.fromEntries(written.filter(([, text]) => typeof text === 'string')),
    confirmed: measurements.map(({ key }) => key).filter((key) => keys.includes(key)),
  }
}

/** Whether the browser holds every measurement, of no saved set. */
export function isDraftFull(): boolean {
  const texts = readDraft('')?.texts
  return texts !== undefined && measurements.every(({ key }) => texts[key]?.trim())
}
