import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../../db/transact.ts'
import {
  cartLines,
  carts,
  customSizes,
  measurementProfiles,
  stockAlerts,
} from '../../db/tables/carts.ts'
import { codeChallenges, customerAddresses, customers } from '../../db/tables/customers.ts'
import { contactMessages, newsletterSubscribers, outbox } from '../../db/tables/messages.ts'
import {
  notificationPreferences,
  notifications,
  pushSubscriptions,
} from '../../db/tables/notifications.ts'
import { sharedWishlists, wishlistItems, wishlistSubscribers } from '../../db/tables/wishlist.ts'

/**
 * Deletes all data that belongs to the customer only. The customer's orders retain the customer's id, and lose the
 * data that is not needed when they are over (`clean-up-personal-data`). `tries`: after so many attempts a message is no
 * longer sent.
 */
export async function eraseCustomer(
  tx: Tx,
  { id, email, phone }: { id: string; email: string | null; phone: string | null },
  { now, tries }: { now: Date; tries: number },
): Promise<void> {
  const ownCarts = tx.select({ id: carts.id }).from(carts).where(eq(carts.customerId, id))
  const sizes = tx
    .select({ id: customSizes.id })
    .from(customSizes)
    .where(eq(customSizes.customerId, id))
  await tx
    .delete(cartLines)
    .where(or(inArray(cartLines.cartId, ownCarts), inArray(cartLines.customSizeId, sizes)))
  await tx.delete(carts).where(eq(carts.customerId, id))
  await tx.delete(customSizes).where(eq(customSizes.customerId, id))
  await tx.delete(measurementProfiles).where(eq(measurementProfiles.customerId, id))
  await tx.delete(customerAddresses).where(eq(customerAddresses.customerId, id))
  await tx.delete(wishlistItems).where(eq(wishlistItems.customerId, id))
  await tx.delete(wishlistSubscribers).where(eq(wishlistSubscribers.customerId, id))
  await tx.delete(notifications).where(eq(notifications.customerId, id))
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.customerId, id))
  await tx.delete(notificationPreferences).where(eq(notificationPreferences.customerId, id))
  await tx.delete(sharedWishlists).where(eq(sharedWishlists.customerId, id))
  const contacts = [email, phone].filter((contact) => contact !== null)
  await deleteMessages(tx, { customerId: id, contacts, tries })
  await tx
    .delete(codeChallenges)
    .where(or(eq(codeChallenges.customerId, id), inArray(codeChallenges.contact, contacts)))
  if (phone !== null) await tx.delete(stockAlerts).where(eq(stockAlerts.phone, phone))
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

/**
 * Deletes the messages that were sent to the customer, or that nobody sends any more, or that name a contact of the
 * customer, and the messages that the customer wrote to the shop, also those that are still to be sent. The email that confirms the deletion, and other
 * messages that are still to be sent, are deleted by `clean-up-personal-data`.
 */
async function deleteMessages(
  tx: Tx,
  {
    customerId,
    contacts,
    tries,
  }: { customerId: string; contacts: readonly string[]; tries: number },
): Promise<void> {
  const known = sql`${sql.param([...contacts])}::text[]`
  const named = sql`${sql.param(contacts.map(wholeContact))}::text[]`
  await tx.delete(outbox).where(sql`${outbox.kind} <> 'account_deleted'
    and (${outbox.sentAt} is not null or ${outbox.givenUpAt} is not null
      or ${outbox.attempts} >= ${tries}
      or ${outbox.kind} = 'one_time_code' or ${outbox.channel} = 'push')
    and (${outbox.customerId} = ${customerId} or lower(${outbox.recipient}) = any(${known}) or exists (
      select from jsonb_path_query(${outbox.data}, 'strict $.** ? (@.type() == "string")') text
      where lower(text #>> '{}') ~ any(${named})))`)
  const isWritten = sql`${outbox.kind} = 'contact_message' and (
    lower(${outbox.data} ->> 'email') = any(${known}) or ${outbox.data} ->> 'phone' = any(${known}))`
  await tx.delete(outbox).where(isWritten)
  await tx
    .delete(contactMessages)
    .where(
      sql`lower(${contactMessages.email}) = any(${known}) or ${contactMessages.phone} = any(${known})`,
    )
}

/** A contact in a text as a regular expression of PostgreSQL: a@example.com is not named by maria@example.com. */
function wholeContact(contact: string): string {
  const literal = contact.replaceAll(/[^\p{L}\p{N}@]/gu, String.raw`\$&`)
  return String.raw`(^|[^[:alnum:]._%+-])${literal}($|[^[:alnum:].-]|[.-]($|[^[:alnum:]]))`
}
