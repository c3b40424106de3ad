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
  /** The reason of a step back, or the question to the customer. */
  note?: string
  /** True if the whole order takes the step, which may move a production item by several stages. */
  withOrder?: boolean
}

/**
 * Changes the stage of a production item, under the lock of its order, and stores the event; no other function
 * writes the stage. Refuses a step that the table of stages does not contain.
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
