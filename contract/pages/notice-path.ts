import { type NoticePage, noticePages } from '../notification-topics.ts'

/**
 * The address that a notification opens, without the language prefix. Notifications from outside,
 * such as from a push service, lead to known pages only.
 */
export function noticePath({ page, orderId }: { page: string; orderId?: string | null }): string {
  const kind = Object.hasOwn(noticePages, page) ? noticePages[page as NoticePage] : undefined
  if (kind === 'plain') return `/${page}`
  if (kind === 'order' && orderId && /^[\w-]{1,64}$/.test(orderId)) return `/${page}/${orderId}`
  return '/notifications'
}
