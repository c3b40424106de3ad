import type { ReturnState } from '@rimal/contract/returns/return-states'
import type { Shopper } from '../../customers/shopper.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { Settings } from '../../shop/settings/settings.ts'
import type { StoredReturn } from './returns.sql.ts'

/** Once, where the house said no before it saw the pieces. */
export function canAppeal({ state, appeal }: StoredReturn): boolean {
  return state === 'rejected' && appeal === null
}

/** The house fetches in its own country; from others she sends. */
export function isCollected(
  { address }: Pick<StoredOrder, 'address'>,
  { country }: Pick<Settings, 'country'>,
): boolean {
  return address.country === country
}

/** Approved, and nothing has come of it yet. */
export const betweenYesAndMoney: readonly ReturnState[] = [
  'approved',
  'pickup_scheduled',
  'in_transit',
  'received',
  'inspected',
]

/**
 * Whether the house pays all of it to her itself, and so has to know where. Of an order that store credit paid a
 * part of, what comes back may be that credit: there it asks if it has to.
 */
export function isPaidByHand(
  { kind, refundTo }: Pick<StoredReturn, 'kind' | 'refundTo'>,
  { paidBy, total, credit }: Pick<StoredOrder, 'paidBy' | 'total' | 'credit'>,
): boolean {
  return kind === 'return' && refundTo !== 'credit' && paidBy === null && total > 0 && credit === 0
}

/** Whether an order is of the account of whoever asks: of others nothing becomes store credit. */
export function isOfSession(
  { customerId }: Pick<StoredOrder, 'customerId'>,
  shopper: Shopper,
): boolean {
  return 'customerId' in shopper && shopper.customerId === customerId
}
