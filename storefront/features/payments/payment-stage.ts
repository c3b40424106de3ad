import type { PaymentStatus } from '@rimal/contract/payments'

/** What the page of a payment shows. */
export type PaymentStage =
  | 'send'
  | 'confirming'
  | 'slow'
  | 'done'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'closed'
  | 'review'
  | 'refunded'
  | 'voided'

/** Stages in which an answer may still come by itself. */
export const openStages: readonly PaymentStage[] = ['confirming', 'slow']

/**
 * `wasSent`: she has been on the payment page before, so she is coming back from it now; `waited`: we
 * have asked for long enough that she should not have to look on.
 */
export function paymentStage(
  { state, orderStatus, payAt }: Pick<PaymentStatus, 'state' | 'orderStatus' | 'payAt'>,
  { wasSent, waited }: { wasSent: boolean; waited: boolean },
): PaymentStage {
  const awaits = orderStatus === 'awaiting_payment'
  const given = orderStatus === 'expired' || orderStatus === 'cancelled'
  if (state === 'review' || state === 'refunded' || state === 'voided') return state
  // Another attempt, or cash, may have paid for it meanwhile.
  if (!awaits && !given) return 'done'
  if (state === 'failed' || state === 'cancelled' || state === 'expired') {
    return awaits ? state : 'closed'
  }
  const isUnpaid = state === 'created' || state === 'pending'
  if (isUnpaid && given) return 'closed'
  if (payAt && !wasSent) return 'send'
  return waited ? 'slow' : 'confirming'
}
