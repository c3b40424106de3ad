import { fromDecimal } from '@rimal/contract/money'
import type { AttemptState } from '@rimal/contract/statuses'
import type { PaymentSnapshot } from '../../payment-provider.ts'
import type { TapCharge, TapRefund } from './tap-answers.ts'

const states: Record<string, AttemptState> = {
  INITIATED: 'pending',
  IN_PROGRESS: 'pending',
  UNKNOWN: 'pending',
  ABANDONED: 'expired',
  TIMEDOUT: 'expired',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
  DECLINED: 'failed',
  RESTRICTED: 'failed',
  CAPTURED: 'captured',
  VOID: 'voided',
}

/** A charge and its refunds as Tap's books have them. A word that is new to us leaves it open. */
export function tapSnapshot(charge: TapCharge, refunds: readonly TapRefund[]): PaymentSnapshot {
  const { currency } = charge
  const amount = fromDecimal(charge.amount, currency)
  const state = states[charge.status] ?? 'pending'
  const back = refunds
    .filter(({ status }) => status === 'REFUNDED')
    .map((refund) => ({ kind: 'refund' as const, tx: refund.id, amount: moneyOf(refund) }))
  const returned = back.reduce((sum, move) => sum + move.amount, 0)
  const isCaptured = state === 'captured'
  return {
    state: isCaptured && returned > 0 ? refundedState(returned, amount) : state,
    amount,
    currency,
    attemptId: charge.reference.transaction,
    entries: isCaptured ? [{ kind: 'capture', tx: charge.id, amount }, ...back] : [],
    reason: null,
  }
}

/** Refunds that were asked for and may still happen count as asked: a second one would pay twice. */
export function mayStillPay({ status }: TapRefund): boolean {
  return !['FAILED', 'DECLINED', 'CANCELLED', 'REJECTED'].includes(status)
}

function moneyOf({ amount, currency }: TapRefund): number {
  return fromDecimal(amount, currency)
}

function refundedState(returned: number, amount: number): AttemptState {
  return returned < amount ? 'partially_refunded' : 'refunded'
}
