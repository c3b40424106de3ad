import type { Permission } from '../permissions.ts'

/**
 * What needs a person, the most urgent first, each with the permission of those who see it. The first six are statuses
 * of orders. `overdue`: open orders whose promised day is past. No TypeBox in this file: the browser loads it.
 */
export const waitingKinds = {
  delivery_failed: 'orders.read',
  overdue: 'orders.read',
  placed: 'orders.read',
  on_hold: 'orders.read',
  confirmed: 'orders.read',
  in_production: 'orders.read',
  ready: 'orders.read',
  late_production: 'orders.read',
  differences: 'payments.check',
  refunds: 'refunds.approve',
  returns_to_answer: 'returns.answer',
  returns_to_handle: 'returns.inspect',
  visits: 'visits.run',
  reviews: 'reviews.decide',
  failed_messages: 'orders.move',
} as const satisfies Record<string, Permission>

export type WaitingKind = keyof typeof waitingKinds
