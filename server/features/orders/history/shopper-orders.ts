import type { ShopperOrders } from '@rimal/contract/orders'
import type { Deps } from '../../../deps.ts'
import type { Shopper } from '../../customers/shopper.ts'
import { holdOf } from '../order-view/hold-of.ts'
import { findLastMethod, findUnpaid } from './shopper-orders.sql.ts'

/** Returns what pages show of a shopper's orders without opening one. */
export async function shopperOrders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  shopper: Shopper,
): Promise<ShopperOrders> {
  const now = clock()
  const [unpaid, lastPaymentMethod] = await Promise.all([
    findUnpaid(db, { shopper, now }),
    findLastMethod(db, shopper),
  ])
  return {
    unpaid: unpaid
      ? {
          ...unpaid,
          ...holdOf(unpaid.payBefore === null ? null : new Date(unpaid.payBefore), now),
        }
      : null,
    lastPaymentMethod,
  }
}
