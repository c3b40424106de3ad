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
export const staffRefundReasons = Object.keys(reasons) as StaffRefundReason[]
