import { hasCancellableLines } from '@rimal/contract/cancellation'
import type { staffOrdersApi } from '@rimal/contract/staff/orders'
import type { BodyOf } from '@rimal/contract/endpoint'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { Staff } from '../../../http/bearer.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { isTakenOut, removeOrderLines } from '../cancellation/lines/remove-order-lines.ts'
import { cleanText } from '@rimal/contract/text/clean-text'
import { lockByNumber } from '../../orders/lock-by-number.ts'

/**
 * The house takes pieces out of an order until it is handed over, sewn or not; the same key is once. Of what comes of a
 * return nothing is taken out: she would be left without piece and money.
 */
export async function cancelOrderLinesByStaff(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Tx,
  {
    orderNumber,
    key,
    lines,
    reason,
    note = '',
    staff,
  }: BodyOf<typeof staffOrdersApi.cancelOrderLinesOfShop> & { staff: Staff },
): Promise<{ status: OrderStatus }> {
  const order = await lockByNumber(tx, orderNumber)
  const { status, returnId } = order
  if (await isTakenOut(tx, order, { key, lines })) return { status }
  if (!hasCancellableLines(status) || returnId !== null) {
    throw new ShopError('order_step_refused', { order: status })
  }
  const written = cleanText(note).trim()
  const done = await removeOrderLines(deps, tx, order, {
    key,
    lines,
    of: 'all',
    askedBy: staff.customerId,
    change: {
      actor: `staff:${staff.customerId}`,
      reason,
      ...(written ? { note: written } : {}),
      at: deps.clock(),
    },
  })
  return { status: done.whole ? 'cancelled' : status }
}
