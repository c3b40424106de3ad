import { piecesCancellable } from '@rimal/contract/cancellation'
import type { orderDeskApi } from '@rimal/contract/desk/order-desk'
import type { BodyOf } from '@rimal/contract/endpoint'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../http/callers.ts'
import { ShopError } from '../../http/shop-error.ts'
import { isTakenOut, takeOutPieces } from '../cancelling/pieces/take-out-pieces.ts'
import { cleanText } from '../cart/clean-text.ts'
import type { WindowMove } from '../catalog/record-window-change.ts'
import { lockByNumber } from '../orders/lock-by-number.ts'

/**
 * The house takes pieces out of an order until it is handed over, sewn or not; the same key is once. Of what comes of a
 * return nothing is taken out: she would be left without piece and money.
 */
export async function dropPieces(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Queries,
  {
    orderNumber,
    key,
    pieces,
    reason,
    note = '',
    staff,
  }: BodyOf<typeof orderDeskApi.cancelPiecesOfShop> & { staff: Staff },
): Promise<WindowMove & { status: OrderStatus }> {
  const order = await lockByNumber(tx, orderNumber)
  const { status, returnId } = order
  if (await isTakenOut(tx, order, { key, pieces })) return { status, windowChanged: false }
  if (!piecesCancellable.includes(status) || returnId !== null) {
    throw new ShopError('order_step_refused', { order: status })
  }
  const written = cleanText(note).trim()
  const done = await takeOutPieces(deps, tx, order, {
    key,
    pieces,
    of: 'all',
    askedBy: staff.customerId,
    change: {
      actor: `staff:${staff.customerId}`,
      reason,
      ...(written ? { note: written } : {}),
      at: deps.clock(),
    },
  })
  return { status: done.whole ? 'cancelled' : status, windowChanged: done.windowChanged }
}
