import type Stripe from 'stripe'
import type { AttemptState } from '@rimal/contract/statuses'
import type { MoneyEntry, PaymentSnapshot } from '../../payment-provider.ts'

/** A hosted page with its payment and refunds, as Stripe records them. */
export type StripeBooks = {
  session: Stripe.Checkout.Session
  /** Null before the shopper has tried to pay. */
  intent: Stripe.PaymentIntent | null
  refunds: readonly Stripe.Refund[]
}

/** Amounts are in minor units there as here, for the currencies that we take through it. */
export function stripeSnapshot({ session, intent, refunds }: StripeBooks): PaymentSnapshot {
  const captured = intent?.amount_received ?? 0
  const back = refunds
    .filter(({ status }) => status === 'succeeded')
    .map(({ id, amount }): MoneyEntry => ({ kind: 'refund', tx: id, amount }))
  const returned = back.reduce((sum, { amount }) => sum + amount, 0)
  return {
    state:
      captured > 0 && returned > 0
        ? returned < captured
          ? 'partially_refunded'
          : 'refunded'
        : stateOf(session, intent),
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    attemptId: session.client_reference_id ?? '',
    entries: [
      ...(intent && captured > 0
        ? [{ kind: 'capture', tx: intent.id, amount: captured } as const]
        : []),
      ...back,
    ],
    reason: null,
  }
}

function stateOf(
  { status, payment_status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): AttemptState {
  if (payment_status === 'paid') return 'captured'
  if (status === 'expired') return 'expired'
  if (status === 'open' || intent?.status === 'processing') return 'pending'
  return intent?.status === 'canceled' ? 'cancelled' : 'failed'
}
