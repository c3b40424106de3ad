import type { AppPushService } from '@rimal/contract/app/push-services'
import type {
  NotificationChannel,
  NotificationTopic,
  NoticePage,
} from '@rimal/contract/notification-topics'
import type { Text } from '@rimal/contract/language'
import {
  bigint,
  boolean,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey().defaultRandom(),
  position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  customerId: uuid('customer_id').notNull(),
  dedupKey: text('dedup_key').notNull().unique(),
  kind: text('kind').notNull(),
  topic: text('topic').$type<NotificationTopic>().notNull(),
  title: jsonb('title').$type<Text>().notNull(),
  body: jsonb('body').$type<Text>().notNull(),
  page: text('page').$type<NoticePage>().notNull(),
  orderId: text('order_id'),
  createdAt: time('created_at').notNull(),
  readAt: time('read_at'),
})

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: uuid('id').primaryKey().defaultRandom(),
  customerId: uuid('customer_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  endpoint: text('endpoint').notNull().unique(),
  p256dh: text('p256dh'),
  auth: text('auth'),
  language: text('language').$type<'en' | 'arb'>().notNull(),
  createdAt: time('created_at').notNull(),
  service: text('service').$type<'web' | AppPushService>().notNull().default('web'),
})

export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    customerId: uuid('customer_id').notNull(),
    topic: text('topic').$type<NotificationTopic>().notNull(),
    channel: text('channel').$type<NotificationChannel>().notNull(),
    wanted: boolean('wanted').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.topic, table.channel] })],
)
