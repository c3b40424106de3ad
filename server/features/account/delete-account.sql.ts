import { and, eq, inArray, or } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import {
  cartLines,
  carts,
  customSizes,
  measurementProfiles,
  stockAlerts,
} from '../../db/tables/carts.ts'
import { codeChallenges, customerAddresses, customers } from '../../db/tables/customers.ts'
import { newsletterSubscribers, outbox } from '../../db/tables/messages.ts'
import { notificationPreferences, notifications, pushSubscriptions } from '../../db/tables/news.ts'
import { sharedWishlists, wishes, wishListeners } from '../../db/tables/wishes.ts'

/**
 * All that is hers alone. Her orders keep her number, and lose what is not needed when they are over
 * (`sweep-personal-data`).
 */
export async function forgetCustomer(
  tx: Queries,
  { id, email, phone }: { id: string; email: string | null; phone: string | null },
  now: Date,
): Promise<void> {
  const bags = tx.select({ id: carts.id }).from(carts).where(eq(carts.customerId, id))
  const sizes = tx
    .select({ id: customSizes.id })
    .from(customSizes)
    .where(eq(customSizes.customerId, id))
  await tx
    .delete(cartLines)
    .where(or(inArray(cartLines.cartId, bags), inArray(cartLines.customSizeId, sizes)))
  await tx.delete(carts).where(eq(carts.customerId, id))
  await tx.delete(customSizes).where(eq(customSizes.customerId, id))
  await tx.delete(measurementProfiles).where(eq(measurementProfiles.customerId, id))
  await tx.delete(customerAddresses).where(eq(customerAddresses.customerId, id))
  await tx.delete(wishes).where(eq(wishes.customerId, id))
  await tx.delete(wishListeners).where(eq(wishListeners.customerId, id))
  await tx.delete(notifications).where(eq(notifications.customerId, id))
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.customerId, id))
  await tx.delete(notificationPreferences).where(eq(notificationPreferences.customerId, id))
  await tx.delete(outbox).where(and(eq(outbox.customerId, id), eq(outbox.channel, 'push')))
  await tx.delete(sharedWishlists).where(eq(sharedWishlists.customerId, id))
  const contacts = [email, phone].filter((contact) => contact !== null)
  await tx
    .delete(codeChallenges)
    .where(or(eq(codeChallenges.customerId, id), inArray(codeChallenges.contact, contacts)))
  if (email !== null) {
    await tx.delete(stockAlerts).where(eq(stockAlerts.email, email))
    await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  }
  await tx
    .update(customers)
    .set({
      email: null,
      phone: null,
      name: '',
      gender: null,
      birthDate: null,
      customerGroup: null,
      passwordHash: null,
      deletedAt: now,
    })
    .where(eq(customers.id, id))
}
