import type { ReturnState } from '@rimal/contract/returns/return-states'
import type { Shopper } from '../../customers/shopper.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { Settings } from '../../shop/settings/settings.ts'
import type { StoredReturn } from './returns.sql.ts'

/** Says whether a customer may appeal: once, if staff rejected the return before they saw the items. */
export function canAppeal({ state, appeal }: StoredReturn): boolean {
  return state === 'rejected' && appeal === null
}

/**
 * Says whether the shop collects the items: only in its own country; from other countries the customer sends them.
 */
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
 * Says whether the shop pays the whole refund by hand, and so needs the customer's account. If store credit paid a
 * part of the order, the refund may be that credit: staff then ask for the account if they need it.
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
