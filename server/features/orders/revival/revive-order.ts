import { savepoint, type Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { spendCreditAgain } from '../../credit/credit-of-order.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import type { OrderMoney } from '../money/order-money.ts'
import { lockCart, type Placing, placeNow } from '../place-held-order.ts'
import { reserveUsesAgain } from '../discount-uses.sql.ts'
import { isStillWanted } from './revive-order.sql.ts'
import { sellReleased } from '../order-stock.sql.ts'
import type { StoredOrder } from '../stored-order.ts'

/**
 * Places an expired order after all, if nothing has changed: the stock is available, the prices are the same, no
 * other order was made from the same cart, and the store credit was not spent elsewhere. Otherwise returns false
 * and changes nothing.
 * The promotions of the order remain valid even if they are used up by now, because they were granted to this order.
 */
export async function reviveOrder(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  order: StoredOrder,
  { money, ...placing }: Placing & { money: OrderMoney },
): Promise<boolean> {
  await lockCart(tx, order)
  const { currency } = await findSettings(tx)
  const own = order.currency === currency
  if (!(await isStillWanted(tx, order, { own }))) return false
  const { actor, at } = placing
  const after = money.creditEntries.length
  if (!(await retakeWhole(tx, order, { actor, at, after }))) return false
  await reserveUsesAgain(tx, order.id)
  await placeNow(deps, tx, order, placing)
  return true
}

/** Store credit before stock, as an order takes them; where stock is missing the credit stays the customer's. */
async function retakeWhole(
  tx: Tx,
  order: StoredOrder,
  entry: Parameters<typeof spendCreditAgain>[2],
): Promise<boolean> {
  if (order.credit === 0) return sellReleased(tx, order.id, entry.at)
  try {
    return await savepoint(tx, async (inner) => {
      const isWhole =
        (await spendCreditAgain(inner, order, entry)) &&
        (await sellReleased(inner, order.id, entry.at))
      if (!isWhole) throw new NotThere()
      return true
    })
  } catch (error) {
    if (error instanceof NotThere) return false
    throw error
  }
}

class NotThere extends Error {}
