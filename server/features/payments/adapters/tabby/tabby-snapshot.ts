import { fromDecimal } from '@rimal/contract/money'
import type { AttemptState } from '@rimal/contract/statuses'
import type { ListedPayment, MoneyEntry, PaymentSnapshot } from '../../payment-provider.ts'
import type { TabbyPayment } from './tabby-answers.ts'

/**
 * Returns a payment as Tabby records it. A payment is authorised in full; closing it ends it, and the buyer never
 * pays the part that was not captured by then.
 */
export function tabbySnapshot(payment: TabbyPayment): PaymentSnapshot {
  const { id, currency, order } = payment
  const money = (text: string) => fromDecimal(text, currency)
  const amount = money(payment.amount)
  const entries = (kind: MoneyEntry['kind'], list: TabbyPayment['captures']): MoneyEntry[] =>
    list.map((move) => ({ kind, tx: move.id, amount: money(move.amount) }))
  const captures = entries('capture', payment.captures)
  const refunds = entries('refund', payment.refunds)
  const captured = sum(captures)
  const isApproved = payment.status === 'AUTHORIZED' || payment.status === 'CLOSED'
  const isCancelledUnpaid = payment.status === 'CLOSED' && captured < amount
  return {
    state: stateOf(payment.status, { amount, captured, refunded: sum(refunds) }),
    amount,
    currency,
    attemptId: order.reference_id,
    entries: [
      ...(isApproved ? [{ kind: 'authorize', tx: id, amount } as const] : []),
      ...captures,
      ...refunds,
      ...(isCancelledUnpaid ? [{ kind: 'void', tx: id, amount: amount - captured } as const] : []),
    ],
    // Tabby shows the reason for a refusal only to the buyer, on its own page.
    reason: null,
  }
}

/** Returns the amount that Tabby has authorised for us, or has paid to us. */
export function tabbyListed(payment: TabbyPayment): ListedPayment {
  const { id, currency, status } = payment
  const { amount, entries } = tabbySnapshot(payment)
  const captured = sum(entries.filter(({ kind }) => kind === 'capture'))
  return { providerRef: id, currency, amount: status === 'AUTHORIZED' ? amount : captured }
}

function stateOf(
  status: TabbyPayment['status'],
  { amount, captured, refunded }: { amount: number; captured: number; refunded: number },
): AttemptState {
  switch (status) {
    case 'CREATED':
      return 'pending'
    case 'REJECTED':
      return 'failed'
    case 'EXPIRED':
      return 'expired'
    case 'AUTHORIZED':
      return captured < amount ? 'authorized' : 'captured'
    case 'CLOSED':
      if (captured === 0) return 'voided'
      if (refunded === 0) return 'captured'
      return refunded < captured ? 'partially_refunded' : 'refunded'
  }
}

function sum(entries: readonly MoneyEntry[]): number {
  return entries.reduce((total, { amount }) => total + amount, 0)
}
