import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { DeskOrder } from '@rimal/contract/desk/order-desk'
import type { OrderStatus } from '@rimal/contract/statuses'
import { checkoutWords } from '@rimal/contract/words/checkout'
import type { Deps } from '../../deps.ts'
import { leaveOf } from '../orders/reading/leave-of.ts'
import { findSettings } from '../shop/settings.ts'
import { listOrdersAt } from './list-orders.sql.ts'

/** Where the house has something to do; the index `orders_to_do` says the same. */
const toDo: OrderStatus[] = [
  'placed',
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
  return found.map(({ order, lines }) => ({
    number: order.number,
    status: order.status,
    orderedAt: order.createdAt.toISOString(),
    name: order.contact.name,
    phone: order.contact.phone,
    total: order.total,
    pieces: lines.map((line) => pieceText(line, language)),
    promised: order.shipping.arrival.latest,
    freeUntil: leaveOf(order, lines, around)?.until ?? null,
  }))
}

type Line = Awaited<ReturnType<typeof listOrdersAt>>[number]['lines'][number]

function pieceText(
  { quantity, name, colorName, size, measurements, sku }: Line,
  language: LanguageCode,
): string {
  const { piece_measured, piece_size } = checkoutWords
  const side = language === 'arb' ? 'ar' : 'en'
  const parts = [
    `${quantity} × ${textIn(name, language)}`,
    textIn(colorName, language),
    measurements ? piece_measured[side] : piece_size[side].replace('{size}', String(size)),
    sku,
  ]
  return parts.filter(Boolean).join(side === 'ar' ? '، ' : ', ')
}
