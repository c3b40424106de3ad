import type { BodyOf } from '@rimal/contract/endpoint'
import type { orderDeskApi } from '@rimal/contract/desk/order-desk'
import { canBecome } from '@rimal/contract/statuses'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { cleanText } from '../cart/clean-text.ts'
import type { WindowMove } from '../catalog/record-window-change.ts'
import type { Actor } from '../orders/change-status.ts'
import { cancelPlaced } from '../cancelling/cancel-placed.ts'
import { lockByNumber } from '../orders/lock-by-number.ts'

/** The house cancels what was placed; an order that awaits payment ends by itself. */
export async function cancelByHouse(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Queries,
  {
    orderNumber,
    reason,
    note = '',
    actor,
  }: BodyOf<typeof orderDeskApi.cancelOrderOfShop> & {
    actor: Actor
  },
): Promise<WindowMove> {
  const order = await lockByNumber(tx, orderNumber)
  if (order.status === 'cancelled') return { windowChanged: false }
  const isUnpaid = order.status === 'awaiting_payment'
  if (isUnpaid || !canBecome(order.status, 'cancelled')) {
    throw new ShopError('order_step_refused', { order: order.status })
  }
  const written = cleanText(note).trim()
  return cancelPlaced(deps, tx, order, {
    actor,
    reason,
    ...(written ? { note: written } : {}),
    at: deps.clock(),
  })
}
