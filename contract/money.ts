import type { LanguageCode } from './language.ts'
import { noBreak } from './text/no-break.ts'

/** An amount in the currency's minor unit (fils, halalas …), always a safe integer. */
export type Money = number

/** The currencies in which the shop can be priced (ISO 4217). */
export const currencies = ['AED', 'SAR', 'KWD', 'BHD', 'OMR', 'QAR'] as const

/** The currency of each country, if the shop can be priced in it. */
export const currencyOfCountry: Readonly<Record<string, string>> = {
  AE: 'AED',
  SA: 'SAR',
  KW: 'KWD',
  BH: 'BHD',
  OM: 'OMR',
  QA: 'QAR',
}

// The currency signs of 2025 (U+20C3 and others) are missing from almost every font, so prices use
// letters.
const arabicSigns: Record<string, string> = {
  AED: 'د.إ',
  SAR: 'ر.س',
  KWD: 'د.ك',
  QAR: 'ر.ق',
  BHD: 'د.ب',
  OMR: 'ر.ع.',
}

const knownDecimals = new Map<string, number>()

/** How many decimals a currency has: AED 2, KWD 3, JPY 0. Throws RangeError for a malformed code. */
export function decimalsOf(currency: string): number {
  const known = knownDecimals.get(currency)
  if (known !== undefined) return known
  // Creating a formatter takes about 20 µs, too long for every price of a list.
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  knownDecimals.set(currency, maximumFractionDigits)
  return maximumFractionDigits
}

/**
 * An amount for people without its currency: '1,250', '1,250.50'; Latin digits, no decimals if they
 * are zero. `minor` is in minor units.
 */
export function formatAmount(minor: Money, currency: string): string {
  const [whole = '', decimals = ''] = toDecimalString(Math.abs(minor), currency).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const sign = minor < 0 ? '−' : ''
  return sign + (Number(decimals) === 0 ? grouped : `${grouped}.${decimals}`)
}

/**
 * A price for people: 'AED 1,250', 'AED 1,250.50', '1,250 د.إ'; Latin digits, no decimals if they
 * are zero. `minor` is in minor units.
 */
export function formatMoney(
  minor: Money,
  { currency, language }: { currency: string; language: LanguageCode },
): string {
  const amount = formatAmount(Math.abs(minor), currency)
  const minus = minor < 0 ? '−' : ''
  if (language === 'en') return `${minus}${currency}${noBreak}${amount}`
  // An isolate: otherwise a right-to-left line shows the minus behind the number.
  const number = minus ? `\u2066${minus}${amount}\u2069` : amount
  return `${number}${noBreak}${arabicSigns[currency] ?? currency}`
}

/**
 * An amount for machines: 125000 AED is '1250.00', -5 AED is '-0.05'. Throws RangeError unless it
 * is an integer.
 */
export function toDecimalString(minor: Money, currency: string): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount in minor units: ${minor}`)
  const decimals = decimalsOf(currency)
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const sign = minor < 0 ? '-' : ''
  if (decimals === 0) return `${sign}${digits}`
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/**
 * Reads an amount that a machine wrote: '1250.00', '1250' and the number 1250 in AED are 125000.
 * Throws RangeError for a malformed amount, and for a fraction of the minor unit, because rounding
 * would lose money without notice.
 */
export function fromDecimal(text: string | number, currency: string): Money {
  const [, sign, whole, part = ''] = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(String(text)) ?? []
  const decimals = decimalsOf(currency)
  const stored = part.slice(0, decimals).padEnd(decimals, '0')
  if (whole === undefined || /[1-9]/.test(part.slice(decimals))) {
    throw new RangeError(`not an amount of ${currency}: ${text}`)
  }
  const minor = Number(whole + stored)
  return sign ? 0 - minor : minor
}

/**
 * Splits an amount into parts that differ by at most one minor unit, the larger parts first; their
 * sum is exact.
 */
export function splitEvenly(minor: Money, parts: number): Money[] {
  return allocate(
    minor,
    Array.from({ length: parts }, () => 1),
  )
}

/**
 * Splits an amount in proportion to integer weights ≥ 0, by largest remainder; the sum is exact. Of
 * equal remainders the heavier weight wins, so that the order of the weights does not matter.
 * Throws RangeError if the weights sum to zero and the amount does not.
 */
export function allocate(minor: Money, weights: readonly number[]): Money[] {
  const total = weights.reduce((sum, weight) => sum + wholeWeight(weight), 0n)
  if (total === 0n) {
    if (minor !== 0) throw new RangeError('no weight to allocate over')
    return weights.map(() => 0)
  }
  const amount = BigInt(Math.abs(minor))
  const shares = weights.map((weight, index) => {
    const exact = amount * BigInt(weight)
    return { index, weight, floor: exact / total, remainder: exact % total }
  })
  const left = Number(amount - shares.reduce((sum, share) => sum + share.floor, 0n))
  const raised = new Set(
    shares
      .toSorted((a, b) => Number(b.remainder - a.remainder) || b.weight - a.weight)
      .slice(0, left)
      .map((share) => share.index),
  )
  return shares.map(({ index, floor }) => {
    const share = Number(floor) + (raised.has(index) ? 1 : 0)
    return minor < 0 ? 0 - share : share
  })
}

function wholeWeight(weight: number): bigint {
  if (weight < 0) throw new RangeError(`a weight below zero: ${weight}`)
  return BigInt(weight)
}
