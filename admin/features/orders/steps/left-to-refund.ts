import type { StaffOrder } from '@rimal/contract/staff/orders'

type Paid = Pick<StaffOrder, 'refunds' | 'cancelledAmount'> & {
  totals: Pick<StaffOrder['totals'], 'total'>
  credit: Pick<StaffOrder['credit'], 'used'>
}

/** What the cancellation of a paid order refunds: what was paid, less what was refunded before. */
export function leftToRefund({ totals, credit, refunds, cancelledAmount }: Paid): number {
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0)
  // Cancelled units have a refund of their own, unless store credit alone paid for the order.
  const cancelled = credit.used < totals.total ? 0 : cancelledAmount
  return totals.total - refunded - cancelled
}
