import type { LanguageCode } from '@rimal/contract/language'
import { textIn } from '@rimal/contract/language'
import type { Order, OrderLine } from '@rimal/contract/orders'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findSettings, type Settings } from '../../shop/settings.ts'
import { findPayment, listEvents, listLines, type ShownLine } from './show-order.sql.ts'
import { moneyHeld } from './money-held.ts'
import { findOrderByToken, type StoredOrder } from '../stored-order.ts'

/** An order as the shopper reads it. */
export async function getOrder(
  { db }: Pick<Deps, 'db'>,
  token: string,
  language: LanguageCode,
): Promise<Order> {
  const order = await findOrderByToken(db, token)
  if (!order) throw new ShopError('order_not_found')
  const [lines, events, payment, settings] = await Promise.all([
    listLines(db, order.id),
    listEvents(db, order.id),
    findPayment(db, order),
    findSettings(db),
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
    shipping: { ...order.shipping, title: textIn(order.shipping.title, language) },
    paymentMethod: order.paymentMethod,
    paid: moneyHeld(order, payment.moves).isPaid,
    payBefore:
      order.status === 'awaiting_payment' ? (order.payBefore?.toISOString() ?? null) : null,
    paymentToken: payment.token,
    lines: lines.map((line) => showLine(line, language)),
    totals: order.totals,
    events: events.map(({ status, at }) => ({ status, at: at.toISOString() })),
    invoice: showInvoice(order, settings, language),
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
  { seller }: Settings,
  language: LanguageCode,
): Order['invoice'] {
  if (invoiceNumber === null || placedAt === null) return null
  return {
    number: invoiceNumber,
    issuedAt: placedAt.toISOString(),
    seller: {
      name: textIn(seller.name, language),
      address: textIn(seller.address, language),
      taxNumber: seller.taxNumber,
    },
  }
}
