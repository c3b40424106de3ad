import type { LanguageCode } from '@rimal/contract/language'
import type { StaffOrderRow } from '@rimal/contract/staff/orders'
import { type OrderStatus, statusesThatAre, statusIs } from '@rimal/contract/statuses'
import type { Deps } from '../../../deps.ts'
import { dueAtDoor } from '../../orders/money/due-at-door.ts'
import { cancellationWindowOf } from '../../orders/order-view/cancellation-window-of.ts'
import { remainingQuantity } from '../../orders/stored-order.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { listOrdersAt } from './list-orders.sql.ts'
import { lineText } from './line-text.ts'

const max = 200

/** Returns the open orders for staff, the most urgent first; of other orders, the newest first. */
export async function listOrders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { status, language }: { status: OrderStatus | undefined; language: LanguageCode },
): Promise<StaffOrderRow[]> {
  const found = await listOrdersAt(db, {
    statuses: status ? [status] : statusesThatAre('open'),
    newestFirst: status !== undefined && !statusIs(status, 'open'),
    limit: max,
  })
  const around = { now: clock(), settings: await findSettings(db) }
  return found.map(({ order, lines, cancelledAmount, refundedAmount }) => ({
    number: order.number,
    status: order.status,
    orderedAt: order.createdAt.toISOString(),
    name: order.contact.name,
    phone: order.contact.phone,
    total: order.total,
    currency: order.currency,
    due: dueAtDoor({ order, cancelled: cancelledAmount }),
    refunded: refundedAmount,
    lines: lines
      .filter((line) => remainingQuantity(line) > 0)
      .map((line) => lineText({ ...line, quantity: remainingQuantity(line) }, language)),
    arrivesBy: order.shipping.arrival.latest,
    canCancelUntil: cancellationWindowOf(order, lines, around)?.until ?? null,
  }))
}
