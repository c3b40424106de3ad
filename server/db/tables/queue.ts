import { bigint, integer, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const queues = pgTable('queues', {
  id: text('id').primaryKey(),
  round: bigint('round', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  numbered: integer('numbered').notNull().default(0),
  admitted: integer('admitted').notNull().default(0),
  credit: real('credit').notNull().default(1),
  advancedAt: time('advanced_at').notNull(),
  onSince: time('on_since'),
  onUntil: time('on_until'),
})

export const queuePlaces = pgTable('queue_places', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  queueId: text('queue_id').notNull(),
  guestId: text('guest_id'),
  customerId: uuid('customer_id'),
  joinedAt: time('joined_at').notNull(),
  number: integer('number'),
  admittedUntil: time('admitted_until'),
  orderUntil: time('order_until'),
})
