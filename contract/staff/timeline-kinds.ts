/** The kinds of entries in the timeline of an order. No TypeBox in this file: the browser loads it. */
export const timelineKinds = ['status', 'money', 'message', 'note', 'print'] as const
export type TimelineKind = (typeof timelineKinds)[number]

/**
 * What money of an order did. The first four are entries of the payment ledger. `refund_requested`: staff or a
 * cancellation asked for a refund, which the provider or an owner may still have to accept. `credit_…`: store credit.
 */
export const moneyEvents = [
  'authorize',
  'capture',
  'refund',
  'void',
  'refund_requested',
  'units_cancelled',
  'credit_spent',
  'credit_added',
] as const
export type MoneyEvent = (typeof moneyEvents)[number]

/** The longest note of staff on an order. */
export const maxOrderNote = 1000
