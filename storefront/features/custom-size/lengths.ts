import {
  amountToText,
  type LengthUnit,
  type Quarters,
  quartersToCm,
  toQuarters,
} from '@rimal/contract/measure/measurements'
import { readLength } from '@rimal/contract/measure/read-length'

/** Returns a length for a field that shows its unit beside it: '24 ½', '62.5'. */
export function fieldText(quarters: Quarters, unit: LengthUnit): string {
  return amountToText({ amount: unit === 'cm' ? quartersToCm(quarters) : quarters / 4, unit })
}

/**
 * Converts a length that was typed in one unit to the other. A length in its own unit does not change, because only
 * the workroom needs quarters; a text that is no length does not change either.
 */
export function inUnit(text: string, from: LengthUnit, to: LengthUnit): string {
  const typed = readLength(text, from)
  if (!typed) return text
  return typed.unit === to ? amountToText(typed) : fieldText(toQuarters(typed), to)
}

export function otherUnit(unit: LengthUnit): LengthUnit {
  return unit === 'in' ? 'cm' : 'in'
}
