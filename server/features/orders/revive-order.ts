import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { recordWindowChange } from '../catalog/record-window-change.ts'
import type { StoredOrder } from './stored-order.ts'
import { type Placing, placeNow } from './place-held-order.ts'
import { isStillWanted, markTaken, reclaimDiscount } from './revive-order.sql.ts'
import { holdPieces, listHolds } from './stock.sql.ts'
import { windowCrossings } from './window-crossings.ts'

/**
 * An order that had run out is placed after all, where all is as it was: the pieces are there, the
 * prices the same, the code unused and no later order made of the same bag. Nothing changes otherwise.
 */
export async function reviveOrder(
  deps: Pick<Deps, 'config'>,
  tx: Queries,
  order: StoredOrder,
  placing: Placing,
): Promise<{ revived: boolean; windowChanged: boolean }> {
  const no = { revived: false, windowChanged: false }
  if (!(await isStillWanted(tx, order))) return no
  const pieces = await listHolds(tx, order.id)
  const { moved, short } = await holdPieces(tx, pieces, 'taken')
  if (short.length > 0) return no
  await markTaken(tx, order.id)
  await reclaimDiscount(tx, order.id)
  await placeNow(deps, tx, order, placing)
  const changed = windowCrossings(moved)
  if (changed.length > 0) await recordWindowChange(tx, changed)
  return { revived: true, windowChanged: changed.length > 0 }
}
