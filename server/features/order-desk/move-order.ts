import type { OrderStatus } from '@rimal/contract/statuses'
import { canBecome } from '@rimal/contract/statuses'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { type Actor, changeStatus } from '../orders/change-status.ts'
import { leaveOf } from '../orders/reading/leave-of.ts'
import { lockByNumber } from '../orders/lock-by-number.ts'
import { listOrderLines, type StoredOrder } from '../orders/stored-order.ts'
import { takeSoon } from '../payments/attempts/stored-attempts.ts'
import { findSettings } from '../shop/settings.ts'
import { piecesFollow } from './making/pieces-follow.ts'
import { parcelFollows } from './parcels/parcel-follows.ts'

export type Step = { orderNumber: string; to: OrderStatus; actor: Actor; hurried?: boolean }

/**
 * The order under its lock as it was, and whether it has taken the step just now. A step may be the one with
 * which its money is taken: wake `settle-open-payments` after the commit.
 */
export async function moveOrder(
  { clock }: Pick<Deps, 'clock'>,
  tx: Queries,
  { orderNumber, to, actor, hurried = false }: Step,
): Promise<{ order: StoredOrder; moved: boolean }> {
  const order = await lockByNumber(tx, orderNumber)
  if (order.status === to) return { order, moved: false }
  if (!canBecome(order.status, to) || !isItsWay(order, to)) {
    throw new ShopError('order_step_refused', { order: order.status })
  }
  // She stands there to collect it: of that nobody has to be warned.
  const isHers = order.shipping.pickup !== undefined && to === 'delivered'
  if (!hurried && !isHers) await keepPromise({ clock }, tx, order, to)
  const at = clock()
  await changeStatus(tx, order, to, { actor, at, ...(hurried ? { reason: 'hurried' } : {}) })
  await piecesFollow(tx, order, { to, actor, at })
  await parcelFollows(tx, order, { to, actor, at })
  await takeSoon(tx, order.id, at)
  return { order, moved: true }
}

/** What is collected is handed over in the house, all else by a courier. */
function isItsWay({ status, shipping }: StoredOrder, to: OrderStatus): boolean {
  if (shipping.pickup) return to !== 'shipped'
  return !(status === 'ready' && to === 'delivered')
}

/** She was told until when she may cancel: until then nothing is begun that would end it. */
export async function keepPromise(
  { clock }: Pick<Deps, 'clock'>,
  tx: Queries,
  order: StoredOrder,
  to: OrderStatus,
) {
  const around = { now: clock(), settings: await findSettings(tx) }
  const lines = await listOrderLines(tx, order.id)
  const promised = leaveOf(order, lines, around)
  const still = leaveOf({ ...order, status: to }, lines, around)
  // Of all of it: that the pieces of the shelf are still free is less than she was told.
  if (promised?.until && still?.of !== promised.of) throw new ShopError('still_free_to_cancel')
}
