import type { LanguageCode } from '../language.ts'
import { noBreak } from '../text/no-break.ts'

/** A length in quarter inches, an integer: the atelier cuts in these steps. */
export type Quarters = number
export type LengthUnit = 'in' | 'cm'
/** A length as a person states it, in the unit of their choice. */
export type TypedLength = { amount: number; unit: LengthUnit }

/**
 * The fifteen measurements in the order of the form, with bounds in quarter inches; a value outside
 * them is refused as a typing error. `of` states whether the garment or the body is measured.
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

/** Inches rounded to quarter inches. */
export function inchesToQuarters(inches: number): Quarters {
  return Math.round(inches * 4)
}

/**
 * Centimetres rounded to quarter inches; a quarter that was shown in half centimetres leads back to
 * itself.
 */
export function cmToQuarters(centimetres: number): Quarters {
  return Math.round((centimetres / 2.54) * 4)
}

/**
 * Converts quarter inches to centimetres: the whole number of centimetres that is rounded to these quarters, if
 * there is one, so that a length in whole centimetres is always shown as typed; else the nearest half.
 */
export function quartersToCm(quarters: Quarters): number {
  const centimetres = (quarters / 4) * 2.54
  const whole = Math.round(centimetres)
  return cmToQuarters(whole) === quarters ? whole : Math.round(centimetres * 2) / 2
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

/** A length for people without rounding to quarters: '140 cm' stays '140 cm'. */
export function lengthToText({ amount, unit }: TypedLength, language: LanguageCode): string {
  const number = amountToText({ amount, unit }).replace(' ', noBreak)
  if (unit === 'cm') return `${number}${noBreak}${language === 'arb' ? 'سم' : 'cm'}`
  if (language === 'en') return `${number}${noBreak}in`
  if (amount === 1) return 'بوصة واحدة'
  const few = Number.isInteger(amount) && amount >= 3 && amount <= 10
  // An isolate shows the fraction on the right of its number and leaves the direction of the whole text to the
  // unit. A direction mark would reverse a `bdi` element.
  return `${number.includes(noBreak) ? `\u2066${number}\u2069` : number}${noBreak}${few ? 'بوصات' : 'بوصة'}`
}

/** The number alone: '24 ½' in inches with eighths, '62.5' otherwise. */
export function amountToText({ amount, unit }: TypedLength): string {
  const whole = Math.floor(amount)
  const fraction = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'][(amount - whole) * 8]
  if (unit === 'cm' || fraction === undefined) return String(Number(amount.toFixed(2)))
  return [whole > 0 || fraction === '' ? whole : '', fraction]
    .filter((part) => part !== '')
    .join(' ')
}

/** A length rounded to quarter inches, as it is stored and cut. */
export function toQuarters({ amount, unit }: TypedLength): Quarters {
  return unit === 'cm' ? cmToQuarters(amount) : inchesToQuarters(amount)
}
