import { toLatinDigits } from './digits.ts'

const digitCount = 15

/**
 * A tax registration number of the Emirates as it is stored: its fifteen digits, whatever digits
 * and groups it was typed in. Undefined if it has more or fewer digits.
 */
export function normaliseTaxNumber(text: string): string | undefined {
  const digits = toLatinDigits(text).replace(/\D/g, '')
  return digits.length === digitCount ? digits : undefined
}
