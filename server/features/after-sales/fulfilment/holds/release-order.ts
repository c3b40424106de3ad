import type { OrderStatus } from '@rimal/contract/statuses'
import type { Tx } from '../../../../db/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { type Actor, changeStatus } from '../../../orders/change-status.ts'
import { lockByNumber } from '../../../orders/lock-by-number.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'
import { findLatestHold, updateHold } from './holds.sql.ts'
import { notifyHold } from './notify-hold.ts'

/** Returns an order to its status before the hold; a second call changes nothing. */
export async function releaseOrder(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Tx,
  { orderNumber, actor }: { orderNumber: string; actor: Actor },
): Promise<{ order: StoredOrder; status: OrderStatus }> {
  const order = await lockByNumber(tx, orderNumber)
  const hold = await findLatestHold(tx, order.id)
  if (hold && order.status === hold.heldFrom) return { order, status: order.status }
  if (!hold || order.status !== 'on_hold') throw new ShopError('order_step_refused')
  const at = deps.clock()
  await changeStatus(tx, order, hold.heldFrom, { actor, at, reason: 'released' })
  await updateHold(tx, hold.id, { releasedAt: at, remindAt: null })
  await notifyHold(deps, tx, { order, hold, what: 'released' })
  return { order, status: hold.heldFrom }
}
