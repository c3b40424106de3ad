import { localTime } from '@rimal/contract/dates'
import type { LanguageCode } from '@rimal/contract/language'
import { textIn } from '@rimal/contract/language'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import type { Order, OrderLine } from '@rimal/contract/orders'
import { orderStatuses, statusIs } from '@rimal/contract/statuses'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { showPickup } from '../../shop/delivery/pickup.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { invoiceNumberOf } from '../../../db/invoice-number-of.ts'
import { loadOrderMoney } from '../money/load-order-money.ts'
import { dueAtDoor, paidAtDoor } from '../money/due-at-door.ts'
import { isPaid, shownCredit } from '../money/order-money.ts'
import { shownRefunds } from '../money/refundable.ts'
import {
  findNewestAttempt,
  listDocumentNumbers,
  listEvents,
  listReturns,
  listUses,
  type ShownUse,
} from './show-order.sql.ts'
import { findOrderProgress } from './order-progress.sql.ts'
import { showHold, showProduction, showShipment } from './show-progress.ts'
import { holdOf } from './hold-of.ts'
import { cancellationWindowOf, windowEndedBy } from './cancellation-window-of.ts'
import { type LineWithPicture, listLinesWithPictures } from './lines-with-pictures.ts'
import { refundStatus } from './refund-status.ts'
import { findReplacement } from '../replacement/replace-order.ts'
import {
  findOrderByNumber,
  findOrderByToken,
  remainingQuantity,
  type StoredOrder,
} from '../stored-order.ts'

/** An order for whoever has its link. */
export async function getOrder(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string,
  language: LanguageCode,
): Promise<Order> {
  const order = await findOrderByToken(deps.db, token)
  if (!order) throw new ShopError('order_not_found')
  return showOrder(deps, order, language)
}

/** Returns an order to the customer who owns it; for any other caller it does not exist. */
export async function getMyOrder(
  deps: Pick<Deps, 'db' | 'clock'>,
  { customerId, orderNumber }: { customerId: string; orderNumber: string },
  language: LanguageCode,
): Promise<Order> {
  const order = await findOrderByNumber(deps.db, orderNumber)
  if (order?.customerId !== customerId) throw new ShopError('order_not_found')
  return showOrder(deps, order, language)
}

/** Returns any order to staff, without the data that only holders of its tokens may use. */
export async function getAnyOrder(
  deps: Pick<Deps, 'db' | 'clock'>,
  orderNumber: string,
  language: LanguageCode,
): Promise<StaffOrder> {
  const order = await findOrderByNumber(deps.db, orderNumber)
  if (!order) throw new ShopError('order_not_found')
  const parts = await loadParts(deps.db, order)
  const {
    token: _token,
    paymentToken: _paymentToken,
    cancellation,
    returns: _returns,
    fromReturn: _fromReturn,
    replacedBy,
    ...shown
  } = showParts(deps, { order, parts, language })
  const around = { lines: parts.lines.map(({ line }) => line), now: deps.clock() }
  return {
    ...shown,
    replacedBy: replacedBy && { number: replacedBy.number },
    customerId: order.customerId,
    cancelWindow: cancellation?.until
      ? {
          until: cancellation.until,
          endedBy: orderStatuses.filter(
            (to) =>
              statusIs(to, 'active') &&
              windowEndedBy(to, order, { ...around, settings: parts.settings }) !== null,
          ),
        }
      : null,
  }
}

async function showOrder(
  deps: Pick<Deps, 'db' | 'clock'>,
  order: StoredOrder,
  language: LanguageCode,
): Promise<Order> {
  return showParts(deps, { order, parts: await loadParts(deps.db, order), language })
}

type Loaded = {
  order: StoredOrder
  parts: Awaited<ReturnType<typeof loadParts>>
  language: LanguageCode
}

