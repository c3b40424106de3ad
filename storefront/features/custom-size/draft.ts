import {
  type LengthUnit,
  type MeasurementKey,
  measurements,
} from '@rimal/contract/measure/measurements'

export type Texts = Partial<Record<MeasurementKey, string>>

/** What stands in the form, kept while the tab is open: closing the dialog loses nothing. */
export type Draft = {
  /** The saved set that the figures began from; of another one they would be somebody else's. */
  base: string
  unit: LengthUnit
  texts: Texts
  confirmed: MeasurementKey[]
}

const storageName = 'measurements'

export function readDraft(base: string): Draft | undefined {
  try {
    const stored = JSON.parse(
      sessionStorage.getItem(storageName) ?? 'null',
    ) as Partial<Draft> | null
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

/** Whether every figure of a guest stands in this tab. */
export function isDraftFull(): boolean {
  const texts = readDraft('')?.texts
  return texts !== undefined && measurements.every(({ key }) => texts[key]?.trim())
}

export function storeDraft(draft: Draft) {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(draft))
  } catch {
    // Without storage the figures live as long as the form.
  }
}
