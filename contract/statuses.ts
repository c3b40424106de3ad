/**
 * The life of an order as stored. Payment, shipment and production are records of their own; what
 * the shopper reads is derived from all of them. `ready → delivered` is a pickup. `expired → placed` is a payment that came late.
 * What is on hold waits for a word of hers, and goes on from where it was.
 */
export const nextStatuses = {
  awaiting_payment: ['placed', 'expired', 'cancelled'],
  placed: ['confirmed', 'on_hold', 'cancelled'],
  on_hold: ['placed', 'confirmed', 'cancelled'],
  confirmed: ['in_production', 'ready', 'on_hold', 'cancelled'],
  in_production: ['ready', 'cancelled'],
  ready: ['shipped', 'delivered', 'cancelled'],
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
 * States of a payment attempt, ascending: a signal that would lead back is ignored, so duplicate and
 * disordered answers of a provider cannot matter. Failed and expired may still become authorised or
 * captured: the money came late.
 */
export const attemptStates = [
  'created',
  'pending',
  'failed',
  'cancelled',
  'expired',
  'authorized',
  'captured',
  'partially_refunded',
  'refunded',
  'voided',
  /** Amount, currency or reference differ from what we asked for: a person must look. */
  'review',
] as const

export type AttemptState = (typeof attemptStates)[number]

/**
 * The life of a home visit. `rescheduled`: she chose another time, which the house has yet to confirm, as
 * it has yet to call after `requested`. Who is visited may cancel until the tailor is there.
 */
export const nextVisitStatuses = {
  requested: ['contacted', 'confirmed', 'cancelled'],
  contacted: ['confirmed', 'rescheduled', 'cancelled'],
  confirmed: ['rescheduled', 'on_the_way', 'done', 'no_show', 'cancelled'],
  rescheduled: ['confirmed', 'cancelled'],
  on_the_way: ['done', 'no_show', 'cancelled'],
  done: [],
  no_show: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>

export type VisitStatus = keyof typeof nextVisitStatuses
export const visitStatuses = Object.keys(nextVisitStatuses) as VisitStatus[]

export function canVisitBecome(from: VisitStatus, to: VisitStatus): boolean {
  return (nextVisitStatuses[from] as readonly string[]).includes(to)
}

/** The visits that are still to come: each takes the tailor's time. */
export const aheadVisitStatuses = visitStatuses.filter((status) =>
  canVisitBecome(status, 'cancelled'),
)

/** Those whose time she may still change herself. */
export const movableVisitStatuses: readonly VisitStatus[] = [
  'requested',
  'contacted',
  'confirmed',
  'rescheduled',
]

/** Those in which the house owes her a call. */
export const awaitedVisitStatuses: readonly VisitStatus[] = ['requested', 'rescheduled']