function showParts({ clock }: Pick<Deps, 'clock'>, { order, parts, language }: Loaded): Order {
  const { lines, events, money, newestAttempt, settings, progress } = parts
  const today = localTime(clock(), settings.timeZone).day
  return {
    number: order.number,
    token: order.token,
    status: order.status,
    replacedBy: parts.replacedBy,
    orderedAt: order.createdAt.toISOString(),
    timeZone: settings.timeZone,
    contact: order.contact,
    address: order.address,
    billing: order.billing,
    shipping: {
      ...order.shipping,
      title: textIn(order.shipping.title, language),
      pickup: showPickup(order.shipping.pickup, language),
    },
    paymentMethod: order.paymentMethod,
    paid: isPaid(money) || paidAtDoor(money) > 0,
    inReview: newestAttempt.inReview && order.status === 'awaiting_payment',
    ...holdOf(order.status === 'awaiting_payment' ? order.payBefore : null, clock()),
    paymentToken: newestAttempt.token,
    cancellation: cancellationWindowOf(
      order,
      lines.map(({ line }) => line),
      { now: clock(), settings },
    ),
    hold: order.status === 'on_hold' ? showHold(progress) : null,
    shipment: showShipment(progress, { today, timeZone: settings.timeZone }),
    refundStatus: refundStatus(money, { endedAt: events.at(-1)?.at ?? order.createdAt, settings }),
    refunds: shownRefunds(money),
    cancelledAmount: money.cancelled,
    due: dueAtDoor(money),
    credit: shownCredit(money),
    ...showReturns(order, parts.returns),
    lines: lines.map((line) => ({
      ...showLine(line, language),
      production:
        remainingQuantity(line.line) > 0 ? showProduction(progress, line.line.id, today) : null,
    })),
    totals: { ...order.totals, promotions: parts.uses.map((use) => showUse(use, language)) },
    events: events.map(({ status, at }) => ({ status, at: at.toISOString() })),
    invoice: showInvoice(order, parts.documents),
  }
}

/** Loads what an order is shown with, all at once. */
async function loadParts(db: Queries, order: StoredOrder) {
  const [
    lines,
    events,
    money,
    newestAttempt,
    settings,
    progress,
    documents,
    uses,
    returns,
    replacedBy,
  ] = await Promise.all([
    listLinesWithPictures(db, order.id),
    listEvents(db, order.id),
    loadOrderMoney(db, order),
    findNewestAttempt(db, order.id),
    findSettings(db),
    findOrderProgress(db, order.id),
    listDocumentNumbers(db, order.id),
    listUses(db, order.id),
    listReturns(db, order),
    findReplacement(db, order),
  ])
  return {
    lines,
    events,
    money,
    newestAttempt,
    settings,
    progress,
    documents,
    uses,
    returns,
    replacedBy,
  }
}

function showLine(
  { line, picture }: LineWithPicture,
  language: LanguageCode,
): Omit<OrderLine, 'production'> {
  return {
    id: line.id,
    product_id: line.productId,
    name: textIn(line.name, language),
    subtitle: textIn(line.subtitle, language),
    colorName: textIn(line.colorName, language),
    picture: picture
      ? { ...picture, alt: textIn(picture.alt, language) }
      : { ...noPicture, id: line.pictureId },
    sku: line.sku,
    size: line.size,
    profileName: line.profileName,
    measurements: line.measurements,
    remarks: line.remarks,
    quantity: line.quantity,
    cancelled: line.cancelled,
    unitPrice: line.unitPrice,
    total: line.total,
    vat: line.vat,
    arrival: line.arrival,
    madeToOrder: line.madeToOrder,
  }
}

function showUse({ title, amount, kind }: ShownUse, language: LanguageCode) {
  const of = kind === 'free_shipping' ? ('delivery' as const) : ('products' as const)
  return { title: textIn(title, language), amount, of }
}

/** An order that a return caused shows that return apart from the returns of its own lines. */
function showReturns(
  { returnId }: StoredOrder,
  returns: Awaited<ReturnType<typeof listReturns>>,
): Pick<Order, 'returns' | 'fromReturn'> {
  return {
    returns: returns.filter(({ id }) => id !== returnId).map(({ id: _id, ...asked }) => asked),
    fromReturn: returns.find(({ id }) => id === returnId) ?? null,
  }
}

/** A picture may be gone from the shop years after it was sold. */
const noPicture = {
  version: '0',
  width: 3,
  height: 4,
  alt: '',
  color: '#e7ddce',
  placeholder: null,
  focusX: 0.5,
  focusY: 0.5,
}

/** Null until the invoice has its number, which an order gets just after it was placed. */
function showInvoice(
  order: StoredOrder,
  documents: Awaited<ReturnType<typeof listDocumentNumbers>>,
): Order['invoice'] {
  const number = invoiceNumberOf(order, documents)
  if (number === null || order.placedAt === null) return null
  return {
    number,
    issuedAt: order.placedAt.toISOString(),
    creditNotes: documents
      .filter(({ kind }) => kind === 'credit_note')
      .map(({ number: own, issuedAt }) => ({ number: own, issuedAt: issuedAt.toISOString() })),
  }
}
