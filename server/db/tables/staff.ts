import type { StaffRole } from '@rimal/contract/permissions'
import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const staffMembers = pgTable('staff_members', {
  customerId: uuid('customer_id').primaryKey(),
  role: text('role').$type<StaffRole>().notNull(),
  addedAt: time('added_at').notNull().defaultNow(),
})

export const staffAudit = pgTable('staff_audit', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  customerId: uuid('customer_id'),
  role: text('role').$type<StaffRole | 'machine'>().notNull(),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  at: time('at').notNull(),
})

export const staffPayouts = pgTable('staff_payouts', {
  key: text('key').primaryKey(),
  customerId: uuid('customer_id').notNull(),
  currency: text('currency').notNull(),
  amount: integer('amount').notNull(),
  at: time('at').notNull(),
})
