import { asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { cartLines, carts, customSizes, stockAlerts } from '../../db/tables/carts.ts'
import { customerAddresses, sessions } from '../../db/tables/customers.ts'
import { contactMessages, newsletterSubscribers } from '../../db/tables/messages.ts'
import { orderLines, orders } from '../../db/tables/orders.ts'
import { sharedWishlists, wishes } from '../../db/tables/wishes.ts'

/** By what it is called in the export. What was written with an email counts as hers by that email. */
export async function exportRows(
  db: Queries,
  { customerId, email }: { customerId: string; email: string | null },
) {
  const bags = await db.select().from(carts).where(eq(carts.customerId, customerId))
  const placed = await db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(asc(orders.createdAt))
  const bagIds = bags.map(({ id }) => id)
  const orderIds = placed.map(({ id }) => id)
  const bagLines = await db.select().from(cartLines).where(inArray(cartLines.cartId, bagIds))
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.position))
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
      })
      .from(customSizes)
      .where(eq(customSizes.customerId, customerId)),
    bag: {
      filledIn: bags.map(({ draft }) => draft),
      lines: bagLines.map(({ itemId, sku, quantity, remarks, createdAt }) => ({
        itemId,
        sku,
        quantity,
        remarks,
        createdAt,
      })),
    },
    wishlist: {
      pieces: await db
        .select({ itemId: wishes.itemId, keptAt: wishes.createdAt })
        .from(wishes)
        .where(eq(wishes.customerId, customerId)),
      shared: await db
        .select({ since: sharedWishlists.createdAt })
        .from(sharedWishlists)
        .where(eq(sharedWishlists.customerId, customerId)),
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
      lines: lines
        .filter(({ orderId }) => orderId === order.id)
        .map(({ name, sku, size, measurements, remarks, quantity, total }) => ({
          name,
          sku,
          size,
          measurements,
          remarks,
          quantity,
          total,
        })),
    })),
    logins: await db
      .select({
        device: sessions.device,
        loggedInAt: sessions.createdAt,
        seenAt: sessions.seenAt,
        endedAt: sessions.endedAt,
      })
      .from(sessions)
      .where(eq(sessions.customerId, customerId)),
    newsletter: await db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, written)),
    stockAlerts: await db
      .select({ sku: stockAlerts.sku, askedAt: stockAlerts.createdAt, sentAt: stockAlerts.sentAt })
      .from(stockAlerts)
      .where(eq(stockAlerts.email, written)),
    messages: await db
      .select({ message: contactMessages.message, at: contactMessages.createdAt })
      .from(contactMessages)
      .where(eq(contactMessages.email, written)),
  }
}
