import type { OrderStatus } from '@rimal/contract/statuses'
import type { StateKind } from '../../ui/state-mark.tsx'

/** What each status of an order asks of staff. */
export const stateKindOf: Record<OrderStatus, StateKind> = {
  awaiting_payment: 'waits',
  placed: 'waits',
  on_hold: 'held',
  confirmed: 'works',
  in_production: 'works',
  ready: 'works',
  shipped: 'works',
  delivery_failed: 'needs',
  delivered: 'done',
  completed: 'done',
  expired: 'ended',
  cancelled: 'ended',
}
