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
import { contactMessages, newsletterSubscribers } from '../../db/tables/messages.ts'
import {
  notificationPreferences,
  notifications,
  pushSubscriptions,
} from '../../db/tables/notifications.ts'
import { visits } from '../../db/tables/visits.ts'
import { sharedWishlists, wishlistItems, wishlistSubscribers } from '../../db/tables/wishlist.ts'
import { exportOrders } from './export-orders.sql.ts'

/**
 * Returns the rows of the export by their names in the export. Data written with an email counts as the customer's
 * by that email.
 */
export async function exportRows(
  db: Queries,
  { customerId, email, phone }: { customerId: string; email: string | null; phone: string | null },
) {
  return {
    ...(await exportPerson(db, customerId)),
    cart: await exportCart(db, customerId),
    wishlist: await exportWishlist(db, customerId),
    orders: await exportOrders(db, customerId),
    ...(await exportUse(db, customerId)),
    notifications: await exportNotifications(db, customerId),
    ...(await exportByContact(db, { email: email ?? '', phone: phone ?? '' })),
  }
}

/** Returns the addresses and the measurements. */
async function exportPerson(db: Queries, customerId: string) {
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
  }
}

async function exportCart(db: Queries, customerId: string) {
  const ownCarts = await db.select().from(carts).where(eq(carts.customerId, customerId))
  const cartIds = ownCarts.map(({ id }) => id)
  const linesOfCarts = await db.select().from(cartLines).where(inArray(cartLines.cartId, cartIds))
  return {
    filledIn: ownCarts.map(({ draft }) => draft),
    lines: linesOfCarts.map(({ itemId, sku, quantity, remarks, createdAt }) => ({
      itemId,
      sku,
      quantity,
      remarks,
      createdAt,
    })),
  }
}

async function exportWishlist(db: Queries, customerId: string) {
  return {
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
  }
}

/** Returns what the customer did in the shop besides orders: reviews, home visits and logins. */
async function exportUse(db: Queries, customerId: string) {
  return {
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
  }
}

async function exportNotifications(db: Queries, customerId: string) {
  return {
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
      .select({
        service: pushSubscriptions.service,
        address: pushSubscriptions.endpoint,
        since: pushSubscriptions.createdAt,
      })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.customerId, customerId)),
  }
}

/** Returns the data that is stored with an email or a phone, and not with an account. */
async function exportByContact(db: Queries, { email, phone }: { email: string; phone: string }) {
  return {
    newsletter: await db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email)),
    stockAlerts: await db
      .select({
        sku: stockAlerts.sku,
        requestedAt: stockAlerts.createdAt,
        sentAt: stockAlerts.sentAt,
      })
      .from(stockAlerts)
      .where(or(eq(stockAlerts.email, email), eq(stockAlerts.phone, phone))),
    messages: await db
      .select({ message: contactMessages.message, at: contactMessages.createdAt })
      .from(contactMessages)
      .where(eq(contactMessages.email, email)),
  }
}
