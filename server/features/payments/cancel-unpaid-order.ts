import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { findOrderByToken } from '../orders/stored-order.ts'
import { endUnpaidOrder } from './settlement/end-unpaid-order.ts'

/** Ends an order that awaits payment at the shopper's request; a payment that was made after all is refunded. */
export async function cancelUnpaidOrder(deps: Deps, orderToken: string): Promise<void> {
  const order = await findOrderByToken(deps.db, orderToken)
  if (!order) throw new ShopError('order_not_found')
  if (order.status === 'cancelled') return
  if (order.status !== 'awaiting_payment') throw new ShopError('order_not_payable')
  const status = await endUnpaidOrder(deps, order.id, { to: 'cancelled', actor: 'shopper' })
  if (status === 'awaiting_payment') throw new ShopError('payment_under_review')
  if (status !== 'cancelled') throw new ShopError('order_not_payable')
}
