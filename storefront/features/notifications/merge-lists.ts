import type { Notification } from '@rimal/contract/notifications'

/** Notifications, the newest first, and whether there are older ones. */
export type Listed = { notifications: Notification[]; hasMore: boolean }

/** One list after the other, each notification once. */
export function merge(first: Notification[], then: Notification[]): Notification[] {
  const ids = new Set(first.map(({ notificationId }) => notificationId))
  return [...first, ...then.filter(({ notificationId }) => !ids.has(notificationId))]
}

/**
 * Returns the current first page with the older notifications that were loaded below it; without them when so many
 * have arrived that some would be missing in between.
 */
export function renew(earlier: Listed | null, fresh: Listed): Listed {
  const known = new Set(earlier?.notifications.map(({ notificationId }) => notificationId))
  const oldest = fresh.notifications.at(-1)
  if (!earlier || !fresh.hasMore || !oldest || !known.has(oldest.notificationId)) return fresh
  return {
    notifications: merge(fresh.notifications, earlier.notifications),
    hasMore: earlier.hasMore,
  }
}
