import { fromDecimal } from '@rimal/contract/money'
import type { AttemptState } from '@rimal/contract/statuses'
import type { MoneyEntry, PaymentSnapshot } from '../../payment-provider.ts'
import { ProviderError } from '../ask-provider.ts'
import type { TamaraOrder } from './tamara-answers.ts'

const states: Record<TamaraOrder['status'], AttemptState> = {
  new: 'pending',
  on_hold: 'pending',
  // An approval lapses after three days; it counts only after we have authorised it.
  approved: 'pending',
  declined: 'failed',
  expired: 'expired',
  authorised: 'authorized',
  // A part was cancelled, and the rest is still valid.
  updated: 'authorized',
  canceled: 'voided',
  partially_captured: 'authorized',
  fully_captured: 'captured',
  partially_refunded: 'partially_refunded',
  fully_refunded: 'refunded',
}

/** An order as Tamara's books have it. Throws a ProviderError where its sums and its moves disagree. */
export function tamaraSnapshot(order: TamaraOrder): PaymentSnapshot {
  const { order_id, order_reference_id, status, total_amount, transactions } = order
  const { currency } = total_amount
  const amount = money(total_amount)
  const captures = entries('capture', transactions.captures, ({ capture_id }) => capture_id)
  const refunds = entries('refund', transactions.refunds, ({ refund_id }) => refund_id)
  const voids = entries('void', transactions.cancels, ({ cancel_id }) => cancel_id)
  agree(captures, order.captured_amount)
  agree(refunds, order.refunded_amount)
  agree(voids, order.canceled_amount)
  const isAuthorised = !['pending', 'failed', 'expired'].includes(states[status])
  return {
    state: states[status],
    amount,
    currency,
    attemptId: order_reference_id,
    entries: [
      ...(isAuthorised ? [{ kind: 'authorize', tx: order_id, amount } as const] : []),
      ...captures,
      ...refunds,
      ...voids,
    ],
    reason: null,
  }
}

function money({ amount, currency }: { amount: number; currency: string }): number {
  return fromDecimal(amount, currency)
}

function entries<Item extends { total_amount: { amount: number; currency: string } }>(
  kind: MoneyEntry['kind'],
  items: readonly Item[],
  txOf: (item: Item) => string,
): MoneyEntry[] {
  return items.map((item) => ({ kind, tx: txOf(item), amount: money(item.total_amount) }))
}

function agree(list: readonly MoneyEntry[], total: { amount: number; currency: string }): void {
  if (list.reduce((sum, { amount }) => sum + amount, 0) === money(total)) return
  throw new ProviderError('Tamara names moves that are not its sums.', null)
}
