import { toLatinDigits } from './digits.ts'

const digitCount = 15

/**
 * A tax registration number of the Emirates as it is kept: its fifteen digits, in whatever digits and
 * groups it was written. Undefined where it has more or fewer.
 */
export function tidyTaxNumber(text: string): string | undefined {
  const digits = toLatinDigits(text).replace(/\D/g, '')
  return digits.length === digitCount ? digits : undefined
}
