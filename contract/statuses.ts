/**
 * The life of an order as stored. Payment, shipment and production are records of their own; what
 * the shopper reads is derived from all of them. `expired → placed` is a payment that came late.
 */
export const nextStatuses = {
  awaiting_payment: ['placed', 'expired', 'cancelled'],
  placed: ['confirmed', 'cancelled'],
  confirmed: ['in_production', 'ready', 'cancelled'],
  in_production: ['ready', 'cancelled'],
  ready: ['shipped', 'cancelled'],
  shipped: ['delivered', 'delivery_failed'],
  delivery_failed: ['shipped', 'cancelled'],
  delivered: ['completed'],
  completed: [],
  expired: ['placed'],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>

export type OrderStatus = keyof typeof nextStatuses
export const orderStatuses = Object.keys(nextStatuses) as OrderStatus[]

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return (nextStatuses[from] as readonly string[]).includes(to)
}

/**
 * States of a payment attempt with their rank: a signal that would lower the rank is ignored, so
 * duplicate and disordered answers of a provider cannot matter. Failed and expired may still
 * become authorised or captured: the money came late.
 */
export const attemptRanks = {
  created: 0,
  pending: 1,
  failed: 1,
  cancelled: 1,
  expired: 1,
  authorized: 2,
  captured: 3,
  partially_refunded: 4,
  refunded: 5,
  voided: 5,
  /** Amount, currency or reference differ from what we asked for: a person must look. */
  review: 6,
} as const

export type AttemptState = keyof typeof attemptRanks
export const attemptStates = Object.keys(attemptRanks) as AttemptState[]
