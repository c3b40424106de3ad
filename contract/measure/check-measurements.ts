import {
  type LengthUnit,
  type MeasurementKey,
  type Measurements,
  measurements,
  type Quarters,
} from './measurements.ts'

/** A problem with one measurement; `hint` is a value in quarter inches to propose. */
export type MeasurementFinding = {
  key: MeasurementKey
  /** The customer may confirm a `sure` finding, but no other. */
  kind: 'missing' | 'too_small' | 'too_large' | 'sure'
  code: MeasurementCode
  hint?: Quarters
}

export type MeasurementCode =
  | 'missing'
  | 'too_small'
  | 'too_large'
  | 'centimetres_as_inches'
  | 'inches_as_centimetres'
  | SoftRule['code']

type SoftRule =
  | { key: MeasurementKey; code: 'unusual'; min: Quarters; max: Quarters }
  | {
      key: MeasurementKey
      code:
        | 'armhole_below_bicep'
        | 'armhole_too_close_to_bicep'
        | 'sleeve_narrower_than_lower_arm'
        | 'bust_below_chest'
        | 'hips_below_waist'
        | 'lower_arm_above_bicep'
      relation: 'at_least' | 'at_most'
      other: MeasurementKey
      plus: Quarters
    }

/**
 * Proportions that few bodies break and many typing errors do; of several broken rules for one
 * value the first counts.
 */
const softRules: readonly SoftRule[] = [
  { key: 'shoulder', code: 'unusual', min: 52, max: 80 },
  {
    key: 'armhole',
    code: 'armhole_below_bicep',
    relation: 'at_least',
    other: 'bicep',
    plus: 0,
  },
  {
    key: 'armhole',
    code: 'armhole_too_close_to_bicep',
    relation: 'at_least',
    other: 'bicep',
    plus: 5,
  },
  {
    key: 'sleeve_width',
    code: 'sleeve_narrower_than_lower_arm',
    relation: 'at_least',
    other: 'lower_arm',
    plus: 0,
  },
  { key: 'bust', code: 'bust_below_chest', relation: 'at_least', other: 'chest', plus: -4 },
  { key: 'hips', code: 'hips_below_waist', relation: 'at_least', other: 'waist', plus: 0 },
  { key: 'lower_arm', code: 'lower_arm_above_bicep', relation: 'at_most', other: 'bicep', plus: 8 },
]

/**
 * Checks a set of measurements in quarter inches and returns at most one finding for each value, in the order of
 * the form. `unit` is the unit that the values were typed in, inches by default. If a refused value would fit in
 * the other unit, that value is its hint; two such values make the unit of all others doubtful. Soft rules apply
 * only to values without another finding.
 */
export function checkMeasurements(
  values: Measurements,
  { unit = 'in' }: { unit?: LengthUnit } = {},
): MeasurementFinding[] {
  const hard = measurements.flatMap(
    (measurement) => hardFinding(values, measurement.key, unit) ?? [],
  )
  const doubts = hard.filter((finding) => finding.code === mixUp(unit)).length >= 2
  const unitFindings = doubts
    ? measurements.flatMap(({ key }) => unitDoubt(values, key, unit) ?? [])
    : []
  const doubted = new Set([...hard, ...unitFindings].map((finding) => finding.key))
  const sound = (key: MeasurementKey) => (doubted.has(key) ? undefined : values[key])
  const soft = softRules.flatMap((rule) => softFinding(rule, sound) ?? [])
  const found = [...hard, ...unitFindings, ...soft]
  return measurements.flatMap(({ key }) => found.find((finding) => finding.key === key) ?? [])
}

function hardFinding(
  values: Measurements,
  key: MeasurementKey,
  unit: LengthUnit,
): MeasurementFinding | undefined {
  const value = values[key]
  const { min, max } = boundsOf(key)
  if (value === undefined || !Number.isFinite(value))
    return { key, kind: 'missing', code: 'missing' }
  if (value >= min && value <= max) return undefined
  const kind = value < min ? 'too_small' : 'too_large'
  const other = inOtherUnit(value, unit)
  if (other >= min && other <= max) return { key, kind, code: mixUp(unit), hint: other }
  return { key, kind, code: kind, hint: value < min ? min : max }
}

function unitDoubt(
  values: Measurements,
  key: MeasurementKey,
  unit: LengthUnit,
): MeasurementFinding | undefined {
  const value = values[key]
  const { min, max } = boundsOf(key)
  if (value === undefined) return undefined
  const other = inOtherUnit(value, unit)
  if (other < min || other > max) return undefined
  return { key, kind: 'sure', code: mixUp(unit), hint: other }
}

function softFinding(
  rule: SoftRule,
  sound: (key: MeasurementKey) => Quarters | undefined,
): MeasurementFinding | undefined {
  const value = sound(rule.key)
  const range = rangeOf(rule, sound)
  if (value === undefined || range === undefined) return undefined
  const { key, code } = rule
  if (value < range.min) return { key, kind: 'sure', code, hint: range.min }
  return value > range.max ? { key, kind: 'sure', code, hint: range.max } : undefined
}

function rangeOf(
  rule: SoftRule,
  sound: (key: MeasurementKey) => Quarters | undefined,
): { min: Quarters; max: Quarters } | undefined {
  if (rule.code === 'unusual') return rule
  const other = sound(rule.other)
  if (other === undefined) return undefined
  return rule.relation === 'at_least'
    ? { min: other + rule.plus, max: Infinity }
    : { min: -Infinity, max: other + rule.plus }
}

function mixUp(unit: LengthUnit): 'centimetres_as_inches' | 'inches_as_centimetres' {
  return unit === 'in' ? 'centimetres_as_inches' : 'inches_as_centimetres'
}

function inOtherUnit(value: Quarters, unit: LengthUnit): Quarters {
  return Math.round(unit === 'in' ? value / 2.54 : value * 2.54)
}

function boundsOf(key: MeasurementKey): { min: Quarters; max: Quarters } {
  return measurements.find((measurement) => measurement.key === key) ?? { min: 0, max: 0 }
}
