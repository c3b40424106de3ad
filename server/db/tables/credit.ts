import type { CreditEntryKind } from '@rimal/contract/credit/credit'
import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const creditBalances = pgTable(
  'credit_balances',
  {
    customerId: uuid('customer_id').notNull(),
    currency: text('currency').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.currency] })],
)

export const creditEntries = pgTable('credit_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  customerId: uuid('customer_id').notNull(),
  currency: text('currency').notNull(),
  amount: integer('amount').notNull(),
  kind: text('kind').$type<CreditEntryKind>().notNull(),
  orderId: uuid('order_id'),
  refundId: uuid('refund_id'),
  reason: text('reason'),
  actor: text('actor').notNull(),
  key: text('key').notNull().unique(),
  at: timestamp('at', { withTimezone: true }).notNull(),
})
