import {
  amountToText,
  type LengthUnit,
  type Quarters,
  quartersToCm,
  toQuarters,
} from '@rimal/contract/measure/measurements'
import { readLength } from '@rimal/contract/measure/read-length'

/** A length as it stands in a field, whose unit is written beside it: '24 ½', '62.5'. */
export function fieldText(quarters: Quarters, unit: LengthUnit): string {
  return amountToText({ amount: unit === 'cm' ? quartersToCm(quarters) : quarters / 4, unit })
}

/**
 * What she typed in one unit, written in the other. In its own unit her number stays hers, for only
 * the workroom needs quarters; what is no length stays as it is.
 */
export function inUnit(text: string, from: LengthUnit, to: LengthUnit): string {
  const typed = readLength(text, from)
  if (!typed) return text
  return typed.unit === to ? amountToText(typed) : fieldText(toQuarters(typed), to)
}

export function otherUnit(unit: LengthUnit): LengthUnit {
  return unit === 'in' ? 'cm' : 'in'
}
