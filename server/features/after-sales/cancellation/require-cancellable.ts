import type { CancellationWindow } from '@rimal/contract/orders'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { cancellationWindowOf } from '../../orders/order-view/cancellation-window-of.ts'
import { listOrderLines, type StoredOrder } from '../../orders/stored-order.ts'
import { findSettings } from '../../shop/settings/settings.ts'

/** Returns the cancellation window of a placed order, under the order's lock. Throws `order_not_cancellable`. */
export async function requireCancellable(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  order: StoredOrder,
): Promise<CancellationWindow> {
  const settings = await findSettings(tx)
  const lines = await listOrderLines(tx, order.id)
  const cancellation = cancellationWindowOf(order, lines, { now: clock(), settings })
  if (!cancellation || order.status === 'awaiting_payment')
    throw new ShopError('order_not_cancellable')
  return cancellation
}
