import type { RefundMethod } from '@rimal/contract/staff/refunds'
import type { Money } from '@rimal/contract/money'

/** What an order was paid with, all in minor units. */
export type MoneyOfOrder = {
  /** Taken from outside, less what went back or is on its way there. */
  taken: Money
  takenBy: 'provider' | 'courier'
  /**
   * What the order brought into her store credit, or has promised it, less what it took out of it: below
   * zero, so much of her credit stands on it; above, so much of `taken` is hers as credit already.
   */
  converted: Money
}

/**
 * How much of a refund becomes store credit; undefined where the order does not hold so much. Credit is what
 * she paid with credit first, so that as much as can be may still go back the way it came. What is to go
 * back that way and was not paid so is credit.
 */
export function splitRefund(
  { taken, takenBy, converted }: MoneyOfOrder,
  { amount, to }: { amount: Money; to: RefundMethod },
): { source: Money; credit: Money } | undefined {
  if (amount > taken - converted) return undefined
  if (to === 'credit') return { source: 0, credit: amount }
  const atSource = taken - Math.max(converted, 0)
  // Nobody can give back what a courier was given.
  if (takenBy === 'courier' && atSource > 0) return undefined
  const source = Math.min(amount, atSource)
  return { source, credit: amount - source }
}
