import type { LanguageCode } from '@rimal/contract/language'
import type { DeskOrder } from '@rimal/contract/desk/order-desk'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { Deps } from '../../deps.ts'
import { dueAtDoor } from '../orders/reading/due-at-door.ts'
import { leaveOf } from '../orders/reading/leave-of.ts'
import { leftOf } from '../orders/stored-order.ts'
import { findSettings } from '../shop/settings.ts'
import { listOrdersAt } from './list-orders.sql.ts'
import { pieceText } from './piece-text.ts'

/** Where the house has something to do; the index `orders_to_do` says the same. */
const toDo: OrderStatus[] = [
  'placed',
  'on_hold',
  'confirmed',
  'in_production',
  'ready',
  'shipped',
  'delivery_failed',
]
const most = 200

/** What the house works off, the most urgent first; of what is over, the newest. */
export async function listOrders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { status, language }: { status: OrderStatus | undefined; language: LanguageCode },
): Promise<DeskOrder[]> {
  const found = await listOrdersAt(db, {
    statuses: status ? [status] : toDo,
    newestFirst: status !== undefined && !toDo.includes(status),
    limit: most,
  })
  const around = { now: clock(), settings: await findSettings(db) }
  return found.map(({ order, lines, cancelledAmount, givenBack }) => ({
    number: order.number,
    status: order.status,
    orderedAt: order.createdAt.toISOString(),
    name: order.contact.name,
    phone: order.contact.phone,
    total: order.total,
    currency: order.currency,
    due: dueAtDoor(order, cancelledAmount),
    givenBack,
    pieces: lines
      .filter((line) => leftOf(line) > 0)
      .map((line) => pieceText({ ...line, quantity: leftOf(line) }, language)),
    promised: order.shipping.arrival.latest,
    freeUntil: leaveOf(order, lines, around)?.until ?? null,
  }))
}
