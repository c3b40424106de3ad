import type { CancelPreview } from '@rimal/contract/cancelling'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import type { Shopper } from '../cart/stored-cart.ts'
import { getOrderOf } from '../orders/reading/get-order-of.ts'
import { leaveOf } from '../orders/reading/leave-of.ts'
import { listOrderLines } from '../orders/stored-order.ts'
import { findSettings } from '../shop/settings.ts'
import { whatComesBack } from './what-comes-back.ts'

/** What she is told before she cancels. */
export async function previewCancel(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  shopper: Shopper,
  name: string,
): Promise<CancelPreview> {
  const order = await getOrderOf(db, shopper, name)
  const [lines, settings] = await Promise.all([listOrderLines(db, order.id), findSettings(db)])
  const now = clock()
  const leave = leaveOf(order, lines, { now, settings })
  if (!leave) throw new ShopError('order_not_cancellable')
  const { number, token, paymentMethod, currency } = order
  const back = await whatComesBack(db, order, { now, settings })
  return { number, token, paymentMethod, currency, leave, ...back }
}
