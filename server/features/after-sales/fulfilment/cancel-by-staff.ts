import type { BodyOf } from '@rimal/contract/endpoint'
import type { staffOrdersApi } from '@rimal/contract/staff/orders'
import { canBecome } from '@rimal/contract/statuses'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { cleanText } from '@rimal/contract/text/clean-text'
import type { Actor } from '../../orders/change-status.ts'
import { cancelPlaced } from '../cancellation/cancel-placed.ts'
import { loadOrderMoney } from '../../orders/money/load-order-money.ts'
import { lockByNumber } from '../../orders/lock-by-number.ts'

/** Cancels a placed order for staff; an order that awaits payment ends by itself. */
export async function cancelByStaff(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Tx,
  {
    orderNumber,
    reason,
    note = '',
    actor,
  }: BodyOf<typeof staffOrdersApi.cancelOrderOfShop> & {
    actor: Actor
  },
): Promise<void> {
  const order = await lockByNumber(tx, orderNumber)
  if (order.status === 'cancelled') return
  const isUnpaid = order.status === 'awaiting_payment'
  if (isUnpaid || !canBecome(order.status, 'cancelled')) {
    throw new ShopError('order_step_refused', { order: order.status })
  }
  const written = cleanText(note).trim()
  const change = { actor, reason, ...(written ? { note: written } : {}), at: deps.clock() }
  await cancelPlaced(deps, tx, order, { money: await loadOrderMoney(tx, order), change })
}
