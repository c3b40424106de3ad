import type { QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import type { StaffRole } from '@rimal/contract/permissions'
import type { StaffOrderRow, staffOrdersApi } from '@rimal/contract/staff/orders'
import { searchableBy, staffSearchWords } from '../../../db/staff-search.ts'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { pageFrom, positionOf, totalOf } from '../../../http/page-of.ts'
import { dueAtDoor } from '../../orders/money/due-at-door.ts'
import { ordersWithNotes } from '../../orders/notes/orders-with-notes.ts'
import { cancellationWindowOf } from '../../orders/order-view/cancellation-window-of.ts'
import { remainingQuantity, type StoredOrder } from '../../orders/stored-order.ts'
import { findSettings, type Settings } from '../../shop/settings/settings.ts'
import { countMatching, listOrderRows, listParts } from './list-orders.sql.ts'
import { lineText } from './line-text.ts'
import { type OrderFilter, placeWords } from './match-orders.sql.ts'

type Listing = typeof staffOrdersApi.listOrdersOfShop
type Around = { now: Date; settings: Settings; language: LanguageCode }

type Query = QueryOf<Listing>
type Reader = { language: LanguageCode; role: StaffRole }

/** Returns a page of the orders that match a query of staff. */
export async function listOrders(
  deps: Pick<Deps, 'db' | 'clock'>,
  query: Query,
  reader: Reader,
): Promise<ResultOf<Listing>> {
  const filter = await orderFilterOf(deps.db, query, reader.role)
  const [page, counted] = await Promise.all([
    readOrderPage(deps, query, { ...reader, filter }),
    countMatching(deps.db, filter),
  ])
  return { ...page, total: totalOf(counted) }
}

/** Reads the filter of a query of staff. */
export async function orderFilterOf(
  db: Queries,
  { q = '', sort, status, open, paymentMethod, madeToMeasure, customerId }: Query,
  role: StaffRole,
): Promise<OrderFilter> {
  return {
    words: await placeWords(db, staffSearchWords(q)),
    searchable: searchableBy(role),
    status,
    open: sort === 'arrival' ? true : open,
    paymentMethod,
    madeToMeasure,
    customerId,
  }
}

/** Reads a page of the list of orders, without the total. */
export async function readOrderPage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: Query,
  { language, filter }: { language: LanguageCode; filter: OrderFilter },
): Promise<Omit<ResultOf<Listing>, 'total'>> {
  const { sort = 'newest' } = query
  // One after the other: a file reads its pages in a transaction, which has one connection.
  const found = await listOrderRows(db, filter, { sort, after: positionOf(query) })
  const settings = await findSettings(db)
  const { rows, next } = pageFrom(found, query, ({ place, order }) => ({
    value: place,
    id: order.id,
  }))
  const ids = rows.map(({ order }) => order.id)
  const parts = await listParts(db, ids)
  const noted = await ordersWithNotes(db, ids)
  const around = { now: clock(), settings, language }
  return {
    items: rows.map(({ order }) => rowOf(order, { ...parts, noted }, around)),
    next,
  }
}

function rowOf(
  order: StoredOrder,
  parts: Awaited<ReturnType<typeof listParts>> & { noted: Set<string> },
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
    hasNotes: parts.noted.has(order.id),
    arrivesBy: order.shipping.arrival.latest,
    canCancelUntil: cancellationWindowOf(order, lines, { now, settings })?.until ?? null,
  }
}
