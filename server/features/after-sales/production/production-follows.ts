import { leadsTo, type ProductionStage } from '@rimal/contract/production/production-stages'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { Actor } from '../../orders/change-status.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { changeProduction } from './change-production.ts'
import { listProductionItems } from './production.sql.ts'

/** The production stage that a step of the whole order leads to, from any earlier stage. */
const bringsTo: Partial<Record<OrderStatus, ProductionStage>> = {
  confirmed: 'approved',
  in_production: 'cutting',
  ready: 'ready',
}

/**
 * Moves the production items of an order along with it, each with its event, because a small shop moves orders and
 * not single items.
 */
export async function productionFollows(
  tx: Tx,
  order: StoredOrder,
  { to, actor, at }: { to: OrderStatus; actor: Actor; at: Date },
): Promise<void> {
  const state = bringsTo[to]
  if (!state) return
  const productionItems = await listProductionItems(tx, order.id)
  for (const productionItem of productionItems) {
    if (productionItem.production.state === 'awaiting_measurements') {
      throw new ShopError('line_awaits_measurements')
    }
    if (leadsTo(productionItem.production.state, state)) {
      await changeProduction(tx, productionItem, { to: state, actor, at, withOrder: true })
    }
  }
}
