import Type, { type Static } from 'typebox'
import { appPushServices } from './app/push-services.ts'
import { notificationChannels, notificationTopics, noticePages } from './notification-topics.ts'
import { get, post } from './endpoint.ts'
import { maxPushEndpoint } from './limits.ts'
import { Instant, InLanguage, LanguageCode, Nullable, Strict, Uuid } from './shapes.ts'

const language_code = Type.Optional(LanguageCode)
const Topic = Type.Enum([...notificationTopics])
const Channel = Type.Enum([...notificationChannels])
const AppService = Type.Enum([...appPushServices])

/** A notification in the app, in the language of the caller. */
export const Notification = Type.Object({
  notificationId: Uuid,
  topic: Topic,
  title: Type.String(),
  body: Type.String(),
  /** The page that it opens; `noticePath` gives the address. */
  page: Type.Enum(Object.keys(noticePages) as (keyof typeof noticePages)[]),
  orderId: Nullable(Type.String()),
  at: Instant,
  isRead: Type.Boolean(),
})
export type Notification = Static<typeof Notification>

const Unread = Type.Object({ unread: Type.Integer() })

/**
 * An event of the live stream: the number of unread notifications, and the new ones since the last
 * event, in their order.
 */
export const NotificationsUpdate = Type.Object({
  unread: Type.Integer(),
  notifications: Type.Array(Notification),
})
export type NotificationsUpdate = Static<typeof NotificationsUpdate>

/** Which topics a customer wants on which channel. */
export const Preferences = Type.Object({
  preferences: Type.Array(
    Type.Object({
      topic: Topic,
      channel: Channel,
      wanted: Type.Boolean(),
      /** Sent whatever the customer prefers. */
      always: Type.Boolean(),
    }),
  ),
  /** The public key with which a browser subscribes at its push service (VAPID, RFC 8292). */
  pushKey: Type.String(),
  /** The services through which this shop sends notifications to the phone app. */
  appPush: Type.Array(AppService),
})
export type Preferences = Static<typeof Preferences>

const Endpoint = Type.String({ minLength: 10, maxLength: maxPushEndpoint })

/** The phone app on one phone: the token that the service of its maker gave it. */
const AppDevice = Strict({
  language_code,
  service: AppService,
  token: Type.String({ pattern: '^[A-Za-z0-9_:-]{32,1000}$' }),
})

/** Calls on a customer's notifications, preferences and push devices. */
export const notificationsApi = {
  listNotifications: get('notifications/list-notifications', {
    access: 'customer',
    summary:
      'The customer’s notifications in pages, the newest first; with `before`, the older ones.',
    query: Strict({ language_code, before: Type.Optional(Uuid) }),
    result: Type.Object({
      unread: Type.Integer(),
      notifications: Type.Array(Notification),
      hasMore: Type.Boolean(),
    }),
  }),
  markRead: post('notifications/mark-read', {
    access: 'customer',
    summary: 'Marks a notification as read.',
    body: Strict({ language_code, notificationId: Uuid }),
    result: Unread,
    errors: ['notification_not_found'],
  }),
  markAllRead: post('notifications/mark-all-read', {
    access: 'customer',
    summary: 'Marks all notifications as read.',
    body: InLanguage,
    result: Unread,
  }),
  live: get('notifications/live', {
    access: 'customer',
    summary:
      'Live notifications: first the number of unread ones, then each new notification. `after`: the last one that was received, so that none between two connections is lost.',
    perMinute: 60,
    events: true,
    query: Strict({ language_code, after: Type.Optional(Uuid) }),
    result: NotificationsUpdate,
    errors: ['too_many_requests'],
  }),
  getPreferences: get('notifications/get-preferences', {
    access: 'customer',
    summary: 'The channels of each topic.',
    query: InLanguage,
    result: Preferences,
  }),
  savePreference: post('notifications/save-preference', {
    access: 'customer',
    summary: 'Turns a channel of a topic on or off. What is always sent cannot be turned off.',
    perMinute: 120,
    body: Strict({ language_code, topic: Topic, channel: Channel, wanted: Type.Boolean() }),
    result: Preferences,
    errors: ['invalid_input'],
  }),
  allowDevice: post('notifications/allow-device', {
    access: 'customer',
    summary:
      'Subscribes this browser to push notifications for as long as the login lasts. Replaces an earlier subscription of the same browser.',
    perMinute: 30,
    body: Strict({
      language_code,
      endpoint: Endpoint,
      /** The keys of the subscription in base64url (RFC 8291). */
      p256dh: Type.String({ pattern: '^B[A-Za-z0-9_-]{86}$' }),
      auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
    }),
    result: Type.Object({}),
    errors: ['invalid_input'],
  }),
  removeDevice: post('notifications/remove-device', {
    access: 'customer',
    summary:
      'Unsubscribes this browser from push notifications. An unknown subscription is no error.',
    perMinute: 30,
    body: Strict({ language_code, endpoint: Endpoint }),
    result: Type.Object({}),
  }),
  allowAppDevice: post('notifications/allow-app-device', {
    access: 'customer',
    summary:
      'Subscribes the phone app to push notifications for as long as the login lasts. Replaces an earlier token of the same login.',
    // The app says so at each start, and a mobile carrier puts thousands of phones behind one address.
    perMinute: 600,
    body: AppDevice,
    result: Type.Object({}),
    errors: ['invalid_input', 'push_unavailable'],
  }),
  removeAppDevice: post('notifications/remove-app-device', {
    access: 'customer',
    summary: 'Unsubscribes the phone app from push notifications. An unknown token is no error.',
    perMinute: 600,
    body: AppDevice,
    result: Type.Object({}),
  }),
}
