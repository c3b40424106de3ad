import {
  cmToQuarters,
  inchesToQuarters,
  type LengthUnit,
  parseLength,
  type Quarters,
  quartersToCm,
  quartersToText,
} from '@rimal/contract/measurements'

/** A length as it stands in a field, whose unit is written beside it: '24 ½', '62.5'. */
export function fieldText(quarters: Quarters, unit: LengthUnit): string {
  return unit === 'cm'
    ? String(quartersToCm(quarters))
    : quartersToText(quarters, 'in', 'en').slice(0, -3)
}

/** What she typed in one unit, written in the other; what is no length stays as it is. */
export function inUnit(text: string, from: LengthUnit, to: LengthUnit): string {
  const quarters = parseLength(text, from)
  return quarters === undefined ? text : fieldText(quarters, to)
}

/** The length that the same number means in the other unit: 62 in becomes 62 cm. */
export function sameNumberIn(other: LengthUnit, quarters: Quarters): Quarters {
  return other === 'cm' ? cmToQuarters(quarters / 4) : inchesToQuarters(quartersToCm(quarters))
}

export function otherUnit(unit: LengthUnit): LengthUnit {
  return unit === 'in' ? 'cm' : 'in'
}
