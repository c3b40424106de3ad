import { toDecimalString } from '@rimal/contract/money'

type Facts = {
  sellerName: string
  taxNumber: string
  issuedAt: string
  /** With VAT, and the VAT in it; minor units. */
  total: number
  vat: number
  currency: string
}

/**
 * The text of the code that ZATCA asks for in its first phase: five values as tag, length and UTF-8
 * bytes, in base64. Throws RangeError where a value has more bytes than a length can say.
 */
export function zatcaCode({
  sellerName,
  taxNumber,
  issuedAt,
  total,
  vat,
  currency,
}: Facts): string {
  const amount = (minor: number) => toDecimalString(minor, currency)
  const time = `${new Date(issuedAt).toISOString().slice(0, 19)}Z`
  return tagged([sellerName, taxNumber, time, amount(total), amount(vat)]).toString('base64')
}

/** Values under the tags 1, 2, 3 … */
function tagged(values: readonly string[]): Buffer {
  return Buffer.concat(
    values.map((value, index) => {
      const bytes = Buffer.from(value)
      if (bytes.length > 255) throw new RangeError(`${bytes.length} bytes do not fit: ${value}`)
      return Buffer.concat([Buffer.of(index + 1, bytes.length), bytes])
    }),
  )
}
