import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import type { WindowMove } from '../../catalog/record-window-change.ts'
import { retakeCredit } from '../../credit/credit-of-order.ts'
import { lockBag, type Placing, placeNow } from '../place-held-order.ts'
import { retakeUses } from '../discount-uses.sql.ts'
import { isStillWanted } from './revive-order.sql.ts'
import { retakeStock } from '../stock.sql.ts'
import type { StoredOrder } from '../stored-order.ts'

/**
 * An order that had run out is placed after all, where all is as it was: the pieces are there, the
 * prices the same, no other order made of the same bag and her store credit not spent elsewhere. Undefined,
 * and nothing changed, otherwise.
 * Its offers stand although they may be used up by now: she was promised them for this order.
 */
export async function reviveOrder(
  deps: Pick<Deps, 'config'>,
  tx: Queries,
  order: StoredOrder,
  placing: Placing,
): Promise<WindowMove | undefined> {
  await lockBag(tx, order)
  if (!(await isStillWanted(tx, order))) return undefined
  const moved = await retakeWhole(tx, order, placing)
  if (!moved) return undefined
  await retakeUses(tx, order.id)
  await placeNow(deps, tx, order, placing)
  return moved
}

/** Credit before pieces, as whoever orders takes them; pieces that are gone give it back. */
async function retakeWhole(
  tx: Queries,
  order: StoredOrder,
  placing: Placing,
): Promise<WindowMove | undefined> {
  if (order.credit === 0) return retakeStock(tx, order.id)
  try {
    return await tx.transaction(async (inner) => {
      const moved =
        (await retakeCredit(inner, order, placing)) && (await retakeStock(inner, order.id))
      if (!moved) throw new NotThere()
      return moved
    })
  } catch (error) {
    if (error instanceof NotThere) return undefined
    throw error
  }
}

class NotThere extends Error {}
