import type { QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import type { StaffOrderRow, staffOrdersApi } from '@rimal/contract/staff/orders'
import { staffSearchWords } from '../../../db/staff-search.ts'
import type { Deps } from '../../../deps.ts'
import { pageFrom, positionOf, totalOf } from '../../../http/page-of.ts'
import { dueAtDoor } from '../../orders/money/due-at-door.ts'
import { cancellationWindowOf } from '../../orders/order-view/cancellation-window-of.ts'
import { remainingQuantity, type StoredOrder } from '../../orders/stored-order.ts'
import { findSettings, type Settings } from '../../shop/settings/settings.ts'
import { countMatching, listOrderRows, listParts } from './list-orders.sql.ts'
import { lineText } from './line-text.ts'
import { placeWords } from './match-orders.sql.ts'

type Listing = typeof staffOrdersApi.listOrdersOfShop
type Around = { now: Date; settings: Settings; language: LanguageCode }

/** Returns a page of the orders that match a query of staff. */
export async function listOrders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: QueryOf<Listing>,
  language: LanguageCode,
): Promise<ResultOf<Listing>> {
  const { q = '', sort = 'newest', status, open, paymentMethod, madeToMeasure, customerId } = query
  const words = await placeWords(db, staffSearchWords(q))
  const filter = {
    words,
    status,
    open: sort === 'arrival' ? true : open,
    paymentMethod,
    madeToMeasure,
    customerId,
  }
  const [found, counted, settings] = await Promise.all([
    listOrderRows(db, filter, { sort, after: positionOf(query) }),
    countMatching(db, filter),
    findSettings(db),
  ])
  const { rows, next } = pageFrom(found, query, ({ place, order }) => ({
    value: place,
    id: order.id,
  }))
  const parts = await listParts(
    db,
    rows.map(({ order }) => order.id),
  )
  const around = { now: clock(), settings, language }
  return {
    items: rows.map(({ order }) => rowOf(order, parts, around)),
    next,
    total: totalOf(counted),
  }
}

function rowOf(
  order: StoredOrder,
  parts: Awaited<ReturnType<typeof listParts>>,
  { now, settings, language }: Around,
): StaffOrderRow {
  const isOwn = ({ orderId }: { orderId: string }) => orderId === order.id
  const lines = parts.lines.filter(isOwn)
  return {
    number: order.number,
    status: order.status,
    orderedAt: order.createdAt.toISOString(),
    name: order.contact.name,
    phone: order.contact.phone,
    total: order.total,
    currency: order.currency,
    paymentMethod: order.paymentMethod,
    due: dueAtDoor({ order, cancelled: parts.cancelled.find(isOwn)?.amount ?? 0 }),
    refunded: parts.refunded.find(isOwn)?.amount ?? 0,
    lines: lines
      .filter((line) => remainingQuantity(line) > 0)
      .map((line) => lineText({ ...line, quantity: remainingQuantity(line) }, language)),
    arrivesBy: order.shipping.arrival.latest,
    canCancelUntil: cancellationWindowOf(order, lines, { now, settings })?.until ?? null,
  }
}
