import type { MoneyHeld } from '../../orders/order-view/money-held.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'

/** What money on an attempt means for its order. Called under the order's lock. */
export function answerToMoney(
  order: Pick<StoredOrder, 'status' | 'paidBy'>,
  attemptId: string,
  { held, covers }: Pick<MoneyHeld, 'held' | 'covers'>,
): 'nothing' | 'place' | 'revive' | 'give_back' {
  if (held === 0) return 'nothing'
  if (order.status === 'cancelled') return 'give_back'
  if (order.paidBy === attemptId) return 'nothing'
  // Another payment came first, or she chose to pay at the door: never twice.
  if (order.paidBy !== null) return 'give_back'
  switch (order.status) {
    case 'awaiting_payment':
      return covers ? 'place' : 'nothing'
    case 'expired':
      return covers ? 'revive' : 'give_back'
    default:
      return 'give_back'
  }
}
