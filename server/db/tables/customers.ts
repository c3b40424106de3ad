import type { Address } from '@rimal/contract/addresses'
import type { Gender } from '@rimal/contract/choices'
import { sql } from 'drizzle-orm'
import { boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const customers = pgTable('customers', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').unique(),
  phone: text('phone').unique(),
  name: text('name').notNull(),
  gender: text('gender').$type<Gender>(),
  birthDate: date('birth_date'),
  language: text('language').$type<'en' | 'arb'>().notNull(),
  customerGroup: text('customer_group'),
  passwordHash: text('password_hash'),
  createdAt: time('created_at').notNull().defaultNow(),
  deletedAt: time('deleted_at'),
  /** What staff find the customer by; the migration says what it is made of. */
  search: text('search')
    .notNull()
    .generatedAlwaysAs(sql`name`),
})

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  customerId: uuid('customer_id').notNull(),
  refreshHash: text('refresh_hash').notNull(),
  previousHash: text('previous_hash'),
  rotatedAt: time('rotated_at').notNull(),
  confirmed: boolean('confirmed').notNull().default(false),
  device: text('device').notNull(),
  createdAt: time('created_at').notNull(),
  seenAt: time('seen_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  endedAt: time('ended_at'),
})

export const accessTokens = pgTable('access_tokens', {
  hash: text('hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  source: text('source').notNull(),
  expiresAt: time('expires_at').notNull(),
})

/** The purpose that a code is valid for. */
export type CodePurpose = 'login' | 'password' | 'contact' | 'delete'

export const codeChallenges = pgTable('code_challenges', {
  id: text('id').primaryKey(),
  purpose: text('purpose').$type<CodePurpose>().notNull(),
  contact: text('contact').notNull(),
  customerId: uuid('customer_id'),
  digits: integer('digits').notNull(),
  attempts: integer('attempts').notNull().default(0),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
  ticketHash: text('ticket_hash').unique(),
  ticketUntil: time('ticket_until'),
})

export const limitCounters = pgTable('limit_counters', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: time('ends_at').notNull(),
})

export const customerAddresses = pgTable('customer_addresses', {
  id: uuid('id').primaryKey().defaultRandom(),
  customerId: uuid('customer_id').notNull(),
  address: jsonb('address').$type<Address>().notNull(),
  isDefault: boolean('is_default').notNull().default(false),
  createdAt: time('created_at').notNull().defaultNow(),
})
