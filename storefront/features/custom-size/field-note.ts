import type { MeasurementFinding } from '@rimal/contract/measure/check-measurements'
import {
  lengthToText,
  type MeasurementKey,
  measurements,
  type Quarters,
  quartersToText,
  toQuarters,
  type TypedLength,
} from '@rimal/contract/measure/measurements'
import { readLength } from '@rimal/contract/measure/read-length'
import type { Words } from '../../i18n/words.tsx'
import { type MeasurementsInput, valuesOf } from './measurements.ts'
import { inUnit, otherUnit } from './lengths.ts'

/** The note under a field: a refusal, or a question that the customer may answer with yes. */
export type FieldNote = {
  kind: 'error' | 'question'
  text: string
  /** A value to take instead, by one press. */
  use?: Quarters
  /** The typed measurement that the customer may confirm. */
  value?: string
}

type About = { measurements: Pick<MeasurementsInput, 'texts' | 'unit'>; words: Words }

export function fieldNote(finding: MeasurementFinding, about: About): FieldNote {
  const { t } = about.words
  const { kind } = finding
  if (kind === 'missing') return { kind: 'error', text: t('field_required') }
  return kind === 'sure' ? question(finding, about) : refusal(finding, about)
}

/** Returns the note for a measurement that is too large or too small: what it cannot be, and how to correct it. */
function refusal(finding: MeasurementFinding, { measurements, words }: About): FieldNote {
  const { t, language } = words
  const { key, code } = finding
  const said = typedIn(measurements, key)
  const sentence = t(`measurement_too_${sizeWord(finding)}`, {
    value: lengthToText(said, language),
    thing: t(`measurement_thing_${key}`),
  })
  if (code === 'centimetres_as_inches' || code === 'inches_as_centimetres') {
    const meant = { ...said, unit: otherUnit(said.unit) }
    const ask = t('measurement_did_you_mean', { value: lengthToText(meant, language) })
    return { kind: 'error', text: `${sentence} ${ask}`, use: toQuarters(meant) }
  }
  const text = (quarters: Quarters) => quartersToText(quarters, measurements.unit, language)
  const { min, max } = boundsOf(key)
  return {
    kind: 'error',
    text: `${sentence} ${t('measurement_range', { min: text(min), max: text(max) })}`,
  }
}

function question({ key, code }: MeasurementFinding, { measurements, words }: About): FieldNote {
  const { t, language } = words
  const values = valuesOf(measurements)
  const text = (quarters = 0) => quartersToText(quarters, measurements.unit, language)
  const said = typedIn(measurements, key)
  const value = lengthToText(said, language)
  const asked = (sentence: string): FieldNote => ({ kind: 'question', text: sentence, value })
  switch (code) {
    case 'centimetres_as_inches':
    case 'inches_as_centimetres': {
      const meant = { ...said, unit: otherUnit(said.unit) }
      const sentence = t('measurement_sure_unit', { value, meant: lengthToText(meant, language) })
      return { ...asked(sentence), use: toQuarters(meant) }
    }
    case 'armhole_below_bicep': {
      // The likeliest slip: measured flat, and not doubled.
      const sentence = t('figure_sure_armhole_narrow', { other: text(values.bicep) })
      return { ...asked(sentence), use: 2 * (values.armhole ?? 0) }
    }
    case 'armhole_too_close_to_bicep':
      return asked(t('measurement_sure_armhole', { other: text(values.bicep) }))
    case 'sleeve_narrower_than_lower_arm':
      return asked(t('measurement_sure_sleeve_width', { other: text(values.lower_arm) }))
    case 'bust_below_chest':
      return asked(t('measurement_sure_bust', { other: text(values.chest) }))
    case 'hips_below_waist':
      return asked(t('measurement_sure_hips', { other: text(values.waist) }))
    case 'lower_arm_above_bicep':
      return asked(t('measurement_sure_lower_arm', { other: text(values.bicep) }))
    default:
      return asked(t('measurement_sure_unusual', { value }))
  }
}

/** Returns the measurement as it was typed: rounded to quarters it would differ from the number in the question. */
function typedIn({ texts, unit }: About['measurements'], key: MeasurementKey): TypedLength {
  return readLength(inUnit(texts[key] ?? '', unit, unit), unit) ?? { amount: 0, unit }
}

const lengths = new Set<MeasurementKey>([
  'full_length',
  'sleeve',
  'sleeve_length',
  'buff_coat',
  'buff_normal',
])

function sizeWord({ key, kind }: MeasurementFinding): 'long' | 'short' | 'wide' | 'narrow' {
  if (lengths.has(key)) return kind === 'too_large' ? 'long' : 'short'
  return kind === 'too_large' ? 'wide' : 'narrow'
}

function boundsOf(key: MeasurementKey): { min: Quarters; max: Quarters } {
  return measurements.find((measurement) => measurement.key === key) ?? { min: 0, max: 0 }
}
