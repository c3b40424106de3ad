import type { WaitingKind } from '@rimal/contract/staff/waiting-kinds'

type WaitingPlace = {
  /** The list in which it waits. */
  to: string
  /** The place of the navigation that shows its number. */
  place: string
  /** Time was lost already. */
  isUrgent?: true
  /** It is counted with other work too, or somebody works on it: today names it, and it is in no sum. */
  isCounted?: false
}

/** Where each kind of work is done. */
export const waitingPlaces: Record<WaitingKind, WaitingPlace> = {
  delivery_failed: { to: '/orders?state=delivery_failed', place: '/orders', isUrgent: true },
  overdue: { to: '/orders', place: '/orders', isUrgent: true, isCounted: false },
  placed: { to: '/orders?state=placed', place: '/orders' },
  on_hold: { to: '/orders?state=on_hold', place: '/orders', isCounted: false },
  confirmed: { to: '/orders?state=confirmed', place: '/orders', isCounted: false },
  in_production: { to: '/orders?state=in_production', place: '/orders', isCounted: false },
  ready: { to: '/orders?state=ready', place: '/orders', isCounted: false },
  late_production: { to: '/production?late=yes', place: '/production', isUrgent: true },
  differences: { to: '/money?list=differences', place: '/money', isUrgent: true },
  refunds: { to: '/money', place: '/money' },
  returns_to_answer: { to: '/returns', place: '/returns' },
  returns_to_handle: { to: '/returns?list=to_inspect', place: '/returns' },
  visits: { to: '/visits', place: '/visits' },
  reviews: { to: '/reviews', place: '/reviews' },
  failed_messages: { to: '/failed-messages', place: '/', isUrgent: true },
}
