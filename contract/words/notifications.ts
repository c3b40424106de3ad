import type { Word } from './word.ts'

/** Notifications, their preferences, and push messages of the browser. */
export const notificationWords = {
  notifications_none_text: {
    en: 'News of your orders and the pieces you love will appear here.',
    ar: 'هنا ستجدين أخبار طلباتكِ والقطع التي أحببتِها.',
  },
  notifications_unread: {
    en: { one: '{count} unread', other: '{count} unread' },
    ar: {
      zero: 'لا جديد',
      one: 'إشعار واحد غير مقروء',
      two: 'إشعاران غير مقروءين',
      few: '{count} إشعارات غير مقروءة',
      many: '{count} إشعاراً غير مقروء',
      other: '{count} إشعار غير مقروء',
    },
  },
  notifications_all_read: { en: 'Everything is read.', ar: 'قرأتِ كل الإشعارات.' },
  notifications_read_all: { en: 'Mark all as read', ar: 'اعتبارها كلها مقروءة' },
  notifications_new: { en: 'New', ar: 'جديد' },
  notifications_open: { en: 'Open', ar: 'فتح' },
  notifications_count: {
    en: { one: 'Notifications, {count} unread', other: 'Notifications, {count} unread' },
    ar: {
      zero: 'الإشعارات',
      one: 'الإشعارات، إشعار واحد غير مقروء',
      two: 'الإشعارات، إشعاران غير مقروءين',
      few: 'الإشعارات، {count} غير مقروءة',
      many: 'الإشعارات، {count} غير مقروءة',
      other: 'الإشعارات، {count} غير مقروءة',
    },
  },

  notification_channels: { en: 'How we keep you posted', ar: 'إعدادات الرسائل والإشعارات' },
  notification_channels_text: {
    en: 'Choose what you hear about, and how.',
    ar: 'اختاري ما يصلكِ وكيف يصلكِ.',
  },
  notification_topic_orders: { en: 'Orders and delivery', ar: 'الطلبات والتوصيل' },
  notification_topic_payments: { en: 'Payments and refunds', ar: 'المدفوعات والمبالغ المستردة' },
  notification_topic_account: { en: 'Your account', ar: 'حسابكِ' },
  notification_topic_wishlist: { en: 'Pieces you love', ar: 'القطع التي أحببتِها' },
  notification_topic_visits: { en: 'Home visits', ar: 'الزيارات المنزلية' },
  notification_topic_reviews: { en: 'Reviews', ar: 'التقييمات' },
  notification_channel_app: { en: 'In this list', ar: 'في هذه القائمة' },
  notification_channel_email: { en: 'By email', ar: 'بالبريد' },
  notification_channel_push: { en: 'On my devices', ar: 'على أجهزتي' },
  notification_always: {
    en: 'Emails about payments, invoices and the security of your account are always sent.',
    ar: 'رسائل الدفع والفواتير وأمان الحساب تصلكِ دائماً.',
  },

  device_title: { en: 'This device', ar: 'هذا الجهاز' },
  device_text: {
    en: 'Hear about a delivery or a piece that is back, even when the shop is not open in your browser.',
    ar: 'نُعلمكِ بوصول طلبكِ أو بتوفّر قطعة أحببتِها، حتى إن لم تكن صفحة المتجر مفتوحة.',
  },
  device_allow: { en: 'Notify me on this device', ar: 'أعلموني على هذا الجهاز' },
  device_on: { en: 'Notifications are on for this device.', ar: 'الإشعارات مفعّلة على هذا الجهاز.' },
  device_stop: { en: 'Stop on this device', ar: 'إيقافها على هذا الجهاز' },
  device_refused: {
    en: 'Notifications are blocked in this browser. You can allow them for this site in the browser settings.',
    ar: 'الإشعارات محظورة في هذا المتصفّح. يمكنكِ السماح بها لهذا الموقع من إعدادات المتصفّح.',
  },
  device_unable: {
    en: 'This browser shows no notifications. On an iPhone, add the shop to your home screen first.',
    ar: 'هذا المتصفّح لا يعرض الإشعارات. على الآيفون أضيفي المتجر إلى الشاشة الرئيسية أولاً.',
  },
  device_failed: {
    en: 'This device could not be set up. Please try again later.',
    ar: 'تعذّر إعداد هذا الجهاز. حاولي مجدداً لاحقاً.',
  },
} as const satisfies Record<string, Word>
