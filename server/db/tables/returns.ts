import type { RefundMethod } from '@rimal/contract/staff/refunds'
import type {
  ReturnCondition,
  ReturnKind,
  ReturnOutcome,
  ReturnReason,
  ReturnState,
} from '@rimal/contract/returns/return-states'
import { bigint, boolean, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const orderReturns = pgTable('order_returns', {
  id: uuid('id').primaryKey(),
  number: text('number').notNull().unique(),
  token: text('token').notNull().unique(),
  orderId: uuid('order_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  kind: text('kind').$type<ReturnKind>().notNull(),
  state: text('state').$type<ReturnState>().notNull(),
  outcome: text('outcome').$type<ReturnOutcome>(),
  reason: text('reason').$type<ReturnReason>().notNull(),
  note: text('note').notNull().default(''),
  worth: integer('worth'),
  dueAt: time('due_at'),
  overdueRemindedAt: time('overdue_reminded_at'),
  question: text('question'),
  answer: text('answer'),
  refusedFor: text('refused_for'),
  appeal: text('appeal'),
  pickupOn: date('pickup_on'),
  holds: boolean('holds').notNull().default(false),
  refunded: integer('refunded'),
  paidHow: text('paid_how'),
  refundTo: text('refund_to').$type<RefundMethod>(),
  createdAt: time('created_at').notNull(),
})

export const returnLines = pgTable('return_lines', {
  id: uuid('id').primaryKey().defaultRandom(),
  returnId: uuid('return_id').notNull(),
  orderLineId: uuid('order_line_id').notNull(),
  position: integer('position').notNull(),
  quantity: integer('quantity').notNull(),
  wantedSku: text('wanted_sku'),
  condition: text('condition').$type<ReturnCondition>(),
})

export const returnEvents = pgTable('return_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  returnId: uuid('return_id').notNull(),
  fromState: text('from_state').$type<ReturnState>(),
  toState: text('to_state').$type<ReturnState>().notNull(),
  actor: text('actor').notNull(),
  reason: text('reason'),
  at: time('at').notNull(),
})

export const returnPictures = pgTable('return_pictures', {
  id: uuid('id').primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  returnId: uuid('return_id'),
  position: integer('position').notNull().default(0),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  color: text('color').notNull(),
  preview: text('preview').notNull(),
  createdAt: time('created_at').notNull(),
  removedAt: time('removed_at'),
})
