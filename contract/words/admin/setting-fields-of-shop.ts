import type { Word } from '../word.ts'

/** Texts of the settings of what the shop is: its name, contact, country, announcements and money. */
export const shopSettingWords = {
  settings_name: { en: 'Name of the shop', ar: 'اسم المتجر' },
  settings_help_name: {
    en: 'Stands in the head of every page, in emails and in search results.',
    ar: 'يظهر في أعلى كل صفحة، وفي الرسائل ونتائج البحث.',
  },
  settings_contact: { en: 'Contact', ar: 'التواصل' },
  settings_help_contact: {
    en: 'Shown at the foot of every page and in emails. What is empty is left out.',
    ar: 'تظهر أسفل كل صفحة وفي الرسائل. ما يُترك فارغاً لا يظهر.',
  },
  settings_contact_phone: { en: 'Phone', ar: 'الهاتف' },
  settings_contact_whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  settings_contact_email: { en: 'Email', ar: 'البريد الإلكتروني' },
  settings_contact_hours: { en: 'Opening hours, as a sentence', ar: 'ساعات العمل، بجملة' },
  settings_contact_address: { en: 'Address', ar: 'العنوان' },
  settings_socials: { en: 'Social media', ar: 'حسابات التواصل الاجتماعي' },
  settings_help_socials: {
    en: 'Links at the foot of every page.',
    ar: 'روابط تظهر أسفل كل صفحة.',
  },
  settings_socials_one: { en: 'Link', ar: 'رابط' },
  settings_socials_add: { en: 'Add a link', ar: 'إضافة رابط' },
  settings_socials_name: { en: 'Name', ar: 'الاسم' },
  settings_socials_url: { en: 'Address, beginning with https://', ar: 'الرابط، ويبدأ بـ https://' },
  settings_country: { en: 'Country of the shop', ar: 'بلد المتجر' },
  settings_help_country: {
    en: 'Decides the form of addresses, and the values of all settings that have none of their own: currency, VAT, time zone, holidays, delivery and more.',
    ar: 'يحدّد صيغة العناوين وقيم الإعدادات التي لم تُضبط بعد: العملة والضريبة والمنطقة الزمنية والعطل والتوصيل وغيرها.',
  },
  settings_effect_country: {
    en: 'With the next save, settings without a value of their own follow the new country. The others stay as they are.',
    ar: 'عند الحفظ تتبع البلد الجديد كل الإعدادات التي لا قيمة خاصة لها، وتبقى الأخرى كما هي.',
  },
  settings_timeZone: { en: 'Time zone', ar: 'المنطقة الزمنية' },
  settings_help_timeZone: {
    en: 'All hours and days of the shop are in this time zone.',
    ar: 'كل ساعات المتجر وأيامه بهذه المنطقة الزمنية.',
  },

  settings_announcements: { en: 'Announcements', ar: 'الإعلانات' },
  settings_help_announcements: {
    en: 'Shown above every page, on a phone the first one only. {code} stands for the discount code, {percent} for the welcome discount, {free_from} for the amount from which delivery is free.',
    ar: 'تظهر أعلى كل صفحة، وعلى الهاتف تظهر الأولى وحدها. يحلّ رمز الخصم مكان {code}، ونسبة خصم الترحيب مكان {percent}، والمبلغ الذي يصبح التوصيل بعده مجانياً مكان {free_from}.',
  },
  settings_announcements_one: { en: 'Announcement', ar: 'إعلان' },
  settings_announcements_add: { en: 'Add an announcement', ar: 'إضافة إعلان' },
  settings_announcements_text: { en: 'Sentence', ar: 'الجملة' },
  settings_announcements_code: { en: 'Discount code', ar: 'رمز الخصم' },
  settings_help_announcements_code: {
    en: 'Needed only where the sentence names {code}, in both languages.',
    ar: 'لازم فقط إذا وردت {code} في الجملة باللغتين.',
  },
  settings_announcements_needs: { en: 'Shown only while there is', ar: 'يظهر فقط عند توفّر' },
  settings_announcements_needs_unset: { en: 'Always shown', ar: 'يظهر دائماً' },
  settings_announcements_needs_card: { en: 'Payment by card', ar: 'الدفع بالبطاقة' },
  settings_announcements_needs_net_banking: {
    en: 'Payment by online banking',
    ar: 'الدفع عبر البنك',
  },
  settings_announcements_needs_pay_in_4: { en: 'Payment in four', ar: 'الدفع على أربع دفعات' },
  settings_announcements_needs_cash_on_delivery: {
    en: 'Cash on delivery',
    ar: 'الدفع عند الاستلام',
  },
  settings_announcements_needs_welcome_discount: { en: 'A welcome discount', ar: 'خصم ترحيب' },
  settings_announcements_countries: {
    en: 'Shown only for delivery to',
    ar: 'يظهر فقط عند التوصيل إلى',
  },
  settings_help_announcements_countries: {
    en: 'Without a country it is shown to everybody.',
    ar: 'من دون تحديد بلد يظهر للجميع.',
  },
  settings_announcements_link: { en: 'Leads to', ar: 'يؤدي إلى' },
  settings_announcements_link_unset: { en: 'No link', ar: 'دون رابط' },
  settings_help_announcements_link: {
    en: 'A sentence with a discount code puts the code into the bag instead.',
    ar: 'الجملة التي تتضمن رمز خصم تضيف الرمز إلى الحقيبة بدلاً من ذلك.',
  },
  settings_announcements_from: { en: 'From', ar: 'من' },
  settings_announcements_until: { en: 'Until', ar: 'حتى' },
  settings_help_announcements_until: {
    en: 'Empty fields set no limit. The sentence appears and goes by itself.',
    ar: 'الحقول الفارغة لا تضع حدّاً. تظهر الجملة وتختفي من تلقاء نفسها.',
  },
  settings_welcomeDiscount: { en: 'Welcome discount', ar: 'خصم الترحيب' },
  settings_help_welcomeDiscount: {
    en: 'Reduces the first order of every customer. Without a percentage there is no welcome discount.',
    ar: 'يخفّض أول طلب لكل عميل. من دون نسبة لا يوجد خصم ترحيب.',
  },
  settings_welcomeDiscount_code: { en: 'Code', ar: 'الرمز' },
  settings_help_welcomeDiscount_code: {
    en: 'Capital letters, digits and hyphens, at least three.',
    ar: 'حروف لاتينية كبيرة وأرقام وشرطات، ثلاثة على الأقل.',
  },
  settings_welcomeDiscount_percent: { en: 'Percentage', ar: 'النسبة' },

  settings_currency: { en: 'Currency of the shop', ar: 'عملة المتجر' },
  settings_help_currency: {
    en: 'Prices, limits and discounts are in this currency.',
    ar: 'الأسعار والحدود والخصومات بهذه العملة.',
  },
  settings_effect_currency: {
    en: 'Every number stays: a price of 420 is then 420 of the new currency. Set all prices, delivery prices, limits and discounts anew afterwards.',
    ar: 'تبقى كل الأرقام: سعر 420 يصبح 420 بالعملة الجديدة. يلزم بعدها ضبط الأسعار وأسعار التوصيل والحدود والخصومات من جديد.',
  },
  settings_otherCurrencies: { en: 'Other currencies', ar: 'عملات أخرى' },
  settings_help_otherCurrencies: {
    en: 'Shoppers can also buy in these, at prices that each product has of its own.',
    ar: 'يمكن الشراء بها أيضاً، بأسعار خاصة بها لكل منتج.',
  },
  settings_effect_otherCurrencies: {
    en: 'Carts in a currency that is taken out continue in the currency of the shop.',
    ar: 'تتحوّل السلال التي كانت بعملة أُزيلت إلى عملة المتجر.',
  },
  settings_otherCurrencies_one: { en: 'Currency', ar: 'عملة' },
  settings_otherCurrencies_add: { en: 'Add a currency', ar: 'إضافة عملة' },
  settings_otherCurrencies_currency: { en: 'Currency', ar: 'العملة' },
  settings_otherCurrencies_rate: {
    en: 'One unit of it in the currency of the shop',
    ar: 'قيمة الوحدة منها بعملة المتجر',
  },
  settings_help_otherCurrencies_rate: {
    en: 'For tax documents only, which must state both amounts. For example 12.05.',
    ar: 'للمستندات الضريبية فقط، إذ يجب أن تذكر المبلغين. مثال: 12.05.',
  },
  settings_otherCurrencies_maxCash: {
    en: 'Cash on delivery up to',
    ar: 'الدفع عند الاستلام حتى مبلغ',
  },
  settings_otherCurrencies_refundLimit: {
    en: 'Refunds without approval up to',
    ar: 'الاسترداد دون موافقة حتى مبلغ',
  },
  settings_otherCurrencies_shipping: { en: 'Delivery prices', ar: 'أسعار التوصيل' },
  settings_help_otherCurrencies_shipping: {
    en: 'A delivery method that is not here is not offered in this currency.',
    ar: 'طريقة التوصيل التي لا تُذكر هنا لا تُعرض بهذه العملة.',
  },
  settings_otherCurrencies_shipping_one: { en: 'Delivery price', ar: 'سعر توصيل' },
  settings_otherCurrencies_shipping_add: { en: 'Add a delivery price', ar: 'إضافة سعر توصيل' },
  settings_otherCurrencies_shipping_id: { en: 'Delivery method', ar: 'طريقة التوصيل' },
  settings_vat: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
  settings_help_vat: {
    en: 'VAT is included in every price. The rules decide what invoices look like.',
    ar: 'الضريبة مشمولة في كل سعر، والنظام يحدّد شكل الفواتير.',
  },
  settings_effect_vat: {
    en: 'New orders are charged and invoiced by these rules. Orders that are placed keep theirs.',
    ar: 'تُحسب الطلبات الجديدة وفواتيرها بهذا النظام، وتحتفظ الطلبات السابقة بنظامها.',
  },
  settings_vat_regime: { en: 'Rules', ar: 'النظام' },
  settings_vat_regime_unset: { en: 'Those of the country of the shop', ar: 'نظام بلد المتجر' },
  settings_vat_regime_uae: { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' },
  settings_vat_regime_ksa: { en: 'Saudi Arabia', ar: 'المملكة العربية السعودية' },
  settings_vat_regime_inclusive: { en: 'Another country', ar: 'بلد آخر' },
  settings_vat_regime_none: { en: 'The shop charges no VAT', ar: 'لا يتقاضى المتجر ضريبة' },
  settings_vat_percent: { en: 'Rate', ar: 'النسبة' },
  settings_help_vat_percent: {
    en: 'Left empty it is the rate of the rules.',
    ar: 'إذا تُركت فارغة فهي نسبة النظام.',
  },
  settings_vat_rounding: { en: 'Rounding', ar: 'التقريب' },
  settings_vat_rounding_unset: { en: 'As the rules say', ar: 'كما يحدّد النظام' },
  settings_vat_rounding_line: { en: 'On every line', ar: 'لكل سطر' },
  settings_vat_rounding_total: { en: 'Once, on the total', ar: 'مرة واحدة للإجمالي' },
  settings_seller: { en: 'Company', ar: 'الشركة' },
  settings_help_seller: {
    en: 'Who sells, as invoices must say it.',
    ar: 'بيانات البائع كما يجب أن تظهر في الفواتير.',
  },
  settings_seller_name: { en: 'Name of the company', ar: 'اسم الشركة' },
  settings_seller_address: { en: 'Address of the company', ar: 'عنوان الشركة' },
  settings_seller_taxNumber: { en: 'Tax number', ar: 'الرقم الضريبي' },
  settings_help_seller_taxNumber: {
    en: 'Fifteen digits in the Emirates and in Saudi Arabia.',
    ar: 'خمسة عشر رقماً في الإمارات والسعودية.',
  },
} as const satisfies Record<string, Word>
