import {
  type LengthUnit,
  type MeasurementFinding,
  type MeasurementKey,
  measurements,
  type Measurements,
  type Quarters,
  quartersToText,
} from '@rimal/contract/measurements'
import type { Words } from '../../i18n/words.tsx'
import { otherUnit, sameNumberIn } from './lengths.ts'

/** What is said under a field: a refusal, or a question that she may answer with yes. */
export type FieldNote = {
  kind: 'error' | 'question'
  text: string
  /** A value to take instead, by one press. */
  use?: Quarters
}

type About = { values: Measurements; unit: LengthUnit; words: Words }

export function fieldNote(finding: MeasurementFinding, about: About): FieldNote {
  const { t } = about.words
  if (finding.kind === 'missing') return { kind: 'error', text: t('field_required') }
  return finding.kind === 'sure' ? question(finding, about) : refusal(finding, about)
}

/** Too large or too small: what it cannot be, and the way out. */
function refusal(finding: MeasurementFinding, { values, unit, words }: About): FieldNote {
  const { t, language } = words
  const { key, code } = finding
  const value = values[key] ?? 0
  const text = (quarters: Quarters, as = unit) => quartersToText(quarters, as, language)
  const sentence = t(`figure_too_${sizeWord(finding)}`, {
    value: text(value),
    thing: t(`figure_thing_${key}`),
  })
  if (code === 'centimetres_as_inches' || code === 'inches_as_centimetres') {
    const meant = sameNumberIn(otherUnit(unit), value)
    const ask = t('figure_did_you_mean', { value: text(meant, otherUnit(unit)) })
    return { kind: 'error', text: `${sentence} ${ask}`, use: meant }
  }
  const { min, max } = boundsOf(key)
  return {
    kind: 'error',
    text: `${sentence} ${t('figure_range', { least: text(min), most: text(max) })}`,
  }
}

function question({ key, code }: MeasurementFinding, { values, unit, words }: About): FieldNote {
  const { t, language } = words
  const text = (quarters = 0, as = unit) => quartersToText(quarters, as, language)
  const value = values[key] ?? 0
  const asked = (sentence: string): FieldNote => ({ kind: 'question', text: sentence })
  switch (code) {
    case 'centimetres_as_inches':
    case 'inches_as_centimetres': {
      const meant = sameNumberIn(otherUnit(unit), value)
      const sentence = t('figure_sure_unit', {
        value: text(value),
        meant: text(meant, otherUnit(unit)),
      })
      return { kind: 'question', text: sentence, use: meant }
    }
    case 'armhole_too_close_to_bicep':
      return asked(t('figure_sure_armhole', { other: text(values.bicep) }))
    case 'sleeve_narrower_than_lower_arm':
      return asked(t('figure_sure_sleeve_width', { other: text(values.lower_arm) }))
    case 'bust_below_chest':
      return asked(t('figure_sure_bust', { other: text(values.chest) }))
    case 'hips_below_waist':
      return asked(t('figure_sure_hips', { other: text(values.waist) }))
    case 'lower_arm_above_bicep':
      return asked(t('figure_sure_lower_arm', { other: text(values.bicep) }))
    case 'unusual_for_height':
      return asked(t('figure_sure_height'))
    default:
      return asked(t('figure_sure_unusual', { value: text(value) }))
  }
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
