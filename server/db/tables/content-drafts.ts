import type { HomeContent } from '@rimal/contract/staff/home'
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
