import { refundReasons } from '@rimal/contract/staff/money-kinds'

export type StaffRefundReason = (typeof refundReasons)[number]

/** What a refund can be for: an amount is refunded for items that the customer has. */
export function reasonsOf(how: 'units' | 'amount'): readonly StaffRefundReason[] {
  return how === 'units' ? refundReasons : refundReasons.filter((reason) => reason !== 'returned')
}
