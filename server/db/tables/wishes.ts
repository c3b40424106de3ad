import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const wishes = pgTable(
  'wishes',
  {
    customerId: uuid('customer_id').notNull(),
    itemId: text('item_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.itemId] })],
)

export const sharedWishlists = pgTable('shared_wishlists', {
  customerId: uuid('customer_id').primaryKey(),
  token: text('token').notNull().unique(),
  createdAt: time('created_at').notNull(),
})
