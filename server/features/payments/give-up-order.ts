import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { findOrderByToken } from '../orders/stored-order.ts'
import { endUnpaidOrder } from './settlement/end-unpaid-order.ts'

/** The shopper lets go of an order that awaits payment; what she has paid after all is given back. */
export async function giveUpOrder(deps: Deps, orderToken: string): Promise<void> {
  const order = await findOrderByToken(deps.db, orderToken)
  if (!order) throw new ShopError('order_not_found')
  if (order.status === 'cancelled') return
  if (order.status !== 'awaiting_payment') throw new ShopError('order_not_payable')
  const status = await endUnpaidOrder(deps, order.id, { to: 'cancelled', actor: 'shopper' })
  if (status === 'awaiting_payment') throw new ShopError('payment_under_review')
  if (status !== 'cancelled') throw new ShopError('order_not_payable')
}
