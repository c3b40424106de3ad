import type { CancelReason, staffCancelReasons } from '@rimal/contract/cancellation'
import type { HoldReason } from '@rimal/contract/production/holds'
import type { RefundReason } from '@rimal/contract/staff/refunds'
import type { AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'

type Reason =
  | CancelReason
  | (typeof staffCancelReasons)[number]
  | HoldReason
  | RefundReason
  | 'force'
  | 'released'

/** The words of each reason that an entry of the timeline may have. */
export const wordOfReason = {
  force: 'timeline_why_force',
  released: 'timeline_why_released',
  changed_mind: 'timeline_why_changed_mind',
  ordered_by_mistake: 'timeline_why_ordered_by_mistake',
  wrong_size_or_color: 'timeline_why_wrong_size_or_color',
  order_it_differently: 'timeline_why_order_it_differently',
  takes_too_long: 'timeline_why_takes_too_long',
  found_elsewhere: 'timeline_why_found_elsewhere',
  other: 'timeline_why_other',
  asked_by_customer: 'staff_cancel_asked_by_customer',
  out_of_stock: 'staff_cancel_out_of_stock',
  cannot_be_delivered: 'staff_cancel_cannot_be_delivered',
  not_reached: 'staff_cancel_not_reached',
  suspected_fraud: 'staff_cancel_suspected_fraud',
  fault_of_shop: 'staff_cancel_fault_of_shop',
  measurements_unclear: 'timeline_why_measurements_unclear',
  address_unclear: 'timeline_why_address_unclear',
  payment_check: 'timeline_why_payment_check',
  returned: 'refund_reason_returned',
  damaged: 'refund_reason_damaged',
  wrong_product: 'refund_reason_wrong_product',
  late: 'refund_reason_late',
  goodwill: 'refund_reason_goodwill',
  lines_cancelled: 'refund_reason_lines_cancelled',
} as const satisfies Record<Reason, AdminTextKey>

/** Returns the words of a reason; null for a code of an older version of the program. */
export function reasonWord(reason: string): AdminTextKey | null {
  return Object.hasOwn(wordOfReason, reason) ? wordOfReason[reason as Reason] : null
}
