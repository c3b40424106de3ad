import type { RefundReason } from '@rimal/contract/staff/refunds'
import type { DocumentBody } from '@rimal/contract/tax/tax-documents'
import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Written once: a trigger refuses every change. */
export const invoices = pgTable('invoices', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<'invoice' | 'credit_note'>().notNull(),
  number: text('number').notNull().unique(),
  orderId: uuid('order_id').notNull(),
  credits: uuid('credits'),
  reason: text('reason').$type<CreditReason>(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  document: jsonb('document').$type<DocumentBody>().notNull(),
})

/** The invoices of placed orders that have no number yet. */
export const waitingInvoices = pgTable('waiting_invoices', {
  orderId: uuid('order_id').primaryKey(),
  position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
  year: text('year').notNull(),
  document: jsonb('document').$type<DocumentBody>().notNull(),
  messageKey: text('message_key'),
})

/** Why an invoice is taken back. */
export type CreditReason = 'order_cancelled' | RefundReason
