import type { Leave } from '@rimal/contract/orders'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { leaveOf } from '../orders/reading/leave-of.ts'
import { listOrderLines, type StoredOrder } from '../orders/stored-order.ts'
import { findSettings } from '../shop/settings.ts'

/** Her leave to cancel something of an order that was placed, under its lock. Throws `order_not_cancellable`. */
export async function requireLeave(
  { clock }: Pick<Deps, 'clock'>,
  tx: Queries,
  order: StoredOrder,
): Promise<Leave> {
  const settings = await findSettings(tx)
  const lines = await listOrderLines(tx, order.id)
  const leave = leaveOf(order, lines, { now: clock(), settings })
  if (!leave || order.status === 'awaiting_payment') throw new ShopError('order_not_cancellable')
  return leave
}
