import type { PaymentStatus } from '@rimal/contract/payments'

/** The content of the page of a payment. */
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
 * Returns the stage of a payment. `wasSent`: the customer has been on the payment page before, and is now returning
 * from it; `waited`: we have asked for so long that the customer should not have to wait any more.
 */
export function paymentStage(
  { state, orderStatus, payAt }: Pick<PaymentStatus, 'state' | 'orderStatus' | 'payAt'>,
  { wasSent, waited }: { wasSent: boolean; waited: boolean },
): PaymentStage {
  const awaits = orderStatus === 'awaiting_payment'
  const given = orderStatus === 'expired' || orderStatus === 'cancelled'
  if (state === 'review' || state === 'refunded' || state === 'voided') return state
  // Another payment attempt, or cash, may have paid the order meanwhile.
  if (!awaits && !given) return 'done'
  if (state === 'failed' || state === 'cancelled' || state === 'expired') {
    return awaits ? state : 'closed'
  }
  const isUnpaid = state === 'created' || state === 'pending'
  if (isUnpaid && given) return 'closed'
  if (payAt && !wasSent) return 'send'
  return waited ? 'slow' : 'confirming'
}
