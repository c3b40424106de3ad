import { toLatinDigits } from './digits.ts'
import type { LanguageCode } from './language.ts'

/** A length in quarter inches, an integer: the step in which the workroom cuts. */
export type Quarters = number
export type LengthUnit = 'in' | 'cm'

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
  if (unit === 'cm') return `${quartersToCm(quarters)} ${language === 'arb' ? 'سم' : 'cm'}`
  const whole = Math.floor(quarters / 4)
  const fraction = ['', '¼', '½', '¾'][quarters % 4] ?? ''
  const number = [whole > 0 || fraction === '' ? whole : '', fraction].filter((part) => part !== '')
  if (language === 'en') return `${number.join(' ')} in`
  // Between the marks the fraction stays on the right of its number in a right-to-left line.
  const amount = number.length === 2 ? `\u200e${number.join(' ')}\u200e` : number.join('')
  return `${amount} ${fraction === '' && whole >= 3 && whole <= 10 ? 'بوصات' : 'بوصة'}`
}

/**
 * Reads what a person types for a length: '24.5', '24,5', '24 1/2', '24-1/2', '24½', '٢٤٫٥'. A unit she
 * writes ('62 cm', '24"', '24 بوصة') wins over the given one. Undefined when it is no length.
 */
export function parseLength(text: string, unit: LengthUnit): Quarters | undefined {
  const folded = toLatinDigits(text.slice(0, 40).replace(/\p{Cf}/gu, ''))
    .toLowerCase()
    .trim()
  const [, amount = '', written] = /^(.*?)\s*(\p{L}+\.?|["″”])?$/u.exec(folded) ?? []
  const value = readNumber(amount)
  const spoken = written === undefined ? unit : unitOfWord(written.replace('.', ''))
  if (value === undefined || spoken === undefined) return undefined
  return spoken === 'cm' ? cmToQuarters(value) : inchesToQuarters(value)
}

const inchWords = ['"', '″', '”', 'in', 'inch', 'inches', 'بوصة', 'بوصه', 'بوصات', 'إنش', 'انش']
const centimetreWords = ['cm', 'سم']

const fractionSigns: Record<string, string> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅓': '1/3',
  '⅔': '2/3',
}

function unitOfWord(word: string): LengthUnit | undefined {
  if (inchWords.includes(word)) return 'in'
  return centimetreWords.includes(word) ? 'cm' : undefined
}

function readNumber(text: string): number | undefined {
  const plain = text
    .replace(/[¼½¾⅛⅜⅝⅞⅓⅔]/g, (sign) => ` ${fractionSigns[sign]}`)
    .replace('\u2044', '/')
    .trim()
  const decimal = /^(\d{1,3})(?:[.,،](\d{0,3}))?$/.exec(plain)
  if (decimal) return Number(`${decimal[1]}.${decimal[2] || 0}`)
  const mixed = /^(?:(\d{1,3})[\s-]+)?(\d)\s*\/\s*([2348])$/.exec(plain)
  if (!mixed) return undefined
  const [, whole = '0', upper, lower] = mixed
  return Number(upper) < Number(lower) ? Number(whole) + Number(upper) / Number(lower) : undefined
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
