import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    customerId: uuid('customer_id').notNull(),
    itemId: text('item_id').notNull(),
    createdAt: time('created_at').notNull(),
    seenPrice: integer('seen_price').notNull(),
    seenAvailable: boolean('seen_available').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.itemId] })],
)

export const wishlistSubscribers = pgTable('wishlist_subscribers', {
  customerId: uuid('customer_id').primaryKey(),
  createdAt: time('created_at').notNull(),
})

export const sharedWishlists = pgTable('shared_wishlists', {
  customerId: uuid('customer_id').primaryKey(),
  token: text('token').notNull().unique(),
  createdAt: time('created_at').notNull(),
})
