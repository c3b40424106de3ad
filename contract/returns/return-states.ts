/** What she asks for when a delivered piece is not right. No TypeBox here: the browser ships this file. */
export const returnKinds = ['return', 'exchange', 'alteration', 'claim'] as const
export type ReturnKind = (typeof returnKinds)[number]

/**
 * The life of a return, an exchange, an alteration or a claim, from her asking to its end. Rejected, she may
 * appeal once, and an owner decides. `inspected → …` is what becomes of it; a timer closes what is over.
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

export function canReturnBecome(from: ReturnState, to: ReturnState): boolean {
  return (nextReturnStates[from] as readonly string[]).includes(to)
}

/** What became of it. */
export const returnOutcomes = ['refunded', 'exchanged', 'altered', 'declined'] as const
export type ReturnOutcome = (typeof returnOutcomes)[number]

/** In which it can end, by what she asked for. An exchange may turn into money where the shelf is empty. */
export const outcomesOf: Record<ReturnKind, readonly ReturnOutcome[]> = {
  return: ['refunded', 'declined'],
  exchange: ['exchanged', 'refunded', 'declined'],
  alteration: ['altered', 'declined'],
  claim: ['refunded', 'exchanged', 'altered', 'declined'],
}

/** What a piece may be asked for: one that was cut for her is not returned, unless something is wrong with it. */
export const kindsOf: Record<'shelf' | 'sewn', readonly ReturnKind[]> = {
  shelf: ['return', 'exchange', 'claim'],
  sewn: ['alteration', 'claim'],
}

/** Why, in the order of the lists; the words are `return_why_…`. */
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
  'badly_sewn',
  'wrong_piece',
  'not_as_measured',
  'other',
] as const
export type ReturnReason = (typeof returnReasons)[number]

export const reasonsOf: Record<ReturnKind, readonly ReturnReason[]> = {
  return: ['too_small', 'too_large', 'color_differs', 'not_as_imagined', 'changed_mind', 'other'],
  exchange: ['too_small', 'too_large', 'color_differs', 'other'],
  alteration: ['too_tight', 'too_loose', 'too_long', 'too_short', 'other'],
  claim: ['damaged', 'badly_sewn', 'wrong_piece', 'not_as_measured', 'other'],
}

/** What the house finds when it holds a piece in its hands. */
export const returnFindings = ['sellable', 'damaged', 'not_ours'] as const
export type ReturnFinding = (typeof returnFindings)[number]

/** While it may still come to something, so that no second one of the same piece can begin. */
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

/** Until then she takes it back by herself. */
export const cancellableReturnStates = returnStates.filter((state) =>
  canReturnBecome(state, 'cancelled'),
)

/** While the pieces that she wants instead are held for her. */
export const holdingReturnStates: readonly ReturnState[] = [
  'approved',
  'pickup_scheduled',
  'in_transit',
  'received',
  'inspected',
]

/** A claim is not judged without a picture. */
export const leastClaimPictures = 1
export const maxReturnPictures = 5
export const maxReturnNote = 1000
/** What either side writes to the other. */
export const maxReturnWord = 500
