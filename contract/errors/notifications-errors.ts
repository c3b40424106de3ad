import type { ErrorEntry } from './error-entry.ts'

/** 700–749: notifications. */
export const notificationErrors = {
  notification_not_found: {
    number: 701,
    status: 404,
    en: 'This notification is not there any more.',
    ar: 'لم يعد هذا الإشعار موجوداً.',
  },
  push_unavailable: {
    number: 702,
    status: 200,
    en: 'This shop sends no notifications to phones of this kind.',
    ar: 'لا يرسل المتجر إشعارات إلى هذا النوع من الهواتف.',
  },
} as const satisfies Record<string, ErrorEntry>
