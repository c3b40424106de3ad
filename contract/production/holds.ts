/**
 * Why an order is on hold; the texts are `hold_why_…`. No TypeBox in this file: the browser loads
 * it.
 */
export const holdReasons = [
  'measurements_unclear',
  'address_unclear',
  'not_reached',
  'payment_check',
] as const
export type HoldReason = (typeof holdReasons)[number]

/** The days on hold after which the customer is reminded, once each. */
export const holdRemindsAfterDays = [2, 5] as const
export const maxHoldNote = 500
