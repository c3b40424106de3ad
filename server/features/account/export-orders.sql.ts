import { asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { invoices } from '../../db/tables/invoices.ts'
import {
  lineCancellations,
  orderEvents,
  orderLines,
  orders,
  shipments,
} from '../../db/tables/orders.ts'
import { orderReturns } from '../../db/tables/returns.ts'
import { invoiceNumberOf } from '../../db/invoice-number-of.ts'

/** Returns the orders of a customer for the export, each with its lines, steps, documents and returns. */
export async function exportOrders(db: Queries, customerId: string) {
  const placed = await db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(asc(orders.createdAt))
  const parts = await listParts(
    db,
    placed.map(({ id }) => id),
  )
  return placed.map((order) => ({
    number: order.number,
    status: order.status,
    orderedAt: order.createdAt,
    placedAt: order.placedAt,
    invoiceNumber: invoiceNumberOf(
      order,
      parts.documents.filter(({ orderId }) => orderId === order.id),
    ),
    contact: order.contact,
    address: order.address,
    billing: order.billing,
    shipping: order.shipping,
    paymentMethod: order.paymentMethod,
    totals: order.totals,
    ...showParts(order.id, parts),
  }))
}

/** Lists the rows that belong to orders, of all these orders together. */
async function listParts(db: Queries, orderIds: string[]) {
  return {
    lines: await db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, orderIds))
      .orderBy(asc(orderLines.position)),
    events: await db
      .select()
      .from(orderEvents)
      .where(inArray(orderEvents.orderId, orderIds))
      .orderBy(asc(orderEvents.id)),
    documents: await db
      .select()
      .from(invoices)
      .where(inArray(invoices.orderId, orderIds))
      .orderBy(asc(invoices.number)),
    returned: await db
      .select()
      .from(orderReturns)
      .where(inArray(orderReturns.orderId, orderIds))
      .orderBy(asc(orderReturns.createdAt)),
    cancelledUnits: await db
      .select()
      .from(lineCancellations)
      .where(inArray(lineCancellations.orderId, orderIds))
      .orderBy(asc(lineCancellations.at)),
    orderShipments: await db.select().from(shipments).where(inArray(shipments.orderId, orderIds)),
  }
}

type Parts = Awaited<ReturnType<typeof listParts>>

function showParts(orderId: string, parts: Parts) {
  const isOwn = (row: { orderId: string }) => row.orderId === orderId
  return {
    steps: parts.events
      .filter(isOwn)
      .map(({ toStatus, at, reason, note }) => ({ status: toStatus, at, reason, note })),
    taxDocuments: parts.documents
      .filter(isOwn)
      .map(({ kind, number, issuedAt, document }) => ({ kind, number, issuedAt, document })),
    orderShipments: parts.orderShipments
      .filter(isOwn)
      .map(({ carrier, trackingNumber, shippedAt }) => ({ carrier, trackingNumber, shippedAt })),
    orderLinesCancelled: parts.cancelledUnits
      .filter(isOwn)
      .map(({ at, reason, note, lines, amount }) => ({
        at,
        reason,
        note,
        amount,
        lines: lines.map(({ lineId, quantity }) => ({
          name: parts.lines.find(({ id }) => id === lineId)?.name,
          quantity,
        })),
      })),
    returns: parts.returned.filter(isOwn).map(showReturn),
    lines: parts.lines.filter(isOwn).map(showLine),
  }
}

function showReturn(row: Parts['returned'][number]) {
  const { number, kind, state, outcome, reason, note, answer, appeal, refunded, createdAt } = row
  return {
    number,
    kind,
    state,
    outcome,
    reason,
    note,
    answer,
    appeal,
    refunded,
    requestedAt: createdAt,
  }
}

function showLine(line: Parts['lines'][number]) {
  return {
    name: line.name,
    sku: line.sku,
    size: line.size,
    measurements: line.measurements,
    measuredFor: line.profileName,
    remarks: line.remarks,
    quantity: line.quantity,
    cancelled: line.cancelled,
    total: line.total,
  }
}
