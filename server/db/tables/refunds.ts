import type { RefundReason, RefundState } from '@rimal/contract/staff/refunds'
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** The part of an invoice line that is credited: a number of its units, or an amount of the delivery. */
export type ReturnedLine =
  | { position: number; quantity: number }
  | { position: number; amount: number }

export const refunds = pgTable('refunds', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  attemptId: uuid('attempt_id'),
  amount: integer('amount').notNull(),
  credit: integer('credit').notNull().default(0),
  returned: jsonb('returned').$type<ReturnedLine[]>().notNull(),
  reason: text('reason').$type<RefundReason>().notNull(),
  key: text('key').notNull().unique(),
  state: text('state').$type<RefundState>().notNull(),
  requestedBy: uuid('requested_by'),
  approvedBy: uuid('approved_by'),
  tryAfter: time('try_after'),
  createdAt: time('created_at').notNull(),
  sentAt: time('sent_at'),
})
