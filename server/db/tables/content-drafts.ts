import type { HomeContent } from '@rimal/contract/staff/home'
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const contentDrafts = pgTable('content_drafts', {
  subject: text('subject').primaryKey(),
  revision: integer('revision').notNull(),
  content: jsonb('content'),
  savedBy: uuid('saved_by'),
  savedAt: time('saved_at').notNull(),
  publishAt: time('publish_at'),
  plannedBy: uuid('planned_by'),
})

export const homeVersions = pgTable('home_versions', {
  revision: integer('revision').primaryKey(),
  content: jsonb('content').$type<HomeContent>().notNull(),
  savedBy: uuid('saved_by'),
  savedAt: time('saved_at'),
})

export const contentPreviews = pgTable(
  'content_previews',
  {
    subject: text('subject').notNull(),
    staffId: uuid('staff_id').notNull(),
    nonce: text('nonce').notNull(),
    content: jsonb('content').notNull(),
    storedAt: time('stored_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.staffId] })],
)
