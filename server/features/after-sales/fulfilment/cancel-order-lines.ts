import { hasCancellableLines } from '@rimal/contract/cancellation'
import type { staffOrdersApi } from '@rimal/contract/staff/orders'
import type { BodyOf } from '@rimal/contract/endpoint'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { Staff } from '../../../http/bearer.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { isCancelledAlready, removeOrderLines } from '../cancellation/lines/remove-order-lines.ts'
import { cleanText } from '@rimal/contract/text/clean-text'
import { lockByNumber } from '../../orders/lock-by-number.ts'

/**
 * Cancels units of an order for staff until the handover, whether or not production has begun; a second call with
 * the same key changes nothing. Units of an order that replaces returned items cannot be cancelled: the customer
 * would have neither product nor money.
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
  if (await isCancelledAlready(tx, order, { key, lines })) return { status }
  if (!hasCancellableLines(status) || returnId !== null) {
    throw new ShopError('order_step_refused', { order: status })
  }
  const written = cleanText(note).trim()
  const done = await removeOrderLines(deps, tx, order, {
    key,
    lines,
    of: 'all',
    requestedBy: staff.customerId,
    change: {
      actor: `staff:${staff.customerId}`,
      reason,
      ...(written ? { note: written } : {}),
      at: deps.clock(),
    },
  })
  return { status: done.whole ? 'cancelled' : status }
}
