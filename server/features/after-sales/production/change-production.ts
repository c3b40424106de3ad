import {
  canStageBecome,
  leadsTo,
  type ProductionStage,
} from '@rimal/contract/production/production-stages'
import { production as items, productionEvents } from '../../../db/tables/production.ts'
import type { Tx } from '../../../db/transact.ts'
import { transition } from '../../../db/transition.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { Actor } from '../../orders/change-status.ts'
import type { ProductionLine } from './production.sql.ts'

type Change = {
  to: ProductionStage
  actor: Actor
  at: Date
  /** The reason of a step back, or the question to the customer. */
  note?: string
  /** True if the whole order takes the step, which may move a production item by several stages. */
  withOrder?: boolean
}

const ofProduction = {
  rows: items,
  id: items.orderLineId,
  state: items.state,
  events: productionEvents,
  owner: productionEvents.orderLineId,
}

/**
 * Changes the stage of a production item, under the lock of its order. Refuses a step that the table of stages does
 * not contain.
 */
export async function changeProduction(
  tx: Tx,
  { line, production }: ProductionLine,
  { to, actor, at, note, withOrder = false }: Change,
): Promise<ProductionLine> {
  const from = production.state
  const question = to === 'awaiting_measurements' ? (note ?? null) : null
  const set = { state: to, since: at, question }
  await transition(tx, ofProduction, {
    id: line.id,
    from,
    set,
    event: { fromState: from, toState: to, actor, note, at },
    isAllowed: withOrder ? leadsTo(from, to) : canStageBecome(from, to),
    refusal: () => new ShopError('production_step_refused'),
  })
  return { line, production: { ...production, ...set } }
}
