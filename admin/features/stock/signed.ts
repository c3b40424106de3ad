import type { AdjustmentKind } from '@rimal/contract/stock/stock-kinds'
import { toLatinDigits } from '@rimal/contract/text/digits'

/** Writes a difference with its sign: '+5', '−2', '0'. */
export function signed(difference: number): string {
  if (difference === 0) return '0'
  return difference > 0 ? `+${difference}` : `−${-difference}`
}

/** Reads a difference as people type it, Arabic digits and signs of minus included; undefined for what is none. */
export function readDifference(typed: string): number | undefined {
  const text = toLatinDigits(typed)
    .replaceAll(/\s|\p{Cf}/gu, '')
    .replace(/^[−–]/, '-')
  return /^[-+]?\d{1,6}$/.test(text) ? Number(text) : undefined
}

const taking: readonly AdjustmentKind[] = ['damage', 'lost', 'sample', 'gift']
const adding: readonly AdjustmentKind[] = ['delivery', 'found', 'opening']

/** The difference with the sign that the reason has: units that are damaged leave, units that are delivered arrive. */
export function differenceFor(kind: AdjustmentKind, difference: number): number {
  if (taking.includes(kind)) return -Math.abs(difference)
  return adding.includes(kind) ? Math.abs(difference) : difference
}
