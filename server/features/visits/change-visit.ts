import { canVisitBecome, type VisitStatus } from '@rimal/contract/statuses'
import { visitEvents, visits } from '../../db/tables/visits.ts'
import type { Tx } from '../../db/transact.ts'
import { transition } from '../../db/transition.ts'
import { ShopError } from '../../http/shop-error.ts'
import type { StoredVisit } from './visits.sql.ts'

export type By = 'shopper' | 'staff'

const ofVisits = {
  rows: visits,
  id: visits.id,
  state: visits.status,
  events: visitEvents,
  owner: visitEvents.visitId,
}

/**
 * Changes the status of a visit, which the caller holds locked. Refuses a step that the table of states does not
 * contain; a time may change within a state.
 */
export async function changeVisit(
  tx: Tx,
  visit: StoredVisit,
  change: { to: VisitStatus; by: By; now: Date } & Partial<StoredVisit>,
): Promise<StoredVisit> {
  const { to, by, now, ...fields } = change
  const isMove = fields.startsAt !== undefined
  // A calendar believes the file that was changed more often.
  const isNewFile = isMove || to === 'cancelled'
  const sequence = visit.sequence + Number(isNewFile)
  const changed = { ...visit, ...fields, status: to, sequence, updatedAt: now }
  await transition(tx, ofVisits, {
    id: visit.id,
    from: visit.status,
    set: { ...fields, status: to, sequence, updatedAt: now },
    event: { status: to, startsAt: changed.startsAt, by, at: now },
    isAllowed: canVisitBecome(visit.status, to) || (isMove && to === visit.status),
    refusal: () => new ShopError(by === 'staff' ? 'visit_step_refused' : 'visit_ended'),
  })
  return changed
}
