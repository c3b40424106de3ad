import type { Notification } from '@rimal/contract/notifications'

/** Notifications, the newest first, and whether there are older ones. */
export type Listed = { notifications: Notification[]; hasMore: boolean }

/** One list after the other, each notification once. */
export function merge(first: Notification[], then: Notification[]): Notification[] {
  const ids = new Set(first.map(({ notificationId }) => notificationId))
  return [...first, ...then.filter(({ notificationId }) => !ids.has(notificationId))]
}

/**
 * The first page as it is now, and below it the older ones that she had opened; without them where so
 * much has come that some would be missing between.
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
