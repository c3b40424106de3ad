/** What she is told of, and how. No TypeBox here, and apart from the lists that every page loads. */

/** What a notification is about: she chooses for each how she hears of it. */
export const newsTopics = ['orders', 'payments', 'account', 'wishes', 'visits', 'reviews'] as const
export type NewsTopic = (typeof newsTopics)[number]

/** Money and the safety of her account: their letters come whatever she prefers. */
export const topicsAlwaysByEmail = ['payments', 'account'] as const satisfies NewsTopic[]

/** `app`: the line in her notifications; the email reaches her phone where she has no email. */
export const newsChannels = ['app', 'email', 'push'] as const
export type NewsChannel = (typeof newsChannels)[number]

/** Where a notification may lead. Those of orders are below the order's id. */
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
