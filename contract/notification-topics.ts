/**
 * The topics and channels of notifications. No TypeBox in this file: the browser loads it. It is
 * apart from choices.ts, which every page loads.
 */

/** The topics of notifications; the customer chooses the channels of each topic. */
export const notificationTopics = [
  'orders',
  'payments',
  'account',
  'wishlist',
  'visits',
  'reviews',
] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** Emails about money and the safety of the account are sent whatever the customer prefers. */
export const topicsAlwaysByEmail = ['payments', 'account'] as const satisfies NotificationTopic[]

/**
 * `app`: the list of notifications. An `email` is sent as a text message if the customer has no
 * email address.
 */
export const notificationChannels = ['app', 'email', 'push'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/**
 * The pages that a notification can open; the address of an `order` page ends with the order's id.
 */
export const noticePages = {
  'new-delivery': 'order',
  'order-details': 'order',
  'my-account': 'plain',
  'my-credit': 'plain',
  'my-order': 'plain',
  'my-wishlist': 'plain',
  'home-service': 'plain',
  'my-visits': 'plain',
  notifications: 'plain',
} as const satisfies Record<string, 'order' | 'plain'>
export type NoticePage = keyof typeof noticePages
