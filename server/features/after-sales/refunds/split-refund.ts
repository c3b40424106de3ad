import type { RefundMethod } from '@rimal/contract/staff/refunds'
import type { Money } from '@rimal/contract/money'
import type { Refundable } from '../../orders/money/refundable.ts'

/**
 * Returns how much of a refund becomes store credit; undefined if the order does not hold so much. A refund to
 * store credit first uses the part that was paid with store credit, so that as much as possible can still go back
 * to the payment method. The part of a refund to the payment method that was not paid with it becomes store credit.
 */
export function splitRefund(
  { taken, takenBy, converted }: Refundable,
  { amount, to }: { amount: Money; to: RefundMethod },
): { source: Money; credit: Money } | undefined {
  if (amount > taken - converted) return undefined
  if (to === 'credit') return { source: 0, credit: amount }
  const atSource = taken - Math.max(converted, 0)
  // Cash that was paid to a courier cannot be refunded to its source.
  if (takenBy === 'courier' && atSource > 0) return undefined
  const source = Math.min(amount, atSource)
  return { source, credit: amount - source }
}
