import { canBecome, type OrderStatus } from '@rimal/contract/statuses'
import { orderEvents, orders } from '../../db/tables/orders.ts'
import type { Tx } from '../../db/transact.ts'
import { transition } from '../../db/transition.ts'
import type { StoredOrder } from './stored-order.ts'

/** Who made the change: `staff:` is followed by the member of staff. */
export type Actor = 'shopper' | 'provider' | 'timer' | `staff:${string}`

/** `note`: the text that was written beside the reason. */
export type Change = { actor: Actor; reason?: string; note?: string; at: Date }

const ofOrders = {
  rows: orders,
  id: orders.id,
  state: orders.status,
  events: orderEvents,
  owner: orderEvents.orderId,
}

/** Changes the status of an order. The caller has refused a step that the table of statuses does not contain. */
export async function changeStatus(
  tx: Tx,
  { id, number, status: from }: Pick<StoredOrder, 'id' | 'number' | 'status'>,
  to: OrderStatus,
  change: Change,
): Promise<void> {
  const isPlaced = to === 'placed' && from !== 'on_hold'
  await transition(tx, ofOrders, {
    id,
    from,
    set: { status: to, ...(isPlaced ? { placedAt: change.at } : {}) },
    event: { fromStatus: from, toStatus: to, ...change },
    isAllowed: canBecome(from, to),
    refusal: () => new Error(`${number}: ${from} → ${to} is no step of an order's life.`),
  })
}
