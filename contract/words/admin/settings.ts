import type { Word } from '../word.ts'
import { orderSettingWords } from './setting-fields-of-orders.ts'
import { shopSettingWords } from './setting-fields-of-shop.ts'

/** Texts around the settings. */
const settingPageWords = {
  settings_lede: {
    en: 'What the shop says of itself, what it charges, and what it promises. A saved change is in the shop at once.',
    ar: 'ما يعرّف به المتجر نفسه، وما يتقاضاه، وما يعد به. كل تعديل محفوظ يظهر في المتجر فوراً.',
  },
  settings_all: { en: 'All settings', ar: 'كل الإعدادات' },
  settings_no_group: { en: 'There are no such settings.', ar: 'لا توجد إعدادات بهذا العنوان.' },
  settings_take_default: { en: 'Use the default', ar: 'استعمال القيمة الأصلية' },
  settings_force_currency: {
    en: 'Change the currency, and keep every number as it is',
    ar: 'تغيير العملة مع بقاء كل الأرقام كما هي',
  },
  settings_wrong_elsewhere: {
    en: 'This change does not fit other settings. Change those first:',
    ar: 'هذا التعديل لا يتوافق مع إعدادات أخرى يلزم تعديلها أولاً:',
  },
  settings_country_follow: { en: 'These follow the country:', ar: 'إعدادات تتبع البلد:' },
  settings_country_keep: {
    en: 'These keep their own value:',
    ar: 'إعدادات تبقى على قيمتها الخاصة:',
  },
  settings_country_instead: { en: 'instead of {value}', ar: 'بدلاً من: {value}' },
  settings_country_usual: { en: 'usual there: {value}', ar: 'المعتاد هناك: {value}' },
  settings_country_use: {
    en: '{name}: use the usual value',
    ar: '{name}: استعمال القيمة المعتادة',
  },
  settings_country_unknown: {
    en: 'The shop does not know the VAT, the time zone and the holidays of this country. They have to be set before it sells.',
    ar: 'لا يعرف المتجر ضريبة هذا البلد ومنطقته الزمنية وعطله، ويلزم ضبطها قبل البيع.',
  },
  settings_country_no_visits: {
    en: 'none until areas and time slots are chosen',
    ar: 'لا زيارات قبل اختيار المناطق والمواعيد',
  },
  settings_proposal: {
    en: 'This is only a proposal until it is confirmed or changed.',
    ar: 'هذه قيمة مقترحة إلى أن تُعتمد أو تُعدَّل.',
  },
  settings_proposal_keep: { en: 'Confirm it as it is', ar: 'اعتمادها كما هي' },
  settings_on: { en: 'On', ar: 'مفعّل' },
  settings_off: { en: 'Off', ar: 'غير مفعّل' },
  settings_item: { en: '{name} {number}', ar: '{name} {number}' },
  settings_choose: { en: 'Choose one to add', ar: 'اختيار عنصر للإضافة' },
  settings_add: { en: 'Add', ar: 'إضافة' },
  settings_nothing_chosen: { en: 'None chosen', ar: 'لم يُختر شيء' },
  settings_not_a_decimal: {
    en: 'Write a number such as 5 or 7.5.',
    ar: 'المطلوب رقم، مثل 5 أو 7.5.',
  },
  settings_provider_cash_on_delivery: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
  settings_provider_simulator: {
    en: 'Simulator (takes no money)',
    ar: 'محاكي الدفع (لا يأخذ مالاً)',
  },
  settings_unit_grams: { en: 'g', ar: 'غ' },
  settings_unit_minutes: { en: 'min', ar: 'دقيقة' },
  settings_unit_hours: { en: 'hours', ar: 'ساعة' },
  settings_unit_days: { en: 'days', ar: 'يوم' },
  settings_unit_workingDays: { en: 'days', ar: 'يوم' },
  settings_unit_percent: { en: '%', ar: '%' },

  settings_group_shop: { en: 'Shop', ar: 'المتجر' },
  settings_group_shop_lede: {
    en: 'Name, contact and social media.',
    ar: 'الاسم والتواصل وحسابات التواصل الاجتماعي.',
  },
  settings_group_announcements: { en: 'Announcements and welcome', ar: 'الإعلانات والترحيب' },
  settings_group_announcements_lede: {
    en: 'The sentences above every page, and the discount of a first order.',
    ar: 'الجمل التي تعلو كل صفحة، وخصم الطلب الأول.',
  },
  settings_group_money: { en: 'Country, currency and VAT', ar: 'البلد والعملة والضريبة' },
  settings_group_money_lede: {
    en: 'Where the shop is, the currencies of its prices, the VAT in them, and the company on invoices.',
    ar: 'بلد المتجر، وعملات الأسعار والضريبة المشمولة فيها، وبيانات الشركة في الفواتير.',
  },
  settings_group_delivery: { en: 'Delivery', ar: 'التوصيل' },
  settings_group_delivery_lede: {
    en: 'Delivery methods with their countries, prices and days.',
    ar: 'طرق التوصيل ببلدانها وأسعارها ومدّتها.',
  },
  settings_group_calendar: { en: 'Working days and hours', ar: 'أيام العمل وساعاته' },
  settings_group_calendar_lede: {
    en: 'When the shop works: every date that customers are promised counts with these days.',
    ar: 'أوقات عمل المتجر، وعليها تُحسب كل المواعيد التي يوعد بها العملاء.',
  },
  settings_group_payment: { en: 'Payment', ar: 'الدفع' },
  settings_group_payment_lede: {
    en: 'Cash on delivery, who takes which payment, and how long an unpaid order holds its units.',
    ar: 'الدفع عند الاستلام، والجهة التي تستلم كل دفعة، ومدة حجز القطع لطلب غير مدفوع.',
  },
  settings_group_orders: { en: 'Orders', ar: 'الطلبات' },
  settings_group_orders_lede: {
    en: 'How long a customer may cancel, and how orders begin.',
    ar: 'مهلة الإلغاء المتاحة للعميل، وكيف يبدأ تنفيذ الطلبات.',
  },
  settings_group_returns: { en: 'Returns and refunds', ar: 'المرتجعات والاسترداد' },
  settings_group_returns_lede: {
    en: 'How long customers may return, and what staff may refund.',
    ar: 'مهل الإرجاع، وما يمكن للفريق استرداده للعملاء.',
  },
  settings_group_visits: { en: 'Home visits', ar: 'الزيارات المنزلية' },
  settings_group_visits_lede: {
    en: 'Where and when the tailor visits customers.',
    ar: 'أماكن زيارات الخيّاط للعملاء وأوقاتها.',
  },
  settings_group_queue: { en: 'Queue before a drop', ar: 'انتظار الدور عند الطرح' },
  settings_group_queue_lede: {
    en: 'How fast shoppers are let in when many want the same piece at once.',
    ar: 'سرعة إدخال المتسوقات حين يشتدّ الطلب على القطعة نفسها.',
  },
  settings_group_messages: { en: 'Messages', ar: 'الرسائل' },
  settings_group_messages_lede: {
    en: 'Text messages, login codes, and the email that asks for a review.',
    ar: 'الرسائل النصية ورموز الدخول ورسالة طلب التقييم.',
  },
} as const satisfies Record<string, Word>

/**
 * Texts of the settings. A field has the key of its path (setting-keys.ts), its help `settings_help_…`, what a change
 * of it does `settings_effect_…`, and a choice of it the key of the field with the choice.
 */
export const settingWords = {
  ...settingPageWords,
  ...shopSettingWords,
  ...orderSettingWords,
}
