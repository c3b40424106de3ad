/**
 * The kinds of request that a customer can make after the delivery. This file does not use TypeBox, because the
 * browser loads it.
 */
export const returnKinds = ['return', 'exchange', 'alteration', 'claim'] as const
export type ReturnKind = (typeof returnKinds)[number]

/**
 * The life of a return, exchange, alteration or claim. The customer may appeal once against a
 * rejection, which an owner then decides. The states after `inspected` are its outcome; a job
 * closes what has expired.
 */
export const nextReturnStates = {
  requested: ['needs_info', 'approved', 'rejected', 'cancelled'],
  needs_info: ['requested', 'cancelled', 'closed'],
  appealed: ['approved', 'rejected', 'cancelled'],
  rejected: ['appealed', 'closed'],
  approved: ['pickup_scheduled', 'in_transit', 'received', 'cancelled', 'closed'],
  pickup_scheduled: ['pickup_scheduled', 'in_transit', 'received', 'cancelled', 'closed'],
  in_transit: ['received'],
  received: ['inspected'],
  inspected: ['refunded', 'exchanged', 'altered', 'declined'],
  refunded: ['closed'],
  exchanged: ['closed'],
  altered: ['closed'],
  declined: ['closed'],
  cancelled: [],
  closed: [],
} as const satisfies Record<string, readonly string[]>

export type ReturnState = keyof typeof nextReturnStates
export const returnStates = Object.keys(nextReturnStates) as ReturnState[]

/** Whether the table allows a step of a return from one state to another. */
export function canReturnBecome(from: ReturnState, to: ReturnState): boolean {
  return (nextReturnStates[from] as readonly string[]).includes(to)
}

/** How a return ended. */
export const returnOutcomes = ['refunded', 'exchanged', 'altered', 'declined'] as const
export type ReturnOutcome = (typeof returnOutcomes)[number]

/**
 * The outcomes of each kind. An exchange becomes a refund if the wanted variant is out of stock.
 */
export const outcomesOf: Record<ReturnKind, readonly ReturnOutcome[]> = {
  return: ['refunded', 'declined'],
  exchange: ['exchanged', 'refunded', 'declined'],
  alteration: ['altered', 'declined'],
  claim: ['refunded', 'exchanged', 'altered', 'declined'],
}

/**
 * The kinds of return that can be requested for an item: a made-to-order item is not returned unless it has a
 * fault.
 */
export const kindsOf: Record<'ready_to_wear' | 'made_to_order', readonly ReturnKind[]> = {
  ready_to_wear: ['return', 'exchange', 'claim'],
  made_to_order: ['alteration', 'claim'],
}

/** Why, in the order of the lists; the texts are `return_why_…`. */
export const returnReasons = [
  'too_small',
  'too_large',
  'color_differs',
  'not_as_imagined',
  'changed_mind',
  'too_tight',
  'too_loose',
  'too_long',
  'too_short',
  'damaged',
  'badly_made',
  'wrong_product',
  'not_as_measured',
  'other',
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** The reasons that a customer can choose for each kind. */
export const reasonsOf: Record<ReturnKind, readonly ReturnReason[]> = {
  return: ['too_small', 'too_large', 'color_differs', 'not_as_imagined', 'changed_mind', 'other'],
  exchange: ['too_small', 'too_large', 'color_differs', 'other'],
  alteration: ['too_tight', 'too_loose', 'too_long', 'too_short', 'other'],
  claim: ['damaged', 'badly_made', 'wrong_product', 'not_as_measured', 'other'],
}

/** The condition of an item, as staff find it at the inspection. */
export const returnConditions = ['sellable', 'damaged', 'not_ours'] as const
export type ReturnCondition = (typeof returnConditions)[number]

/** The states in which a return is open, so that no second one of the same item can begin. */
export const liveReturnStates: readonly ReturnState[] = [
  'requested',
  'needs_info',
  'appealed',
  'approved',
  'pickup_scheduled',
  'in_transit',
  'received',
  'inspected',
]

/** The states in which staff or the customer must act until a deadline; in others a deadline only closes the return. */
export const dueReturnStates: readonly ReturnState[] = [
  'requested',
  'needs_info',
  'appealed',
  'approved',
  'pickup_scheduled',
]

/** The states in which the customer may withdraw the return. */
export const cancellableReturnStates = returnStates.filter((state) =>
  canReturnBecome(state, 'cancelled'),
)

/** The states in which the wanted variants of an exchange stay reserved. */
export const holdingReturnStates: readonly ReturnState[] = [
  'approved',
  'pickup_scheduled',
  'in_transit',
  'received',
  'inspected',
]

/** The minimum number of pictures of a claim. */
export const minClaimPictures = 1
export const maxReturnPictures = 5
export const maxReturnNote = 1000
/** The maximum length of a question, an answer, a reason or an appeal. */
export const maxReturnWord = 500
