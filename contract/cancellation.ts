import { statusIs, type OrderStatus } from './statuses.ts'

/** Why a shopper cancels, in the order of the list; the texts are `cancel_reason_…`. */
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

/** Why staff cancel. */
export const staffCancelReasons = [
  'asked_by_customer',
  'out_of_stock',
  'cannot_be_delivered',
  'not_reached',
  'suspected_fraud',
  'fault_of_shop',
] as const

/** The maximum length of the note beside the reason. */
export const maxCancelNote = 500

/**
 * An order with at least one made-to-order line is made to order; any other order is ready to wear.
 */
export type OrderKind = 'ready_to_wear' | 'made_to_order'

/** Says whether a shopper may cancel: until the handover to the courier, or until production begins. */
function isCancellable(kind: OrderKind, status: OrderStatus): boolean {
  return statusIs(status, kind === 'ready_to_wear' ? 'cancellable' : 'cancellable_made_to_order')
}

/** Whether staff may cancel single lines: from the placement until the handover to the courier. */
export function hasCancellableLines(status: OrderStatus): boolean {
  return statusIs(status, 'active') && statusIs(status, 'cancellable')
}

/** The step of staff that ends the cancellation window. */
export const cancelEndsWith = { ready_to_wear: 'handover', made_to_order: 'production' } as const

/** The hours after ordering in which staff begin nothing that would end the cancellation window. */
export type CancelHours = Record<OrderKind, number>

type Cancellable = { status: OrderStatus; kind: OrderKind; placedAt: Date | null }

/**
 * The guaranteed end of the free cancellation. `until` is null once that time is over while the
 * shop has not begun yet: the shopper may still cancel. Undefined if the shopper may no longer
 * cancel.
 */
export function cancellationWindow(
  { status, kind, placedAt }: Cancellable,
  { now, hours }: { now: Date; hours: CancelHours },
): { until: Date | null } | undefined {
  if (!isCancellable(kind, status)) return undefined
  const until = placedAt && new Date(placedAt.getTime() + hours[kind] * 3_600_000)
  return { until: until && until > now ? until : null }
}
