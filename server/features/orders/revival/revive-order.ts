import { savepoint, type Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { retakeCredit } from '../../credit/credit-of-order.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { lockCart, type Placing, placeNow } from '../place-held-order.ts'
import { retakeUses } from '../discount-uses.sql.ts'
import { isStillWanted } from './revive-order.sql.ts'
import { retakeStock } from '../stock.sql.ts'
import type { StoredOrder } from '../stored-order.ts'

/**
 * An order that had run out is placed after all, where all is as it was: the pieces are there, the
 * prices the same, no other order made of the same bag and her store credit not spent elsewhere. False,
 * and nothing changed, otherwise.
 * Its offers stand although they may be used up by now: she was promised them for this order.
 */
export async function reviveOrder(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  order: StoredOrder,
  placing: Placing,
): Promise<boolean> {
  await lockCart(tx, order)
  const { currency } = await findSettings(tx)
  const own = order.currency === currency
  if (!(await isStillWanted(tx, order, { own }))) return false
  if (!(await retakeWhole(tx, order, placing))) return false
  await retakeUses(tx, order.id)
  await placeNow(deps, tx, order, placing)
  return true
}

/** Credit before pieces, as whoever orders takes them; pieces that are gone give it back. */
async function retakeWhole(tx: Tx, order: StoredOrder, placing: Placing): Promise<boolean> {
  if (order.credit === 0) return retakeStock(tx, order.id)
  try {
    return await savepoint(tx, async (inner) => {
      const isWhole =
        (await retakeCredit(inner, order, placing)) && (await retakeStock(inner, order.id))
      if (!isWhole) throw new NotThere()
      return true
    })
  } catch (error) {
    if (error instanceof NotThere) return false
    throw error
  }
}

class NotThere extends Error {}
