import {
  type LengthUnit,
  type MeasurementKey,
  measurements,
} from '@rimal/contract/measure/measurements'

export type Texts = Partial<Record<MeasurementKey, string>>

/** What the form holds, stored at every change: closing the dialog loses nothing. */
export type Draft = {
  /** The saved set that the figures began from; of another one they would be somebody else's. */
  base: string
  unit: LengthUnit
  texts: Texts
  confirmed: MeasurementKey[]
}

export const storageName = 'measurements'

export function readDraft(base: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(storageName) ?? localStorage.getItem(storageName)
    const stored = JSON.parse(text ?? 'null') as Partial<Draft> | null
    if (!stored || stored.base !== base) return undefined
    return {
      base,
      unit: stored.unit === 'cm' ? 'cm' : 'in',
      texts: stored.texts ?? {},
      confirmed: measurements
        .map(({ key }) => key)
        .filter((key) => stored.confirmed?.includes(key)),
    }
  } catch {
    return undefined
  }
}

/** Whether the browser holds every measurement, of no saved set. */
export function isDraftFull(): boolean {
  const texts = readDraft('')?.texts
  return texts !== undefined && measurements.every(({ key }) => texts[key]?.trim())
}
