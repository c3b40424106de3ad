import type { Word } from '../word.ts'

/** Texts of the list that leads an owner through setting up the shop. */
export const setupWords = {
  setup_title: { en: 'Before the shop opens', ar: 'قبل افتتاح المتجر' },
  setup_progress: { en: '{done} of {count} done', ar: 'أُنجز {done} من {count}' },
  setup_done: { en: 'Done', ar: 'تم' },
  setup_open: { en: 'To do', ar: 'بانتظار الإنجاز' },
  setup_missing: { en: 'Missing: {parts}.', ar: 'ينقص: {parts}.' },
  setup_missing_cash: {
    en: 'Cash on delivery is on with proposed countries and a proposed limit. Confirm or change them, or connect a provider for cards.',
    ar: 'الدفع عند الاستلام مفعّل ببلدان وحدّ مقترحين. يلزم اعتمادهما أو تعديلهما، أو ربط جهة دفع للبطاقات.',
  },
  setup_missing_cash_countries: {
    en: 'Cash on delivery has no country, so nobody can pay. Choose one, or connect a provider for cards.',
    ar: 'لا بلد للدفع عند الاستلام، فلا يمكن الدفع. يلزم اختيار بلد، أو ربط جهة دفع للبطاقات.',
  },
  setup_missing_provider: {
    en: 'Nothing takes a payment yet. Connect a provider for cards, or switch cash on delivery on.',
    ar: 'لا توجد وسيلة دفع بعد. يلزم ربط جهة دفع للبطاقات، أو تفعيل الدفع عند الاستلام.',
  },
  setup_contact: { en: 'Name and contact', ar: 'الاسم وبيانات التواصل' },
  setup_contact_hint: {
    en: 'The name stands over every page. Messages of customers go to the email.',
    ar: 'يظهر الاسم أعلى كل صفحة، وتصل رسائل العملاء إلى البريد الإلكتروني.',
  },
  setup_country: { en: 'Country, currency and VAT', ar: 'البلد والعملة والضريبة' },
  setup_country_hint: {
    en: 'Prices are in the currency of the shop, and invoices name the company, its address and its tax number.',
    ar: 'تُعرض الأسعار بعملة المتجر، وتُذكر في الفواتير الشركة وعنوانها ورقمها الضريبي.',
  },
  setup_delivery: { en: 'Delivery', ar: 'التوصيل' },
  setup_delivery_hint: {
    en: 'The prices and days in the shop now are only a proposal, to be confirmed or changed.',
    ar: 'الأسعار والمدد الحالية مقترحة فقط، ويلزم اعتمادها أو تعديلها.',
  },
  setup_payment: { en: 'Payment', ar: 'الدفع' },
  setup_type: { en: 'A type of product', ar: 'نوع للمنتجات' },
  setup_type_hint: {
    en: 'Every product has a type: the menu and the home page list them.',
    ar: 'لكل منتج نوع، وتُعرض الأنواع في القائمة والصفحة الرئيسية.',
  },
  setup_product: { en: 'A first product', ar: 'أول منتج' },
  setup_product_hint: {
    en: 'It stays a draft that no shopper sees.',
    ar: 'يبقى مسودة لا تظهر في المتجر.',
  },
  setup_published: { en: 'A published product', ar: 'منتج منشور' },
  setup_published_hint: {
    en: 'Until then the home page says that the shop opens soon.',
    ar: 'حتى ذلك الحين تعلن الصفحة الرئيسية قرب الافتتاح.',
  },
  setup_access: { en: 'A way back in', ar: 'طريقة بديلة للدخول' },
  setup_access_hint: {
    en: 'Recovery codes or a second owner, for the day a phone is lost.',
    ar: 'رموز استعادة أو مالك ثانٍ، تحسّباً لفقدان الهاتف.',
  },
} as const satisfies Record<string, Word>
