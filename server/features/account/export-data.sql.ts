import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import {
  cartLines,
  carts,
  customSizes,
  measurementProfiles,
  stockAlerts,
} from '../../db/tables/carts.ts'
import { reviews } from '../../db/tables/catalog.ts'
import { customerAddresses, sessions } from '../../db/tables/customers.ts'
import { invoices } from '../../db/tables/invoices.ts'
import { contactMessages, newsletterSubscribers } from '../../db/tables/messages.ts'
import {
  notificationPreferences,
  notifications,
  pushSubscriptions,
} from '../../db/tables/notifications.ts'
import {
  orderEvents,
  orderLines,
  orders,
  lineCancellations,
  shipments,
} from '../../db/tables/orders.ts'
import { orderReturns } from '../../db/tables/returns.ts'
import { visits } from '../../db/tables/visits.ts'
import { sharedWishlists, wishlistItems, wishlistSubscribers } from '../../db/tables/wishlist.ts'

/**
 * Returns the rows of the export by their names in the export. Data written with an email counts as the customer's
 * by that email.
 */
export async function exportRows(
  db: Queries,
  { customerId, email, phone }: { customerId: string; email: string | null; phone: string | null },
) {
  const ownCarts = await db.select().from(carts).where(eq(carts.customerId, customerId))
  const placed = await db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(asc(orders.createdAt))
  const cartIds = ownCarts.map(({ id }) => id)
  const orderIds = placed.map(({ id }) => id)
  const linesOfCarts = await db.select().from(cartLines).where(inArray(cartLines.cartId, cartIds))
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.position))
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, orderIds))
    .orderBy(asc(orderEvents.id))
  const documents = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.orderId, orderIds))
    .orderBy(asc(invoices.number))
  const returned = await db
    .select()
    .from(orderReturns)
    .where(inArray(orderReturns.orderId, orderIds))
    .orderBy(asc(orderReturns.createdAt))
  const cancelledUnits = await db
    .select()
    .from(lineCancellations)
    .where(inArray(lineCancellations.orderId, orderIds))
    .orderBy(asc(lineCancellations.at))
  const orderShipments = await db
    .select()
    .from(shipments)
    .where(inArray(shipments.orderId, orderIds))
  const written = email ?? ''
  return {
    addresses: await db
      .select({ address: customerAddresses.address, isDefault: customerAddresses.isDefault })
      .from(customerAddresses)
      .where(eq(customerAddresses.customerId, customerId)),
    measurements: await db
      .select({
        unit: customSizes.unit,
        quarterInches: customSizes.measurements,
        savedAt: customSizes.createdAt,
        takenBy: customSizes.source,
        profile: measurementProfiles.name,
      })
      .from(customSizes)
      .leftJoin(measurementProfiles, eq(measurementProfiles.id, customSizes.profileId))
      .where(eq(customSizes.customerId, customerId)),
    cart: {
      filledIn: ownCarts.map(({ draft }) => draft),
      lines: linesOfCarts.map(({ itemId, sku, quantity, remarks, createdAt }) => ({
        itemId,
        sku,
        quantity,
        remarks,
        createdAt,
      })),
    },
    wishlist: {
      items: await db
        .select({ itemId: wishlistItems.itemId, savedAt: wishlistItems.createdAt })
        .from(wishlistItems)
        .where(eq(wishlistItems.customerId, customerId)),
      shared: await db
        .select({ since: sharedWishlists.createdAt })
        .from(sharedWishlists)
        .where(eq(sharedWishlists.customerId, customerId)),
      notifies: await db
        .select({ since: wishlistSubscribers.createdAt })
        .from(wishlistSubscribers)
        .where(eq(wishlistSubscribers.customerId, customerId)),
    },
    orders: placed.map((order) => ({
      number: order.number,
      status: order.status,
      orderedAt: order.createdAt,
      placedAt: order.placedAt,
      invoiceNumber: order.invoiceNumber,
      contact: order.contact,
      address: order.address,
      billing: order.billing,
      shipping: order.shipping,
      paymentMethod: order.paymentMethod,
      totals: order.totals,
      steps: events
        .filter(({ orderId }) => orderId === order.id)
        .map(({ toStatus, at, reason, note }) => ({ status: toStatus, at, reason, note })),
      taxDocuments: documents
        .filter(({ orderId }) => orderId === order.id)
        .map(({ kind, number, issuedAt, document }) => ({ kind, number, issuedAt, document })),
      orderShipments: orderShipments
        .filter(({ orderId }) => orderId === order.id)
        .map(({ carrier, trackingNumber, shippedAt }) => ({ carrier, trackingNumber, shippedAt })),
      orderLinesCancelled: cancelledUnits
        .filter(({ orderId }) => orderId === order.id)
        .map(({ at, reason, note, lines: cancelled, amount }) => ({
          at,
          reason,
          note,
          amount,
          lines: cancelled.map(({ lineId, quantity }) => ({
            name: lines.find(({ id }) => id === lineId)?.name,
            quantity,
          })),
        })),
      returns: returned
        .filter(({ orderId }) => orderId === order.id)
        .map(
          ({
            number,
            kind,
            state,
            outcome,
            reason,
            note,
            answer,
            appeal,
            refunded,
            createdAt,
          }) => ({
            number,
            kind,
            state,
            outcome,
            reason,
            note,
            answer,
            appeal,
            refunded,
            askedAt: createdAt,
          }),
        ),
      lines: lines
        .filter(({ orderId }) => orderId === order.id)
        .map((line) => ({
          name: line.name,
          sku: line.sku,
          size: line.size,
          measurements: line.measurements,
          measuredFor: line.profileName,
          remarks: line.remarks,
          quantity: line.quantity,
          cancelled: line.cancelled,
          total: line.total,
        })),
    })),
    reviews: await db
      .select({
        productId: reviews.productId,
        writtenOn: reviews.writtenOn,
        name: reviews.name,
        rating: reviews.rating,
        fit: reviews.fit,
        text: reviews.body,
        heightCm: reviews.heightCm,
        published: reviews.published,
        refusedFor: reviews.refusedFor,
        answer: reviews.answer,
        pictures: sql<string[]>`array(
          select preview from review_pictures where review_id = reviews.id order by position)`,
      })
      .from(reviews)
      .where(eq(reviews.customerId, customerId)),
    homeVisits: await db
      .select({
        number: visits.number,
        status: visits.status,
        startsAt: visits.startsAt,
        contact: visits.contact,
        address: visits.address,
        units: visits.units,
        remarks: visits.remarks,
        bookedAt: visits.createdAt,
      })
      .from(visits)
      .where(eq(visits.customerId, customerId)),
    logins: await db
      .select({
        device: sessions.device,
        loggedInAt: sessions.createdAt,
        seenAt: sessions.seenAt,
        endedAt: sessions.endedAt,
      })
      .from(sessions)
      .where(eq(sessions.customerId, customerId)),
    notifications: {
      received: await db
        .select({
          title: notifications.title,
          body: notifications.body,
          at: notifications.createdAt,
          readAt: notifications.readAt,
        })
        .from(notifications)
        .where(eq(notifications.customerId, customerId))
        .orderBy(asc(notifications.position)),
      choices: await db
        .select({
          topic: notificationPreferences.topic,
          channel: notificationPreferences.channel,
          wanted: notificationPreferences.wanted,
        })
        .from(notificationPreferences)
        .where(eq(notificationPreferences.customerId, customerId)),
      devices: await db
        .select({ address: pushSubscriptions.endpoint, since: pushSubscriptions.createdAt })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.customerId, customerId)),
    },
    newsletter: await db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, written)),
    stockAlerts: await db
      .select({ sku: stockAlerts.sku, askedAt: stockAlerts.createdAt, sentAt: stockAlerts.sentAt })
      .from(stockAlerts)
      .where(or(eq(stockAlerts.email, written), eq(stockAlerts.phone, phone ?? ''))),
    messages: await db
      .select({ message: contactMessages.message, at: contactMessages.createdAt })
      .from(contactMessages)
      .where(eq(contactMessages.email, written)),
  }
}
