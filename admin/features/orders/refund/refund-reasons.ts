import type { refundReasons } from '@rimal/contract/staff/refunds'

export type StaffRefundReason = (typeof refundReasons)[number]

const reasons: Record<StaffRefundReason, true> = {
  returned: true,
  damaged: true,
  wrong_product: true,
  late: true,
  goodwill: true,
}

/** The reasons for which staff refund, which the credit note names. */
const staffRefundReasons = Object.keys(reasons) as StaffRefundReason[]

/** What a refund can be for: an amount is refunded for items that the customer has. */
export function reasonsOf(how: 'units' | 'amount'): StaffRefundReason[] {
  return how === 'units'
    ? staffRefundReasons
    : staffRefundReasons.filter((reason) => reason !== 'returned')
}
