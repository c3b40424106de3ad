/** Why an order waits for a word of hers; the words are `hold_why_…`. No TypeBox here: the browser ships this file. */
export const holdReasons = [
  'measurements_unclear',
  'address_unclear',
  'not_reached',
  'payment_check',
] as const
export type HoldReason = (typeof holdReasons)[number]

/** So many days after it was put on hold she is reminded, each time once. */
export const holdRemindsAfterDays = [2, 5] as const
export const maxHoldNote = 500
