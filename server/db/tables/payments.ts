import type { PaymentMethod } from '@rimal/contract/choices'
import type { Text } from '@rimal/contract/language'
import type { DiscrepancyKind } from '@rimal/contract/staff/money-kinds'
import type { AttemptState } from '@rimal/contract/statuses'
import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const paymentAttempts = pgTable('payment_attempts', {
  id: uuid('id').primaryKey().defaultRandom(),
  token: text('token').notNull().unique(),
  orderId: uuid('order_id').notNull(),
  provider: text('provider').notNull(),
  method: text('method').$type<PaymentMethod>().notNull(),
  providerRef: text('provider_ref'),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  state: text('state').$type<AttemptState>().notNull(),
  redirectUrl: text('redirect_url'),
  reason: jsonb('reason').$type<Text>(),
  expiresAt: time('expires_at').notNull(),
  askedAt: time('asked_at'),
  askAfter: time('ask_after'),
  reconciledAt: time('reconciled_at'),
  refundingSince: time('refunding_since'),
  reviewedAt: time('reviewed_at'),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
})

export const paymentEvents = pgTable('payment_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  provider: text('provider').notNull(),
  dedupKey: text('dedup_key').notNull(),
  attemptId: uuid('attempt_id'),
  body: jsonb('body').notNull(),
  receivedAt: time('received_at').notNull().defaultNow(),
  processedAt: time('processed_at'),
  outcome: text('outcome'),
  providerRef: text('provider_ref'),
  tryAfter: time('try_after'),
})

export const paymentLedger = pgTable('payment_ledger', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  attemptId: uuid('attempt_id').notNull(),
  kind: text('kind').$type<'authorize' | 'capture' | 'refund' | 'void'>().notNull(),
  provider: text('provider').notNull(),
  providerTx: text('provider_tx').notNull(),
  amount: integer('amount').notNull(),
  at: time('at').notNull().defaultNow(),
})

export const paymentDiscrepancies = pgTable('payment_discrepancies', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<DiscrepancyKind>().notNull(),
  provider: text('provider').notNull(),
  providerRef: text('provider_ref').notNull(),
  attemptId: uuid('attempt_id'),
  currency: text('currency').notNull(),
  ours: integer('ours').notNull(),
  theirs: integer('theirs').notNull(),
  foundAt: time('found_at').notNull(),
  closedAt: time('closed_at'),
  note: text('note').notNull().default(''),
})

export type SimulatorEntry = {
  kind: 'authorize' | 'capture' | 'refund' | 'void'
  tx: string
  amount: number
  /** The caller's own word for this move: the same word moves money once. */
  key: string
}

export const simulatorPayments = pgTable('simulator_payments', {
  ref: text('ref').primaryKey(),
  attempt: text('attempt').notNull().unique(),
  orderNumber: text('order_number').notNull(),
  method: text('method').$type<PaymentMethod>().notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  language: text('language').$type<'en' | 'arb'>().notNull(),
  returnUrl: text('return_url').notNull(),
  webhookUrl: text('webhook_url').notNull(),
  state: text('state').$type<AttemptState>().notNull(),
  entries: jsonb('entries').$type<SimulatorEntry[]>().notNull().default([]),
  reason: jsonb('reason').$type<Text>(),
  settleAt: time('settle_at'),
  settleAs: text('settle_as').$type<'approve' | 'notify'>(),
  tries: integer('tries').notNull().default(0),
  createdAt: time('created_at').notNull().defaultNow(),
})
