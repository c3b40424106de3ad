import type { MessageFailure, MessageSlot } from '@rimal/contract/staff/message-kinds'
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const outbox = pgTable('outbox', {
  id: uuid('id').primaryKey().defaultRandom(),
  dedupKey: text('dedup_key').notNull().unique(),
  kind: text('kind').notNull(),
  recipient: text('recipient').notNull(),
  language: text('language').$type<'en' | 'arb'>().notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  sentAt: time('sent_at'),
  attempts: integer('attempts').notNull().default(0),
  retryAt: time('retry_at'),
  channel: text('channel').$type<'email' | 'sms' | 'push' | 'notice'>().notNull().default('email'),
  expiresAt: time('expires_at'),
  customerId: uuid('customer_id'),
  notifiedAt: time('notified_at'),
  failure: text('failure').$type<MessageFailure>(),
  givenUpAt: time('given_up_at'),
  held: boolean('held').notNull().default(false),
})

/** A text of the shop in place of one that the program ships with. */
export type OwnText = { language: 'en' | 'arb'; slot: MessageSlot; shipped: string; text: string }

export const messageTexts = pgTable('message_texts', {
  kind: text('kind').primaryKey(),
  texts: jsonb('texts').$type<OwnText[]>().notNull(),
  revision: integer('revision').notNull().default(1),
})

export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull().default(''),
  orderNumber: text('order_number').notNull().default(''),
  message: text('message').notNull(),
  language: text('language').$type<'en' | 'arb'>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  answeredAt: time('answered_at'),
})

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  email: text('email').primaryKey(),
  language: text('language').$type<'en' | 'arb'>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})
