import type { HoldReason } from '@rimal/contract/production/holds'
import type { ProductionStage } from '@rimal/contract/production/production-stages'
import type { OrderStatus } from '@rimal/contract/statuses'
import { bigint, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const production = pgTable('production', {
  orderLineId: uuid('order_line_id').primaryKey(),
  state: text('state').$type<ProductionStage>().notNull(),
  tailor: text('tailor').notNull().default(''),
  dueOn: date('due_on').notNull(),
  since: time('since').notNull(),
  question: text('question'),
  overdueRemindedAt: time('overdue_reminded_at'),
})

export const productionEvents = pgTable('production_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderLineId: uuid('order_line_id').notNull(),
  fromState: text('from_state').$type<ProductionStage>(),
  toState: text('to_state').$type<ProductionStage>().notNull(),
  dueOn: date('due_on'),
  actor: text('actor').notNull(),
  note: text('note'),
  at: time('at').notNull(),
})

export const orderHolds = pgTable('order_holds', {
  id: uuid('id').primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  heldFrom: text('held_from').$type<OrderStatus>().notNull(),
  reason: text('reason').$type<HoldReason>().notNull(),
  note: text('note').notNull().default(''),
  heldAt: time('held_at').notNull(),
  reminders: integer('reminders').notNull().default(0),
  remindAt: time('remind_at'),
  releasedAt: time('released_at'),
})
