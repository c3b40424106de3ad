import type { LanguageCode } from '@rimal/contract/language'
import { textIn } from '@rimal/contract/language'
import type { OrderOfHouse } from '@rimal/contract/desk/order-desk'
import type { Order, OrderLine } from '@rimal/contract/orders'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { showPickup } from '../../shop/pickup.ts'
import { findSettings } from '../../shop/settings.ts'
import {
  findPayment,
  findShipment,
  listCreditNotes,
  listEvents,
  listLines,
  listRefunds,
  listReturns,
  listUses,
  type ShownLine,
  type ShownUse,
} from './show-order.sql.ts'
import { leaveOf } from './leave-of.ts'
import { moneyBack } from './money-back.ts'
import { moneyHeld } from './money-held.ts'
import { findOrderByNumber, findOrderByToken, type StoredOrder } from '../stored-order.ts'

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

/** An order for the customer whose it is; for anyone else there is none. */
export async function getMyOrder(
  deps: Pick<Deps, 'db' | 'clock'>,
  { customerId, orderNumber }: { customerId: string; orderNumber: string },
  language: LanguageCode,
): Promise<Order> {
  const order = await findOrderByNumber(deps.db, orderNumber)
  if (order?.customerId !== customerId) throw new ShopError('order_not_found')
  return showOrder(deps, order, language)
}

/** Any order, for the house: without what whoever knows its tokens may do. */
export async function getAnyOrder(
  deps: Pick<Deps, 'db' | 'clock'>,
  orderNumber: string,
  language: LanguageCode,
): Promise<OrderOfHouse> {
  const order = await findOrderByNumber(deps.db, orderNumber)
  if (!order) throw new ShopError('order_not_found')
  const {
    token: _token,
    paymentToken: _paymentToken,
    leave: _leave,
    returns: _returns,
    comesOf: _comesOf,
    ...shown
  } = await showOrder(deps, order, language)
  return shown
}

async function showOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  order: StoredOrder,
  language: LanguageCode,
): Promise<Order> {
  const [lines, events, payment, settings, shipment, creditNotes, uses, refunds, returns] =
    await Promise.all([
      listLines(db, order.id),
      listEvents(db, order.id),
      findPayment(db, order),
      findSettings(db),
      findShipment(db, order.id),
      listCreditNotes(db, order.id),
      listUses(db, order.id),
      listRefunds(db, order.id),
      listReturns(db, order),
    ])
  return {
    number: order.number,
    token: order.token,
    status: order.status,
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
    paid: moneyHeld(
      order,
      payment.moves.filter(({ counts }) => counts),
    ).isPaid,
    payBefore:
      order.status === 'awaiting_payment' ? (order.payBefore?.toISOString() ?? null) : null,
    paymentToken: payment.token,
    leave: leaveOf(
      order,
      lines.map(({ line }) => line),
      { now: clock(), settings },
    ),
    shipment: shipment ? { ...shipment, shippedAt: shipment.shippedAt.toISOString() } : null,
    moneyBack: moneyBack(order, payment.moves, {
      endedAt: events.at(-1)?.at ?? order.createdAt,
      settings,
    }),
    refunds,
    returns: returns
      .filter(({ id }) => id !== order.returnId)
      .map(({ id: _id, ...asked }) => asked),
    comesOf: returns.find(({ id }) => id === order.returnId) ?? null,
    lines: lines.map((line) => showLine(line, language)),
    totals: { ...order.totals, offers: uses.map((use) => showUse(use, language)) },
    events: events.map(({ status, at }) => ({ status, at: at.toISOString() })),
    invoice: showInvoice(order, creditNotes),
  }
}

function showLine({ line, picture }: ShownLine, language: LanguageCode): OrderLine {
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
    unitPrice: line.unitPrice,
    total: line.total,
    vat: line.vat,
    arrival: line.arrival,
    madeToOrder: line.madeToOrder,
  }
}

function showUse({ title, amount, kind }: ShownUse, language: LanguageCode) {
  const of = kind === 'free_shipping' ? ('delivery' as const) : ('pieces' as const)
  return { title: textIn(title, language), amount, of }
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

function showInvoice(
  { invoiceNumber, placedAt }: StoredOrder,
  creditNotes: Awaited<ReturnType<typeof listCreditNotes>>,
): Order['invoice'] {
  if (invoiceNumber === null || placedAt === null) return null
  return {
    number: invoiceNumber,
    issuedAt: placedAt.toISOString(),
    creditNotes: creditNotes.map(({ number, issuedAt }) => ({
      number,
      issuedAt: issuedAt.toISOString(),
    })),
  }
}
