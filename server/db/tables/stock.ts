import type { StockMovementKind } from '@rimal/contract/stock/stock-kinds'
import type { Text } from '@rimal/contract/language'
import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const stockLocations = pgTable('stock_locations', {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Text>().notNull(),
})

export const stockMovements = pgTable('stock_movements', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  sku: text('sku').notNull(),
  location: text('location').notNull().default('main'),
  quantity: integer('quantity').notNull(),
  kind: text('kind').$type<StockMovementKind>().notNull(),
  orderId: uuid('order_id'),
  note: text('note'),
  staffId: uuid('staff_id'),
  key: uuid('key'),
  stockAfter: integer('stock_after').notNull(),
  counted: integer('counted'),
  expected: integer('expected'),
  at: timestamp('at', { withTimezone: true }).notNull(),
})
