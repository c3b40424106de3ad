import type { CancelReason } from '@rimal/contract/cancellation'
import type { Deps } from '../../../deps.ts'
import type { Shopper } from '../../cart/stored-cart.ts'
import { announceWindowChanges } from '../../catalog/record-window-change.ts'
import { getOrderOf } from '../../orders/reading/get-order-of.ts'
import { lockOrder } from '../../orders/stored-order.ts'
import { requireLeave } from '../require-leave.ts'
import { tidyReason } from '../tidy-reason.ts'
import { isTakenOut, type PieceWish, takeOutPieces, wokenByPieces } from './take-out-pieces.ts'

type Wish = PieceWish & { order: string; reason: CancelReason; note?: string }

/** A shopper takes pieces out of her order, as long as the house has not begun with them; the same key is once. */
export async function cancelPieces(
  deps: Deps,
  shopper: Shopper,
  wish: Wish,
): Promise<{ whole: boolean }> {
  const { id } = await getOrderOf(deps.db, shopper, wish.order)
  const why = tidyReason(wish)
  const { whole, windowChanged } = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (await isTakenOut(tx, order, wish)) {
      return { whole: order.status === 'cancelled', windowChanged: false }
    }
    const { of } = await requireLeave(deps, tx, order)
    const change = { actor: 'shopper', ...why, at: deps.clock() } as const
    const { key, pieces } = wish
    return takeOutPieces(deps, tx, order, { key, pieces, change, of, askedBy: null })
  })
  if (windowChanged) await announceWindowChanges(deps)
  for (const job of wokenByPieces) void deps.jobs.wake(job)
  return { whole }
}
