import { decimalsOf, type Money } from '../money.ts'

/** One unit of a currency in another, as the owner writes it: up to six decimals. */
export const ratePattern = '^\\d{1,6}(\\.\\d{1,6})?$'

/**
 * Converts an amount into the minor units of another currency, rounded half up: 24.750 KWD at
 * '12.05' are 298.24 AED. Exact, because an amount on a tax document must not be a float. Throws
 * RangeError for a malformed rate.
 */
export function atRate(
  minor: Money,
  { from, to, rate }: { from: string; to: string; rate: string },
): Money {
  if (!new RegExp(ratePattern).test(rate)) throw new RangeError(`not a rate: ${rate}`)
  const [whole = '', part = ''] = rate.split('.')
  const millionths = BigInt(whole + part.padEnd(6, '0'))
  const amount = BigInt(Math.abs(minor)) * millionths * 10n ** BigInt(decimalsOf(to))
  const unit = 10n ** BigInt(6 + decimalsOf(from))
  const rounded = Number((amount * 2n + unit) / (unit * 2n))
  return minor < 0 ? 0 - rounded : rounded
}
