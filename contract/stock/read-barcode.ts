import { toLatinDigits } from '../text/digits.ts'

/** No TypeBox here: the browser ships this file. */

/** The characters of a barcode. */
export const maxBarcode = 40

/**
 * 1–40 printable ASCII characters without spaces. What a spreadsheet makes of a long number, such as `6.29E+12`, is
 * no barcode: its digits are lost.
 */
export const barcodePattern = String.raw`^(?!\d([.,]\d+)?[eE]\+\d+$)[!-~]{1,${maxBarcode}}$`

const isBarcode = new RegExp(barcodePattern)

/** Reads a barcode as it was typed or scanned: null for none, undefined for what cannot be one. */
export function readBarcode(typed: string): string | null | undefined {
  const code = toLatinDigits(typed.trim())
  if (code === '') return null
  return isBarcode.test(code) ? code : undefined
}

const isGtin = /^(\d{8}|\d{12,14})$/

/**
 * Whether a code has as many digits as a GTIN-8, 12, 13 or 14 and another check digit than GS1 computes for it (GS1
 * General Specifications, 7.9.1). Any other code has no check digit.
 */
export function hasWrongCheckDigit(code: string): boolean {
  if (!isGtin.test(code)) return false
  // From the right, every second digit counts three times; the check digit itself counts once.
  const sum = [...code].toReversed().reduce((so, digit, place) => {
    return so + Number(digit) * (place % 2 === 0 ? 1 : 3)
  }, 0)
  return sum % 10 !== 0
}
