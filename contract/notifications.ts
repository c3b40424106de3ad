import Type, { type Static } from 'typebox'
import { newsChannels, newsTopics, noticePages } from './news.ts'
import { get, post } from './endpoint.ts'
import { maxPushEndpoint } from './limits.ts'
import { Instant, InLanguage, LanguageCode, Nullable, Strict, Uuid } from './shapes.ts'

const language_code = Type.Optional(LanguageCode)
const Topic = Type.Enum([...newsTopics])
const Channel = Type.Enum([...newsChannels])

export const Notification = Type.Object({
  notificationId: Uuid,
  topic: Topic,
  title: Type.String(),
  body: Type.String(),
  /** Where opening it leads; `noticePath` says at which address. */
  page: Type.Enum(Object.keys(noticePages) as (keyof typeof noticePages)[]),
  orderId: Nullable(Type.String()),
  at: Instant,
  isRead: Type.Boolean(),
})
export type Notification = Static<typeof Notification>

const Unread = Type.Object({ unread: Type.Integer() })

/** What an open page hears: how many are unread, and those that are new since it last heard, in their order. */
export const News = Type.Object({
  unread: Type.Integer(),
  notifications: Type.Array(Notification),
})
export type News = Static<typeof News>

export const Preferences = Type.Object({
  preferences: Type.Array(
    Type.Object({
      topic: Topic,
      channel: Channel,
      wanted: Type.Boolean(),
      /** Sent whatever she prefers. */
      always: Type.Boolean(),
    }),
  ),
  /** With which a browser asks its push service for an address of ours alone. */
  pushKey: Type.String(),
})
export type Preferences = Static<typeof Preferences>

const Endpoint = Type.String({ minLength: 10, maxLength: maxPushEndpoint })

export const notificationsApi = {
  listNotifications: get('notifications/list-notifications', {
    access: 'customer',
    summary: 'Her notifications, the newest first, in pages; those older than the one named.',
    query: Strict({ language_code, before: Type.Optional(Uuid) }),
    result: Type.Object({
      unread: Type.Integer(),
      notifications: Type.Array(Notification),
      hasMore: Type.Boolean(),
    }),
  }),
  markRead: post('notifications/mark-read', {
    access: 'customer',
    summary: 'She has opened one.',
    body: Strict({ language_code, notificationId: Uuid }),
    result: Unread,
    errors: ['notification_not_found'],
  }),
  markAllRead: post('notifications/mark-all-read', {
    access: 'customer',
    summary: 'She has seen them all.',
    body: InLanguage,
    result: Unread,
  }),
  live: get('notifications/live', {
    access: 'customer',
    summary:
      'News as it comes: how many are unread at once, then each new notification. `after`: the last one that was heard, so that none between two connections is lost.',
    perMinute: 60,
    events: true,
    query: Strict({ language_code, after: Type.Optional(Uuid) }),
    result: News,
    errors: ['too_many_requests'],
  }),
  getPreferences: get('notifications/get-preferences', {
    access: 'customer',
    summary: 'How she hears of each topic.',
    query: InLanguage,
    result: Preferences,
  }),
  savePreference: post('notifications/save-preference', {
    access: 'customer',
    summary: 'Whether she hears of a topic in one way. What is always sent cannot be refused.',
    perMinute: 120,
    body: Strict({ language_code, topic: Topic, channel: Channel, wanted: Type.Boolean() }),
    result: Preferences,
    errors: ['invalid_input'],
  }),
  allowDevice: post('notifications/allow-device', {
    access: 'customer',
    summary:
      'This browser shows her notifications for as long as the login lasts. Takes the place of what the same browser said before.',
    perMinute: 30,
    body: Strict({
      language_code,
      endpoint: Endpoint,
      /** The keys of the subscription, in base64url. */
      p256dh: Type.String({ pattern: '^B[A-Za-z0-9_-]{86}$' }),
      auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
    }),
    result: Type.Object({}),
    errors: ['invalid_input'],
  }),
  forgetDevice: post('notifications/forget-device', {
    access: 'customer',
    summary: 'This browser shows none any more. One that is not known is no error.',
    perMinute: 30,
    body: Strict({ language_code, endpoint: Endpoint }),
    result: Type.Object({}),
  }),
}
