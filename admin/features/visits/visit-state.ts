import type { VisitStatus } from '@rimal/contract/statuses'
import type { StateKind } from '../../ui/state-mark.tsx'

/** What each status of a visit asks of staff. */
export const stateKindOf: Record<VisitStatus, StateKind> = {
  requested: 'waits',
  contacted: 'waits',
  confirmed: 'works',
  rescheduled: 'waits',
  on_the_way: 'works',
  done: 'done',
  no_show: 'ended',
  cancelled: 'ended',
}
