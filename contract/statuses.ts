/**
 * The life of an order as stored. Payment, shipment and production have their own records; the status that the
 * shopper reads is derived from all of them. `ready → delivered` is a pickup. `expired → placed` is a late payment.
 * An order on hold waits for an answer of the customer and then returns to its status before.
 */
const orders = {
  awaiting_payment: {
    next: ['placed', 'expired', 'cancelled'],
    facts: ['cancellable', 'cancellable_made_to_order'],
  },
  placed: {
    next: ['confirmed', 'on_hold', 'cancelled'],
    facts: ['active', 'open', 'producible', 'cancellable', 'cancellable_made_to_order'],
  },
  on_hold: {
    next: ['placed', 'confirmed', 'cancelled'],
    facts: ['active', 'open', 'producible', 'cancellable', 'cancellable_made_to_order'],
  },
  confirmed: {
    next: ['in_production', 'ready', 'on_hold', 'cancelled'],
    facts: ['active', 'open', 'producible', 'agreed', 'cancellable', 'cancellable_made_to_order'],
  },
  in_production: {
    next: ['ready', 'cancelled'],
    facts: ['active', 'open', 'producible', 'agreed', 'cancellable'],
  },
  ready: {
    next: ['shipped', 'delivered', 'cancelled'],
    facts: ['active', 'open', 'agreed', 'cancellable'],
  },
  shipped: {
    next: ['delivered', 'delivery_failed'],
    facts: ['active', 'open', 'agreed', 'handed_over'],
  },
  delivery_failed: {
    next: ['shipped', 'cancelled'],
    facts: ['active', 'open', 'agreed', 'handed_over'],
  },
  delivered: { next: ['completed'], facts: ['active', 'agreed', 'handed_over', 'delivered'] },
  completed: { next: [], facts: ['active', 'agreed', 'handed_over', 'delivered', 'closed'] },
  expired: { next: ['placed'], facts: ['ended', 'closed'] },
  cancelled: { next: [], facts: ['ended', 'closed'] },
} as const satisfies Record<string, { next: readonly string[]; facts: readonly OrderFact[] }>

/** The facts that are true of every order in a status; each fact is a column of the table above. */
type OrderFact =
  /** The order was placed and has not been cancelled, so a part of it may be refunded. */
  | 'active'
  /** The order ended without a sale. */
  | 'ended'
  /** Nobody has anything to do with it any more, returns included. */
  | 'closed'
  /** Staff still have work with the order, and an amount to be paid on delivery is still due. */
  | 'open'
  /** A made-to-order line of the order may still have to be produced. */
  | 'producible'
  /** Staff have confirmed it: the payment of a made-to-order order is captured. */
  | 'agreed'
  /** The goods have left the shop: the payment of a ready-to-wear order is captured. */
  | 'handed_over'
  /** The customer has the goods. */
  | 'delivered'
  /** The shopper may cancel it, if no line of it is made to order. */
  | 'cancellable'
  /** The shopper may cancel it, with a made-to-order line too. */
  | 'cancellable_made_to_order'

export type OrderStatus = keyof typeof orders
export const orderStatuses = Object.keys(orders) as OrderStatus[]

/** Whether a fact is true of orders in a status. */
export function statusIs(status: OrderStatus, fact: OrderFact): boolean {
  return (orders[status].facts as readonly OrderFact[]).includes(fact)
}

/** The statuses in which a fact is true of orders. */
export function statusesThatAre(fact: OrderFact): OrderStatus[] {
  return orderStatuses.filter((status) => statusIs(status, fact))
}

/** Whether the table allows a step of an order from one status to another. */
export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return (orders[from].next as readonly string[]).includes(to)
}

/**
 * States of a payment attempt, ascending: a signal that would lead to a lower state is ignored, so
 * duplicate and disordered events of a provider do no harm. A failed or expired attempt can still
 * become authorised or captured, because payments can arrive late.
 */
const attempts = {
  created: ['open'],
  pending: ['open'],
  failed: ['ended_unpaid'],
  cancelled: ['ended_unpaid'],
  expired: ['ended_unpaid'],
  authorized: ['holds_money'],
  captured: ['holds_money'],
  partially_refunded: ['holds_money'],
  refunded: [],
  voided: [],
  /** Amount, currency or reference differ from the request: staff must look at the payment. */
  review: [],
} as const satisfies Record<string, readonly AttemptFact[]>

/** What is true of every payment attempt in a state; each is a column of the table above. */
type AttemptFact =
  /** The shopper may be paying right now. */
  | 'open'
  /** It ended without a payment, and may still be paid on the page that is open. */
  | 'ended_unpaid'
  /** The provider has money for the shop, captured or only authorised. */
  | 'holds_money'

export type AttemptState = keyof typeof attempts
export const attemptStates = Object.keys(attempts) as AttemptState[]

/** Whether a fact is true of payment attempts in a state. */
export function attemptIs(state: AttemptState, fact: AttemptFact): boolean {
  return (attempts[state] as readonly AttemptFact[]).includes(fact)
}

/** The states in which a fact is true of payment attempts. */
export function attemptStatesThatAre(fact: AttemptFact): AttemptState[] {
  return attemptStates.filter((state) => attemptIs(state, fact))
}

/**
 * The life of a home visit. `rescheduled`: the customer chose another time, which staff must
 * confirm; `requested`: staff must call. The visit can be cancelled until the tailor has arrived.
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

/** Whether the table allows a step of a visit from one status to another. */
export function canVisitBecome(from: VisitStatus, to: VisitStatus): boolean {
  return (nextVisitStatuses[from] as readonly string[]).includes(to)
}

/** The statuses of visits to come; each takes the tailor's time. */
export const upcomingVisitStatuses = visitStatuses.filter((status) =>
  canVisitBecome(status, 'cancelled'),
)

/** The statuses in which the customer can change the time. */
export const movableVisitStatuses: readonly VisitStatus[] = [
  'requested',
  'contacted',
  'confirmed',
  'rescheduled',
]

/** The statuses in which staff must contact the customer. */
export const awaitedVisitStatuses: readonly VisitStatus[] = ['requested', 'rescheduled']
