import { toLatinDigits } from '@rimal/contract/text/digits'

export type PriceSpan = { from: number; to: number }
export type PriceEnd = keyof PriceSpan

/**
 * Reads an amount that the shopper typed: '400', '1,500', '400.5', '٤٠٠٫٥', 'AED 400'. Returns undefined when the
 * text is no amount.
 */
export function readPrice(text: string, decimals: number): number | undefined {
  const plain = toLatinDigits(text)
    .replace(/\p{L}+(?:\.\p{L}+)*\.?/gu, '')
    .replace(/[^\d.,-]/g, '')
  const grouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(plain)
  if (!grouped && !/^-?\d+(?:[.,]\d*)?$/.test(plain)) return undefined
  const amount = Number(grouped ? plain.replaceAll(',', '') : plain.replace(',', '.'))
  return Math.round(amount * 10 ** decimals) / 10 ** decimals
}

/**
 * Returns a span with one end newly typed. An amount beyond the prices of the list is moved to where at least one
 * product is left, which `beyond` reports; ends that have crossed change places, so both amounts remain.
 */
export function withTyped(
  span: PriceSpan,
  typed: { end: PriceEnd; amount: number },
  limits: Record<PriceEnd, { min: number; max: number }>,
): { span: PriceSpan; beyond: boolean } {
  const { min, max } = limits[typed.end]
  const amount = Math.min(Math.max(typed.amount, min), max)
  const next: PriceSpan = { ...span }
  next[typed.end] = amount
  return {
    span: { from: Math.min(next.from, next.to), to: Math.max(next.from, next.to) },
    beyond: amount !== typed.amount,
  }
}
