import type { LanguageCode } from '@rimal/contract/language'
import type { StaffRole } from '@rimal/contract/permissions'
import type { ListDensity, ListName } from '@rimal/contract/staff/lists/list-columns'
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const staffMembers = pgTable('staff_members', {
  id: uuid('id').primaryKey().defaultRandom(),
  role: text('role').$type<StaffRole>().notNull(),
  addedAt: time('added_at').notNull().defaultNow(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  language: text('language').$type<LanguageCode>().notNull().default('en'),
  passwordHash: text('password_hash'),
  totpSecret: text('totp_secret'),
  totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
  passkeyHandle: text('passkey_handle'),
  removedAt: time('removed_at'),
})

export const staffInvitations = pgTable('staff_invitations', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email'),
  role: text('role').$type<StaffRole>().notNull(),
  language: text('language').$type<LanguageCode>().notNull(),
  invitedBy: uuid('invited_by'),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  totpSecret: text('totp_secret'),
  endedAt: time('ended_at'),
})

export const staffSessions = pgTable('staff_sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  staffId: uuid('staff_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  device: text('device').notNull(),
  createdAt: time('created_at').notNull(),
  seenAt: time('seen_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  provedAt: time('proved_at'),
  isMachine: boolean('is_machine').notNull().default(false),
  endedAt: time('ended_at'),
})

export const staffRecoveryCodes = pgTable('staff_recovery_codes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  staffId: uuid('staff_id').notNull(),
  finder: text('finder').notNull(),
  hash: text('hash').notNull(),
  usedAt: time('used_at'),
})

export const staffAudit = pgTable('staff_audit', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  staffId: uuid('staff_id'),
  role: text('role').$type<StaffRole | 'machine'>().notNull(),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  at: time('at').notNull(),
  reason: text('reason'),
})

export const staffListViews = pgTable('staff_list_views', {
  id: uuid('id').primaryKey().defaultRandom(),
  list: text('list').$type<ListName>().notNull(),
  staffId: uuid('staff_id').notNull(),
  name: text('name').notNull(),
  search: text('search').notNull(),
  columns: text('columns').array().notNull(),
  density: text('density').$type<ListDensity>().notNull(),
  isShared: boolean('is_shared').notNull(),
  revision: integer('revision').notNull().default(1),
  createdAt: time('created_at').notNull(),
})

export const staffListLooks = pgTable('staff_list_looks', {
  staffId: uuid('staff_id').notNull(),
  list: text('list').$type<ListName>().notNull(),
  columns: text('columns').array().notNull(),
  density: text('density').$type<ListDensity>().notNull(),
})

export const staffPayouts = pgTable('staff_payouts', {
  key: text('key').primaryKey(),
  staffId: uuid('staff_id').notNull(),
  currency: text('currency').notNull(),
  amount: integer('amount').notNull(),
  at: time('at').notNull(),
})

export const staffPasskeys = pgTable('staff_passkeys', {
  id: uuid('id').primaryKey().defaultRandom(),
  staffId: uuid('staff_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  isSynced: boolean('is_synced').notNull(),
  name: text('name').notNull(),
  createdAt: time('created_at').notNull(),
  usedAt: time('used_at'),
})

export type ChallengePurpose = 'sign_in' | 'prove' | 'add_passkey' | 'set_up_app'

export const staffChallenges = pgTable('staff_challenges', {
  id: uuid('id').primaryKey().defaultRandom(),
  purpose: text('purpose').$type<ChallengePurpose>().notNull(),
  ticketHash: text('ticket_hash'),
  sessionId: uuid('session_id'),
  value: text('value').notNull(),
  expiresAt: time('expires_at').notNull(),
})
