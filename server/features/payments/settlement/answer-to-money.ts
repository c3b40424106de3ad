import type { Money } from '@rimal/contract/money'
import type { StoredOrder } from '../../orders/stored-order.ts'

/** Returns what the amount held by an attempt means for its order. Needs the order's lock. */
export function answerToMoney(
  order: Pick<StoredOrder, 'status' | 'paidBy'>,
  attemptId: string,
  { held, covers }: { held: Money; covers: boolean },
): 'nothing' | 'place' | 'revive' | 'refund' {
  if (held === 0) return 'nothing'
  if (order.status === 'cancelled') return 'refund'
  if (order.paidBy === attemptId) return 'nothing'
  // Another payment came first, or the customer chose to pay on delivery; an order is never paid twice.
  if (order.paidBy !== null) return 'refund'
  switch (order.status) {
    case 'awaiting_payment':
      return covers ? 'place' : 'nothing'
    case 'expired':
      return covers ? 'revive' : 'refund'
    default:
      return 'refund'
  }
}
