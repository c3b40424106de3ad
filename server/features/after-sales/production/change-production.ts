import {
  canStageBecome,
  leadsTo,
  type ProductionStage,
} from '@rimal/contract/production/production-stages'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { Actor } from '../../orders/change-status.ts'
import { insertProductionEvent, type ProductionLine, updateProduction } from './production.sql.ts'

type Change = {
  to: ProductionStage
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
export async function changeProduction(
  tx: Tx,
  { line, production }: ProductionLine,
  { to, actor, at, note, withOrder = false }: Change,
): Promise<ProductionLine> {
  const from = production.state
  const isKnown = withOrder ? leadsTo(from, to) : canStageBecome(from, to)
  if (!isKnown) throw new ShopError('production_step_refused')
  const question = to === 'awaiting_measurements' ? (note ?? null) : null
  const changed = await updateProduction(tx, line.id, { state: to, since: at, question })
  await insertProductionEvent(tx, {
    orderLineId: line.id,
    fromState: from,
    toState: to,
    actor,
    note: note ?? null,
    at,
  })
  return { line, production: changed }
}
