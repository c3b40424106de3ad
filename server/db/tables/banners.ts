import type { Text } from '@rimal/contract/language'
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const textColumn = (name: string) => jsonb(name).$type<Text>().notNull()
const time = (name: string) => timestamp(name, { withTimezone: true })

export const banners = pgTable('banners', {
  id: uuid('id').primaryKey().defaultRandom(),
  position: integer('position').notNull(),
  place: text('place').notNull(),
  title: textColumn('title'),
  text: textColumn('text'),
  linkText: textColumn('link_text'),
  target: text('target'),
  widePictureId: text('wide_picture_id'),
  tallPictureId: text('tall_picture_id'),
  startsAt: time('starts_at'),
  endsAt: time('ends_at'),
  hidden: boolean('hidden').notNull().default(false),
  revision: integer('revision').notNull().default(1),
  savedBy: uuid('saved_by'),
  savedAt: time('saved_at').notNull(),
})
