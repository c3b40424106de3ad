import { decimalsOf, fromDecimal, type Money, toDecimalString } from '@rimal/contract/money'
import { toLatinDigits } from '@rimal/contract/text/digits'

/**
 * Reads an amount as people type it: Arabic digits, thousands signs and a decimal comma are accepted. Returns null
 * for an empty text, and undefined for what is no amount of the currency.
 */
export function readAmount(typed: string, currency: string): Money | null | undefined {
  const text = toLatinDigits(typed).replaceAll(/[\s\u00a0']/g, '')
  if (text === '') return null
  const plain = isDecimalComma(text, currency) ? text.replace(',', '.') : text.replaceAll(',', '')
  try {
    const amount = fromDecimal(plain, currency)
    return amount < 0 ? undefined : amount
  } catch {
    return undefined
  }
}

/** '1,5' is one and a half; '1,500' is a thousand and a half in a currency with less than three decimals. */
function isDecimalComma(text: string, currency: string): boolean {
  const [, decimals] = /^\d+,(\d{1,3})$/.exec(text) ?? []
  return decimals !== undefined && decimals.length <= decimalsOf(currency) && decimals.length < 3
}

/** Writes an amount for a field: '729.00'; an empty text for null. */
export function amountText(amount: Money | null, currency: string): string {
  return amount === null ? '' : toDecimalString(amount, currency)
}

/** Reads a whole number as people type it; null for an empty text, undefined for what is none. */
export function readCount(typed: string): number | null | undefined {
  const text = toLatinDigits(typed).replaceAll(/[\s,]/g, '').replace('−', '-')
  if (text === '') return null
  return /^[-+]?\d{1,9}$/.test(text) ? Number(text) : undefined
}
