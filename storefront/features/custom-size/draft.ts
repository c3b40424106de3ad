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
    const kept = JSON.parse(sessionStorage.getItem(storageName) ?? 'null') as Partial<Draft> | null
    if (!kept || kept.base !== base) return undefined
    return {
      base,
      unit: kept.unit === 'cm' ? 'cm' : 'in',
      texts: kept.texts ?? {},
      confirmed: measurements.map(({ key }) => key).filter((key) => kept.confirmed?.includes(key)),
    }
  } catch {
    return undefined
  }
}

export function keepDraft(draft: Draft) {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(draft))
  } catch {
    // Without storage the figures live as long as the form.
  }
}
