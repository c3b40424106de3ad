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

/** `of`: the name under which they are kept. */
export type OnSaved = (customSizeId: string, of?: string) => void

export const keys: readonly MeasurementKey[] = measurements.map(({ key }) => key)

/** The form's figures as typed, and what there is to say about each. */
export type Figures = Omit<Draft, 'base'> & {
  /** Left by the shopper or sent: a note about these may be seen, about the others she is still writing. */
  shown: readonly MeasurementKey[]
  /** Not understood by the server, which had no doubt before. */
  refused: readonly MeasurementKey[]
}

export function figuresOf({ unit, texts, confirmed }: Omit<Draft, 'base'>): Figures {
  const shown = keys.filter((key) => texts[key])
  return { unit, texts, confirmed, shown, refused: [] }
}

/** Quarter inches by name, and the unit in which they were said. */
export type SavedSet = { measurements: Record<string, number>; unit: LengthUnit }

export function savedFigures({ measurements: saved, unit }: SavedSet): Figures {
  const texts = Object.fromEntries(
    keys.flatMap((key) => {
      const quarters = saved[key]
      return quarters === undefined ? [] : [[key, fieldText(quarters, unit)]]
    }),
  )
  // She has answered the questions about them when they were saved.
  return figuresOf({ unit, texts, confirmed: [...keys] })
}

export function valuesOf({ texts, unit }: Pick<Figures, 'texts' | 'unit'>): Measurements {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const quarters = parseLength(texts[key] ?? '', unit)
      return quarters === undefined ? [] : [[key, quarters]]
    }),
  )
}

export type Problem = MeasurementFinding | { key: MeasurementKey; kind: 'unreadable' | 'refused' }

/** Everything between these figures and saving, in the order of the form. */
export function problemsOf(figures: Figures): Problem[] {
  const { texts, unit, confirmed, refused } = figures
  const values = valuesOf(figures)
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
export function countFilled(figures: Figures): number {
  const troubled = new Set(problemsOf(figures).map(({ key }) => key))
  return keys.filter((key) => figures.texts[key]?.trim() && !troubled.has(key)).length
}

/** Two or more figures that fit only in the other unit: she has measured with the other side of the tape. */
export function looksLikeOtherUnit(figures: Figures): boolean {
  const seen = problemsOf(figures).filter(({ key }) => figures.shown.includes(key))
  const mixedUp = seen.filter(
    (problem) =>
      problem.kind !== 'sure' &&
      'code' in problem &&
      (problem.code === 'centimetres_as_inches' || problem.code === 'inches_as_centimetres'),
  )
  return mixedUp.length >= 2
}

export function typed(figures: Figures, key: MeasurementKey, text: string): Figures {
  const without = (list: readonly MeasurementKey[]) => list.filter((other) => other !== key)
  return {
    ...figures,
    texts: { ...figures.texts, [key]: text },
    confirmed: without(figures.confirmed),
    shown: without(figures.shown),
    refused: without(figures.refused),
  }
}

/** She has left the field: it is written as understood, and may be spoken about. */
export function left(figures: Figures, key: MeasurementKey): Figures {
  const { texts, unit, shown } = figures
  const text = texts[key]?.trim()
  if (!text) return figures
  return {
    ...figures,
    texts: { ...texts, [key]: inUnit(text, unit, unit) },
    shown: [...new Set([...shown, key])],
  }
}

/** The same lengths in the other unit. */
export function converted(figures: Figures, to: LengthUnit): Figures {
  return { ...rewritten(figures, (text) => inUnit(text, figures.unit, to)), unit: to }
}

/** The same numbers, which were in the other unit all the time: '24 ½' becomes '24.5'. */
export function reread(figures: Figures, unit: LengthUnit): Figures {
  return { ...rewritten(figures, (text) => inUnit(text, unit, unit)), unit }
}

function rewritten(figures: Figures, write: (text: string) => string): Figures {
  const entries = Object.entries(figures.texts) as [MeasurementKey, string][]
  const texts: Texts = Object.fromEntries(entries.map(([key, text]) => [key, write(text)]))
  return { ...figures, texts }
}
