import type { LanguageCode } from './language.ts'

/** A length in quarter inches, an integer: the step in which the workroom cuts. */
export type Quarters = number
export type LengthUnit = 'in' | 'cm'
/** A length as a person says it: her number in her unit. */
export type TypedLength = { amount: number; unit: LengthUnit }

/**
 * The fifteen measurements in the order of the form, bounds in quarter inches.
 * `of` says what the tape goes around; outside the bounds a value is refused as a slip of the pen.
 */
export const measurements = [
  { key: 'full_length', number: 1, of: 'garment', min: 160, max: 280 },
  { key: 'shoulder', number: 2, of: 'garment', min: 40, max: 104 },
  { key: 'armhole', number: 3, of: 'garment', min: 40, max: 144 },
  { key: 'sleeve', number: 4, of: 'garment', min: 40, max: 160 },
  { key: 'sleeve_length', number: 5, of: 'garment', min: 40, max: 160 },
  { key: 'sleeve_width', number: 6, of: 'garment', min: 16, max: 160 },
  { key: 'neck', number: 7, of: 'body', min: 36, max: 104 },
  { key: 'chest', number: 8, of: 'body', min: 104, max: 320 },
  { key: 'bust', number: 9, of: 'body', min: 104, max: 320 },
  { key: 'hips', number: 10, of: 'body', min: 112, max: 320 },
  { key: 'waist', number: 11, of: 'body', min: 80, max: 304 },
  { key: 'bicep', number: 12, of: 'body', min: 28, max: 120 },
  { key: 'lower_arm', number: 13, of: 'body', min: 20, max: 104 },
  { key: 'buff_coat', number: 14, of: 'garment', min: 4, max: 120 },
  { key: 'buff_normal', number: 15, of: 'garment', min: 4, max: 120 },
] as const satisfies readonly {
  key: string
  number: number
  of: 'garment' | 'body'
  min: Quarters
  max: Quarters
}[]

export type MeasurementKey = (typeof measurements)[number]['key']
export type Measurements = Partial<Record<MeasurementKey, Quarters>>

/** What one value is asked about, most serious first; `hint` is a value in quarter inches to offer. */
export type MeasurementFinding = {
  key: MeasurementKey
  /** 'sure' may be confirmed by the customer, the others may not. */
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
        | 'armhole_too_close_to_bicep'
        | 'sleeve_narrower_than_lower_arm'
        | 'bust_below_chest'
        | 'hips_below_waist'
        | 'lower_arm_above_bicep'
      relation: 'at_least' | 'at_most'
      other: MeasurementKey
      plus: Quarters
    }
  | {
      key: MeasurementKey
      code: 'unusual_for_height'
      /** The expected value is height × share − half of `halfOf`, between `from` and `to` away from it. */
      share: number
      halfOf?: MeasurementKey
      from: Quarters
      to: Quarters
    }

/** Proportions that few bodies break and many slips do. */
const softRules: readonly SoftRule[] = [
  { key: 'full_length', code: 'unusual_for_height', share: 1, from: -56, to: -32 },
  { key: 'shoulder', code: 'unusual', min: 52, max: 80 },
  {
    key: 'armhole',
    code: 'armhole_too_close_to_bicep',
    relation: 'at_least',
    other: 'bicep',
    plus: 5,
  },
  // Arms spread, fingertip to fingertip, a person is about as wide as she is tall.
  {
    key: 'sleeve_length',
    code: 'unusual_for_height',
    share: 0.5,
    halfOf: 'shoulder',
    from: -24,
    to: 24,
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
 * What there is to say about a set of measurements in quarter inches, at most one finding a value, in
 * the order of the form. `unit` is the one she typed in (inches unless told): a refused value that would
 * fit in the other unit says so and hints at it, and two such values cast doubt on the rest.
 * `heightCm` adds the checks against her height. Soft rules are asked only of values not in doubt already.
 */
export function checkMeasurements(
  values: Measurements,
  { unit = 'in', heightCm }: { unit?: LengthUnit; heightCm?: number } = {},
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
  const soft = softRules.flatMap((rule) => softFinding(rule, sound, heightCm) ?? [])
  const found = [...hard, ...unitFindings, ...soft]
  return measurements.flatMap(({ key }) => found.find((finding) => finding.key === key) ?? [])
}

/** The nearest quarter inch. */
export function inchesToQuarters(inches: number): Quarters {
  return Math.round(inches * 4)
}

/** The nearest quarter inch; a quarter shown in half centimetres comes back as the same quarter. */
export function cmToQuarters(centimetres: number): Quarters {
  return Math.round((centimetres / 2.54) * 4)
}

/** The nearest half centimetre. */
export function quartersToCm(quarters: Quarters): number {
  return Math.round((quarters / 4) * 2.54 * 2) / 2
}

/** A length for people: '24 ½ in', '62 cm', '24 ½ بوصة', '62.5 سم'. */
export function quartersToText(
  quarters: Quarters,
  unit: LengthUnit,
  language: LanguageCode,
): string {
  const amount = unit === 'cm' ? quartersToCm(quarters) : quarters / 4
  return lengthToText({ amount, unit }, language)
}

/** The same for a length that was not cut to quarters: '140 cm' stays '140 cm'. */
export function lengthToText({ amount, unit }: TypedLength, language: LanguageCode): string {
  const number = amountToText({ amount, unit })
  if (unit === 'cm') return `${number} ${language === 'arb' ? 'سم' : 'cm'}`
  if (language === 'en') return `${number} in`
  const few = Number.isInteger(amount) && amount >= 3 && amount <= 10
  // Between the marks the fraction stays on the right of its number in a right-to-left line.
  return `${number.includes(' ') ? `\u200e${number}\u200e` : number} ${few ? 'بوصات' : 'بوصة'}`
}

/** The number alone: '24 ½' where a tape shows inches, '62.5' elsewhere. */
export function amountToText({ amount, unit }: TypedLength): string {
  const whole = Math.floor(amount)
  const fraction = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'][(amount - whole) * 8]
  if (unit === 'cm' || fraction === undefined) return String(Number(amount.toFixed(2)))
  return [whole > 0 || fraction === '' ? whole : '', fraction]
    .filter((part) => part !== '')
    .join(' ')
}

/** The nearest quarter inch, in which it is cut and kept. */
export function toQuarters({ amount, unit }: TypedLength): Quarters {
  return unit === 'cm' ? cmToQuarters(amount) : inchesToQuarters(amount)
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
  heightCm: number | undefined,
): MeasurementFinding | undefined {
  const value = sound(rule.key)
  const range = rangeOf(rule, sound, heightCm)
  if (value === undefined || range === undefined) return undefined
  const { key, code } = rule
  if (value < range.min) return { key, kind: 'sure', code, hint: range.min }
  return value > range.max ? { key, kind: 'sure', code, hint: range.max } : undefined
}

function rangeOf(
  rule: SoftRule,
  sound: (key: MeasurementKey) => Quarters | undefined,
  heightCm: number | undefined,
): { min: Quarters; max: Quarters } | undefined {
  if (rule.code === 'unusual') return rule
  if (rule.code === 'unusual_for_height') {
    const besides = rule.halfOf === undefined ? 0 : sound(rule.halfOf)
    if (heightCm === undefined || besides === undefined) return undefined
    const expected = Math.round(cmToQuarters(heightCm) * rule.share - besides / 2)
    return { min: expected + rule.from, max: expected + rule.to }
  }
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
