import type { Address } from '@rimal/contract/addresses'
import type { Contact } from '@rimal/contract/checkout'
import type { MeasuredPerson } from '@rimal/contract/visits'
import type { VisitStatus } from '@rimal/contract/statuses'
import { sql } from 'drizzle-orm'
import { bigint, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const visits = pgTable('visits', {
  id: uuid('id').primaryKey().defaultRandom(),
  number: text('number').notNull().unique(),
  token: text('token').notNull().unique(),
  guestId: text('guest_id'),
  customerId: uuid('customer_id'),
  idempotencyKey: text('idempotency_key').notNull(),
  language: text('language').$type<'en' | 'arb'>().notNull(),
  status: text('status').$type<VisitStatus>().notNull(),
  contact: jsonb('contact').$type<Contact>().notNull(),
  emailKey: text('email_key'),
  phoneKey: text('phone_key'),
  address: jsonb('address').$type<Address>().notNull(),
  units: integer('units').notNull(),
  remarks: text('remarks').notNull(),
  day: date('day').notNull(),
  timeSlotId: text('time_slot_id').notNull(),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at').notNull(),
  sequence: integer('sequence').notNull().default(0),
  contactBy: time('contact_by'),
  contactedAt: time('contacted_at'),
  overdueRemindedAt: time('overdue_reminded_at'),
  remindedAt: time('reminded_at'),
  /** Measurements of a guest's visit; empty once they are profiles of a customer. */
  measured: jsonb('measured').$type<MeasuredPerson[]>().notNull().default([]),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
  /** What staff find the visit by; the migration says what it is made of. */
  search: text('search')
    .notNull()
    .generatedAlwaysAs(sql`number`),
})

export const visitEvents = pgTable('visit_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  visitId: uuid('visit_id').notNull(),
  status: text('status').$type<VisitStatus>().notNull(),
  startsAt: time('starts_at').notNull(),
  by: text('by').$type<'shopper' | 'staff'>().notNull(),
  at: time('at').notNull(),
})
