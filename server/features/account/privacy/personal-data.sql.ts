import { and, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { statusList } from '../../../db/status-list.ts'
import { carts } from '../../../db/tables/carts.ts'
import {
  accessTokens,
  codeChallenges,
  limitCounters,
  sessions,
} from '../../../db/tables/customers.ts'
import { contactMessages, outbox } from '../../../db/tables/messages.ts'
import { notifications } from '../../../db/tables/notifications.ts'
import { unpaidHolds } from '../../../db/tables/orders.ts'
import { visits } from '../../../db/tables/visits.ts'

/** Clears the checkout data of carts that nobody has changed since; the carts stay. */
export async function clearDrafts(db: Queries, before: Date): Promise<void> {
  const empty = sql`'{}'::jsonb`
  await db
    .update(carts)
    .set({ draft: empty })
    .where(and(lt(carts.updatedAt, before), ne(carts.draft, empty)))
}

/** Deletes messages that were sent, have expired, or were given up: no message is retried for so long. */
export async function deleteOldMessages(db: Queries, before: Date): Promise<void> {
  const isCancelledUnpaid = and(isNull(outbox.sentAt), lt(outbox.createdAt, before))
  await db
    .delete(outbox)
    .where(or(lt(outbox.sentAt, before), lt(outbox.expiresAt, before), isCancelledUnpaid))
}

/**
 * Deletes the messages that customers were still sent after they deleted their accounts: the confirmation, and
 * messages about open orders; also those that could not be sent.
 * `tries`: after so many attempts a message is no longer sent.
 */
export async function deleteMessagesOfDeleted(
  db: Queries,
  { before, tries }: { before: Date; tries: number },
): Promise<void> {
  await db.execute(sql`
    delete from outbox o where (o.sent_at < ${before} or o.given_up_at < ${before}
        or o.sent_at is null and o.attempts >= ${tries} and o.retry_at < ${before})
      and (o.kind = 'account_deleted' or exists (
        select from customers c where c.id = o.customer_id and c.deleted_at is not null))`)
}

export async function deleteOldContactMessages(db: Queries, before: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before))
}

/** Deletes the remains of codes and limits that have expired. */
export async function deleteSpentCodes(db: Queries, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000)
  await db.delete(codeChallenges).where(lt(codeChallenges.createdAt, dayAgo))
  await db.delete(limitCounters).where(lt(limitCounters.endsAt, now))
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, now))
  await db.delete(unpaidHolds).where(lt(unpaidHolds.at, dayAgo))
}

export async function deleteNotifications(db: Queries, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before))
}

/** Logins that ended long ago. */
export async function deleteEndedSessions(db: Queries, before: Date): Promise<void> {
  await db
    .delete(sessions)
    .where(
      or(
        and(isNotNull(sessions.endedAt), lt(sessions.endedAt, before)),
        lt(sessions.expiresAt, before),
      ),
    )
}

/** Deletes past visits of guests; the visits of customers stay in their accounts. */
export async function deletePastVisits(db: Queries, before: Date): Promise<void> {
  await db.delete(visits).where(and(isNull(visits.customerId), lt(visits.endsAt, before)))
}

/**
 * Removes the data that only the delivery needed from the orders of customers who deleted their accounts: contact,
 * address, measurements and remarks. Amounts, tax and the buyer of an invoice stay; an order that was never placed
 * has no invoice, and keeps no name.
 */
export async function stripOrdersOfDeleted(db: Queries, deliveredBefore: Date): Promise<void> {
  await db.execute(sql`
    with finished as (
      select o.id from orders o join customers c on c.id = o.customer_id
      where c.deleted_at is not null and (
        o.contact ->> 'email' <> '' or ${neverPlaced} and o.contact ->> 'name' <> '') and (
        o.status in (${statusList('closed')}) or o.status = 'delivered' and exists (
          select from order_events e where e.order_id = o.id and e.to_status = 'delivered'
            and e.at < ${deliveredBefore}))
    ), lines as (
      update order_lines set remarks = '', measurements = null, profile_name = null
      where order_id in (select id from finished)
    ), uses as (
      update discount_uses set contacts = '{}' where order_id in (select id from finished)
    ), contacts as (
      delete from discount_contacts where contact in (
        select unnest(contacts) from discount_uses where order_id in (select id from finished))
    ), returns as (
      update order_returns set note = '', question = null, answer = null, refused_for = null,
        appeal = null, paid_how = null
      where order_id in (select id from finished)
    ), cancellations as (
      update line_cancellations set note = null
      where note is not null and order_id in (select id from finished)
    ), questions as (
      update production set question = null where question is not null
        and order_line_id in (select id from order_lines where order_id in (select id from finished))
    ), steps as (
      update production_events set note = null where note is not null
        and order_line_id in (select id from order_lines where order_id in (select id from finished))
    ), holds as (
      update order_holds set note = '' where order_id in (select id from finished)
    ), tracking as (
      update shipment_events set note = null where note is not null
        and shipment_id in (select id from shipments where order_id in (select id from finished))
    ), events as (
      update order_events set note = null
      where note is not null and order_id in (select id from finished)
    )
    update orders o set guest_id = null, email_key = null, phone_key = null,
      contact = contact || '{"email": "", "phone": ""}'
        || case when ${neverPlaced} then '{"name": ""}' else '{}' end::jsonb,
      address = address || '{"addressLineOne": "", "addressLineTwo": "", "district": "",
        "landmark": "", "zipCode": "", "phone": "", "alternateNumber": "", "email": ""}'
        || case when ${neverPlaced} then '{"name": ""}' else '{}' end::jsonb,
      billing = case when ${neverPlaced}
        then '{"sameAsDelivery": true, "company": "", "taxNumber": "", "address": null}'::jsonb
        when jsonb_typeof(billing -> 'address') = 'object' then billing || jsonb_build_object('address',
          billing -> 'address' || '{"landmark": "", "phone": "", "alternateNumber": "", "email": ""}')
        else billing end
    where id in (select id from finished)`)
}

/**
 * Deletes the notes of staff on orders of customers who deleted their accounts, once the orders are over; also those that
 * were written after the orders had lost their other data.
 */
export async function deleteNotesOfDeleted(db: Queries, deliveredBefore: Date): Promise<void> {
  await db.execute(sql`
    delete from order_notes n using orders o, customers c
    where o.id = n.order_id and c.id = o.customer_id and c.deleted_at is not null and (
      o.status in (${statusList('closed')}) or o.status = 'delivered' and exists (
        select from order_events e where e.order_id = o.id and e.to_status = 'delivered'
          and e.at < ${deliveredBefore}))`)
}

/** An order that expired, or was cancelled before it was paid. */
const neverPlaced = sql`(o.placed_at is null and o.invoice_number is null)`
