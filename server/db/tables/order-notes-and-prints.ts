import type { OrderPaper } from '@rimal/contract/staff/order-papers'
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** What staff write about an order for each other. */
export const orderNotes = pgTable('order_notes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid('order_id').notNull(),
  staffId: uuid('staff_id').notNull(),
  text: text('text').notNull(),
  key: text('key').notNull().unique(),
  at: time('at').notNull(),
})

export const orderPrints = pgTable('order_prints', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid('order_id').notNull(),
  staffId: uuid('staff_id').notNull(),
  paper: text('paper').$type<OrderPaper>().notNull(),
  at: time('at').notNull(),
})
