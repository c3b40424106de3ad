import type { Word } from './word.ts'

/** Her notifications, how she hears of things, and what a browser shows her. */
export const notificationWords = {
  notifications_none_text: {
    en: 'News of your orders and of the pieces you love will stand here.',
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
      one: 'الإشعارات، واحد غير مقروء',
      two: 'الإشعارات، اثنان غير مقروءين',
      few: 'الإشعارات، {count} غير مقروءة',
      many: 'الإشعارات، {count} غير مقروءة',
      other: 'الإشعارات، {count} غير مقروءة',
    },
  },

  news_ways: { en: 'How you hear of it', ar: 'كيف نُعلمكِ' },
  news_ways_text: {
    en: 'Choose for each what reaches you, and how.',
    ar: 'اختاري لكل أمر ما يصلكِ وكيف يصلكِ.',
  },
  news_topic_orders: { en: 'Orders and delivery', ar: 'الطلبات والتوصيل' },
  news_topic_payments: { en: 'Payments and refunds', ar: 'المدفوعات والمبالغ المستردة' },
  news_topic_account: { en: 'Your account', ar: 'حسابكِ' },
  news_topic_wishes: { en: 'Pieces you love', ar: 'القطع التي أحببتِها' },
  news_topic_visits: { en: 'Home visits', ar: 'الزيارات المنزلية' },
  news_topic_reviews: { en: 'Reviews', ar: 'التقييمات' },
  news_way_app: { en: 'In this list', ar: 'في هذه القائمة' },
  news_way_email: { en: 'By email', ar: 'بالبريد' },
  news_way_push: { en: 'On my devices', ar: 'على أجهزتي' },
  news_always: {
    en: 'Letters about money and the safety of your account are always sent, receipts too.',
    ar: 'رسائل المال وأمان الحساب والإيصالات تصلكِ دائماً.',
  },

  device_title: { en: 'This device', ar: 'هذا الجهاز' },
  device_text: {
    en: 'Learn of a delivery or a returned piece even while the shop is closed here.',
    ar: 'اعرفي بوصول طلبكِ أو عودة قطعة أحببتِها حتى والمتجر مغلق هنا.',
  },
  device_allow: { en: 'Tell me on this device', ar: 'أعلموني على هذا الجهاز' },
  device_on: { en: 'This device tells you.', ar: 'هذا الجهاز يُعلمكِ.' },
  device_stop: { en: 'Stop on this device', ar: 'إيقافها على هذا الجهاز' },
  device_refused: {
    en: 'This browser was told to show none. You can allow it in the settings of the browser for this site.',
    ar: 'طُلب من هذا المتصفح ألا يعرض إشعارات. يمكنكِ السماح بها في إعدادات المتصفح لهذا الموقع.',
  },
  device_unable: {
    en: 'This browser shows no notifications. On an iPhone, add the shop to your home screen first.',
    ar: 'هذا المتصفح لا يعرض إشعارات. على الآيفون أضيفي المتجر إلى الشاشة الرئيسية أولاً.',
  },
  device_failed: {
    en: 'This device could not be set up. Please try again later.',
    ar: 'تعذّر إعداد هذا الجهاز. حاولي مجدداً لاحقاً.',
  },
} as const satisfies Record<string, Word>
