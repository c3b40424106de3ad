import type { ErrorEntry } from './error-entry.ts'

/** 700–749: notifications. */
export const notificationErrors = {
  notification_not_found: {
    number: 701,
    status: 404,
    en: 'This notification is not there any more.',
    ar: 'لم يعد هذا الإشعار موجوداً.',
  },
} as const satisfies Record<string, ErrorEntry>
