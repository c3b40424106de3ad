import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The table is unlogged: a crash of the database empties it. */
export const callCounts = pgTable('call_counts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})
