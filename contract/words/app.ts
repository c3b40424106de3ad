import type { Word } from './word.ts'

/** Texts of the app for phones that are part of the app, because it may have no dictionary yet. */
export const appStartWords = {
  app_unreached: { en: 'No connection', ar: 'لا يوجد اتصال' },
  app_unreached_text: {
    en: 'The shop opens as soon as you are back online.',
    ar: 'سيفتح المتجر فور عودة الاتصال بالإنترنت.',
  },
  app_try_again: { en: 'Try again', ar: 'حاولي مرة أخرى' },
  app_update_ready: {
    en: 'A new version of the app is ready.',
    ar: 'تتوفّر نسخة جديدة من التطبيق.',
  },
  app_update: { en: 'Update', ar: 'تحديث' },
} as const satisfies Record<string, Word>

/** Texts of pages that only the app shows, or that it opens in the browser above it. */
export const appWords = {
  payment_arrived: { en: 'Your payment has arrived', ar: 'استلمنا دفعتكِ' },
  payment_back_to_app: { en: 'Back to the app', ar: 'عودي إلى التطبيق' },
  payment_back_to_app_text: {
    en: 'The app shows you how your order continues.',
    ar: 'تابعي خطوات طلبكِ التالية في التطبيق.',
  },
  picture_take: { en: 'Take a picture', ar: 'التقطي صورة' },
  picture_choose: { en: 'Choose from your photos', ar: 'اختاري من صوركِ' },
  pictures_refused: {
    en: 'The app could not open your camera or photos. You can allow it in the settings of your phone.',
    ar: 'تعذّر فتح الكاميرا أو الصور. يمكنكِ السماح بذلك من إعدادات هاتفكِ.',
  },
  device_text_in_app: {
    en: 'Hear about a delivery or a piece that is back, even when the app is closed.',
    ar: 'نُعلمكِ بوصول طلبكِ أو بتوفّر قطعة أحببتِها، حتى إن كان التطبيق مغلقاً.',
  },
  device_refused_in_app: {
    en: 'Notifications are blocked for this app. You can allow them in the settings of your phone.',
    ar: 'الإشعارات محظورة لهذا التطبيق. يمكنكِ السماح بها من إعدادات هاتفكِ.',
  },
  device_unable_in_app: {
    en: 'The shop cannot send notifications to this phone at the moment.',
    ar: 'لا يستطيع المتجر إرسال الإشعارات إلى هذا الهاتف حالياً.',
  },
} as const satisfies Record<string, Word>
