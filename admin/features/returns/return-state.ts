import type { ReturnState } from '@rimal/contract/returns/return-states'
import type { StateKind } from '../../ui/state-mark.tsx'

/** What each state of a return asks of staff. */
export const stateKindOf: Record<ReturnState, StateKind> = {
  requested: 'waits',
  needs_info: 'held',
  appealed: 'needs',
  rejected: 'ended',
  approved: 'works',
  pickup_scheduled: 'works',
  in_transit: 'works',
  received: 'waits',
  inspected: 'waits',
  refunded: 'done',
  exchanged: 'done',
  altered: 'works',
  declined: 'ended',
  cancelled: 'ended',
  closed: 'ended',
}
