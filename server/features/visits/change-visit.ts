import { canVisitBecome, type VisitStatus } from '@rimal/contract/statuses'
import type { Tx } from '../../db/transact.ts'
import { ShopError } from '../../http/shop-error.ts'
import { insertEvent, type StoredVisit, updateVisit } from './visits.sql.ts'

export type By = 'shopper' | 'staff'

/**
 * The only writer of what becomes of a visit, which its caller holds locked. Refuses what the table of
 * states does not know; a time may change within a state.
 */
export async function changeVisit(
  tx: Tx,
  visit: StoredVisit,
  change: { to: VisitStatus; by: By; now: Date } & Partial<StoredVisit>,
): Promise<StoredVisit> {
  const { to, by, now, ...fields } = change
  const isMove = fields.startsAt !== undefined
  if (!canVisitBecome(visit.status, to) && !(isMove && to === visit.status)) {
    throw new ShopError(by === 'staff' ? 'visit_step_refused' : 'visit_ended')
  }
  // A calendar believes the file that was changed more often.
  const isNewFile = isMove || to === 'cancelled'
  const changed = await updateVisit(tx, visit.id, {
    ...fields,
    status: to,
    sequence: visit.sequence + Number(isNewFile),
    updatedAt: now,
  })
  await insertEvent(tx, { visitId: visit.id, status: to, startsAt: changed.startsAt, by, at: now })
  return changed
}
