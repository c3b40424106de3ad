import { canMakingBecome, leadsTo, type MakingState } from '@rimal/contract/making/making-states'
import type { Queries } from '../../../db/connect.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { Actor } from '../../orders/change-status.ts'
import { insertMakingEvent, type SewnLine, updateMaking } from './making.sql.ts'

type Change = {
  to: MakingState
  actor: Actor
  at: Date
  /** Why it goes back, or what she is asked. */
  note?: string
  /** The whole order takes a step, which may bring a piece on by several. */
  withOrder?: boolean
}

/**
 * The only writer of how far a sewn piece is, under the lock of its order; the event is written with it.
 * Refuses what the table of states does not know.
 */
export async function changeMaking(
  tx: Queries,
  { line, making }: SewnLine,
  { to, actor, at, note, withOrder = false }: Change,
): Promise<SewnLine> {
  const from = making.state
  const isKnown = withOrder ? leadsTo(from, to) : canMakingBecome(from, to)
  if (!isKnown) throw new ShopError('piece_step_refused')
  const question = to === 'awaiting_measurements' ? (note ?? null) : null
  const changed = await updateMaking(tx, line.id, { state: to, since: at, question })
  await insertMakingEvent(tx, {
    orderLineId: line.id,
    fromState: from,
    toState: to,
    actor,
    note: note ?? null,
    at,
  })
  return { line, making: changed }
}
