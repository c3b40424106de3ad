import { type NoticePage, noticePages } from './news.ts'

/**
 * The address within the shop to which a notification leads, without its language. What came from
 * outside, as from a push service, leads to known pages only.
 */
export function noticePath({ page, orderId }: { page: string; orderId?: string | null }): string {
  const kind = Object.hasOwn(noticePages, page) ? noticePages[page as NoticePage] : undefined
  if (kind === 'plain') return `/${page}`
  if (kind === 'order' && orderId && /^[\w-]{1,64}$/.test(orderId)) return `/${page}/${orderId}`
  return '/notifications'
}
