import type { OrderStatus } from './statuses.ts'

/** Why she cancels, in the order of the list; the words are `cancel_reason_…`. */
export const cancelReasons = [
  'changed_mind',
  'ordered_by_mistake',
  'wrong_size_or_color',
  'order_it_differently',
  'takes_too_long',
  'found_elsewhere',
  'other',
] as const
export type CancelReason = (typeof cancelReasons)[number]

/** Why the house cancels. */
export const houseCancelReasons = [
  'asked_by_customer',
  'out_of_stock',
  'cannot_be_delivered',
  'not_reached',
  'suspected_fraud',
  'fault_of_the_house',
] as const

/** What she writes beside the reason. */
export const maxCancelNote = 500

/** An order with a piece that is sewn for it is sewn; any other is taken off the shelf. */
export type OrderKind = 'shelf' | 'sewn'

/** Where a shopper cancels by herself: until the parcel is handed over, or until sewing begins. */
const cancellable: Record<OrderKind, readonly OrderStatus[]> = {
  shelf: ['awaiting_payment', 'placed', 'on_hold', 'confirmed', 'in_production', 'ready'],
  sewn: ['awaiting_payment', 'placed', 'on_hold', 'confirmed'],
}

/** Where the house takes single pieces out of an order: until the parcel is handed over. */
export const piecesCancellable: readonly OrderStatus[] = cancellable.shelf.filter(
  (status) => status !== 'awaiting_payment',
)

/** With which step of the house her leave to cancel ends. */
export const cancelEndsWith = { shelf: 'handover', sewn: 'sewing' } as const

/** Hours after ordering in which the house begins nothing that would end her leave. */
export type CancelHours = Record<OrderKind, number>

type Cancellable = { status: OrderStatus; kind: OrderKind; placedAt: Date | null }

/**
 * Until when it is promised that she may cancel, free of charge; null where the promise is over and she
 * may all the same, as the house has not begun. Undefined where she no longer may.
 */
export function leaveToCancel(
  { status, kind, placedAt }: Cancellable,
  { now, hours }: { now: Date; hours: CancelHours },
): { until: Date | null } | undefined {
  if (!cancellable[kind].includes(status)) return undefined
  const until = placedAt && new Date(placedAt.getTime() + hours[kind] * 3_600_000)
  return { until: until && until > now ? until : null }
}
