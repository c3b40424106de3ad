import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const reviewPictures = pgTable('review_pictures', {
  id: uuid('id').primaryKey().defaultRandom(),
  orderLineId: uuid('order_line_id').notNull(),
  reviewId: uuid('review_id'),
  position: integer('position').notNull().default(0),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  color: text('color').notNull(),
  preview: text('preview').notNull(),
  createdAt: time('created_at').notNull(),
  removedAt: time('removed_at'),
})

export const reviewRequests = pgTable('review_requests', {
  orderId: uuid('order_id').primaryKey(),
  askedAt: time('asked_at').notNull(),
})
