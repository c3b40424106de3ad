import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { Notification } from '@rimal/contract/notifications'
import type { notifications } from '../../../db/tables/notifications.ts'

/** Returns a notification as the customer reads it. */
export function showNotification(
  line: typeof notifications.$inferSelect,
  language: LanguageCode,
): Notification {
  const { id, topic, title, body, page, orderId, createdAt, readAt } = line
  return {
    notificationId: id,
    topic,
    title: textIn(title, language),
    body: textIn(body, language),
    page,
    orderId,
    at: createdAt.toISOString(),
    isRead: readAt !== null,
  }
}
