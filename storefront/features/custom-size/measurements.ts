import {
  checkMeasurements,
  type MeasurementFinding,
} from '@rimal/contract/measure/check-measurements'
import {
  type LengthUnit,
  type MeasurementKey,
  measurements,
  type Measurements,
} from '@rimal/contract/measure/measurements'
import { parseLength } from '@rimal/contract/measure/read-length'
import type { Draft, Texts } from './draft.ts'
import { fieldText, inUnit } from './lengths.ts'

/** `of`: the name under which the measurements are saved. */
export type OnSaved = (customSizeId: string, of?: string) => void

export const keys: readonly MeasurementKey[] = measurements.map(({ key }) => key)

/** The form's figures as typed, and what there is to say about each. */
export type MeasurementsInput = Omit<Draft, 'base'> & {
  /** Measurements that were left or sent: notes about these may be shown; the others are still being typed. */
  shown: readonly MeasurementKey[]
  /** Not understood by the server, which had no doubt before. */
  refused: readonly MeasurementKey[]
}

export function measurementsOf({ unit, texts, confirmed }: Omit<Draft, 'base'>): MeasurementsInput {
  const shown = keys.filter((key) => texts[key])
  return { unit, texts, confirmed, shown, refused: [] }
}

/** Quarter inches by name, and the unit in which they were said. */
export type SavedSet = { measurements: Record<string, number>; unit: LengthUnit }

export function savedMeasurements({ measurements: saved, unit }: SavedSet): MeasurementsInput {
  const texts = Object.fromEntries(
    keys.flatMap((key) => {
      const quarters = saved[key]
      return quarters === undefined ? [] : [[key, fieldText(quarters, unit)]]
    }),
  )
  // The questions about these measurements were answered when they were saved.
  return measurementsOf({ unit, texts, confirmed: [...keys] })
}

export function valuesOf({ texts, unit }: Pick<MeasurementsInput, 'texts' | 'unit'>): Measurements {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const quarters = parseLength(texts[key] ?? '', unit)
      return quarters === undefined ? [] : [[key, quarters]]
    }),
  )
}

export type Problem = MeasurementFinding | { key: MeasurementKey; kind: 'unreadable' | 'refused' }

/** Everything between these figures and saving, in the order of the form. */
export function problemsOf(measurements: MeasurementsInput): Problem[] {
  const { texts, unit, confirmed, refused } = measurements
  const values = valuesOf(measurements)
  const findings = checkMeasurements(values, { unit })
  return keys.flatMap((key): Problem[] => {
    if (texts[key]?.trim() && values[key] === undefined) return [{ key, kind: 'unreadable' }]
    const finding = findings.find((candidate) => candidate.key === key)
    const open = finding && !(finding.kind === 'sure' && confirmed.includes(key))
    if (open) return [finding]
    return refused.includes(key) ? [{ key, kind: 'refused' }] : []
  })
}

/** Fields that hold a length nobody has to look at again. */
export function countFilled(measurements: MeasurementsInput): number {
  const troubled = new Set(problemsOf(measurements).map(({ key }) => key))
  return keys.filter((key) => measurements.texts[key]?.trim() && !troubled.has(key)).length
}

/**
 * Says whether two or more measurements fit only in the other unit: the customer measured with the other side of
 * the tape.
 */
export function looksLikeOtherUnit(measurements: MeasurementsInput): boolean {
  const seen = problemsOf(measurements).filter(({ key }) => measurements.shown.includes(key))
  const mixedUp = seen.filter(
    (problem) =>
      problem.kind !== 'sure' &&
      'code' in problem &&
      (problem.code === 'centimetres_as_inches' || problem.code === 'inches_as_centimetres'),
  )
  return mixedUp.length >= 2
}

export function typed(
  measurements: MeasurementsInput,
  key: MeasurementKey,
  text: string,
): MeasurementsInput {
  const without = (list: readonly MeasurementKey[]) => list.filter((other) => other !== key)
  return {
    ...measurements,
    texts: { ...measurements.texts, [key]: text },
    confirmed: without(measurements.confirmed),
    shown: without(measurements.shown),
    refused: without(measurements.refused),
  }
}

/** Handles leaving a field: its measurement is written as it was understood, and notes about it may be shown. */
export function left(measurements: MeasurementsInput, key: MeasurementKey): MeasurementsInput {
  const { texts, unit, shown } = measurements
  const text = texts[key]?.trim()
  if (!text) return measurements
  return {
    ...measurements,
    texts: { ...texts, [key]: inUnit(text, unit, unit) },
    shown: [...new Set([...shown, key])],
  }
}

/** Returns the same lengths in the other unit. */
export function converted(measurements: MeasurementsInput, to: LengthUnit): MeasurementsInput {
  return { ...rewritten(measurements, (text) => inUnit(text, measurements.unit, to)), unit: to }
}

/** Returns the same numbers in the other unit, in which they were meant all the time: '24 ½' becomes '24.5'. */
export function reread(measurements: MeasurementsInput, unit: LengthUnit): MeasurementsInput {
  return { ...rewritten(measurements, (text) => inUnit(text, unit, unit)), unit }
}

function rewritten(
  measurements: MeasurementsInput,
  write: (text: string) => string,
): MeasurementsInput {
  const entries = Object.entries(measurements.texts) as [MeasurementKey, string][]
  const texts: Texts = Object.fromEntries(entries.map(([key, text]) => [key, write(text)]))
  return { ...measurements, texts }
}
