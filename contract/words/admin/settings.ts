import type { Word } from '../word.ts'

/**
 * Texts of the settings. A field has the key of its path (setting-keys.ts), its help `settings_help_…`, what a change
 * of it does `settings_effect_…`, and a choice of it the key of the field with the choice.
 */
export const settingWords = {
  admin_settings: { en: 'Settings', ar: 'الإعدادات' },
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
  settings_on: { en: 'On', ar: 'مفعّل' },
  settings_off: { en: 'Off', ar: 'غير مفعّل' },
  settings_item: { en: '{name} {number}', ar: '{name} {number}' },
  settings_up: { en: 'Up', ar: 'إلى أعلى' },
  settings_down: { en: 'Down', ar: 'إلى أسفل' },
  settings_remove: { en: 'Remove', ar: 'إزالة' },
  settings_removed: { en: 'Removed: {name}', ar: 'أُزيل: {name}' },
  settings_moved: {
    en: '{name} is now at place {place} of {count}.',
    ar: 'الموضع الحالي لـ {name}: {place} من {count}.',
  },
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
  settings_group_messages: { en: 'Messages', ar: 'الرسائل' },
  settings_group_messages_lede: {
    en: 'Text messages, login codes, and the email that asks for a review.',
    ar: 'الرسائل النصية ورموز الدخول ورسالة طلب التقييم.',
  },

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
    en: 'Decides the form of addresses and, where none is chosen, the VAT.',
    ar: 'يحدّد صيغة العناوين، ونظام الضريبة إن لم يُختر غيره.',
  },
  settings_effect_country: {
    en: 'A delivery method must reach the new country, and its VAT counts unless another one is chosen.',
    ar: 'يجب أن تصل إحدى طرق التوصيل إلى البلد الجديد، وتسري ضريبته ما لم يُختر نظام آخر.',
  },
  settings_timeZone: { en: 'Time zone', ar: 'المنطقة الزمنية' },
  settings_help_timeZone: {
    en: 'All hours and days of the shop are in this time zone.',
    ar: 'كل ساعات المتجر وأيامه بهذه المنطقة الزمنية.',
  },

  settings_announcements: { en: 'Announcements', ar: 'الإعلانات' },
  settings_help_announcements: {
    en: 'Shown in turn above every page. {code} stands for the discount code, {percent} for the welcome discount, {free_from} for the amount from which delivery is free.',
    ar: 'تظهر بالتناوب أعلى كل صفحة. يحلّ رمز الخصم مكان {code}، ونسبة خصم الترحيب مكان {percent}، والمبلغ الذي يصبح التوصيل بعده مجانياً مكان {free_from}.',
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

  settings_shipping: { en: 'Delivery methods', ar: 'طرق التوصيل' },
  settings_help_shipping: {
    en: 'Shoppers choose among the methods for their country, in this sequence. At least one must reach the country of the shop.',
    ar: 'يُختار منها ما يصل إلى بلد العميل، بهذا الترتيب. يجب أن تصل واحدة على الأقل إلى بلد المتجر.',
  },
  settings_effect_shipping: {
    en: 'Carts are priced anew at once. Orders that are placed keep their delivery price.',
    ar: 'تُسعَّر السلال من جديد فوراً، وتحتفظ الطلبات السابقة بسعر توصيلها.',
  },
  settings_shipping_one: { en: 'Delivery method', ar: 'طريقة توصيل' },
  settings_shipping_add: { en: 'Add a delivery method', ar: 'إضافة طريقة توصيل' },
  settings_shipping_title: { en: 'Name', ar: 'الاسم' },
  settings_shipping_kind: { en: 'Kind', ar: 'النوع' },
  settings_shipping_kind_courier: { en: 'Brought by a courier', ar: 'توصيل عبر شركة الشحن' },
  settings_shipping_kind_pickup: { en: 'Picked up by the customer', ar: 'استلام من المتجر' },
  settings_shipping_address: { en: 'Address of the pickup', ar: 'عنوان الاستلام' },
  settings_shipping_hours: { en: 'Hours of the pickup', ar: 'ساعات الاستلام' },
  settings_shipping_countries: { en: 'Countries', ar: 'البلدان' },
  settings_help_shipping_countries: {
    en: 'Without a country it reaches every country that no other method names.',
    ar: 'من دون تحديد بلد تصل إلى كل بلد لا تذكره طريقة أخرى.',
  },
  settings_shipping_except: { en: 'But not to', ar: 'ما عدا' },
  settings_shipping_price: { en: 'Price', ar: 'السعر' },
  settings_shipping_bands: {
    en: 'Price by weight or by total',
    ar: 'سعر حسب الوزن أو الإجمالي',
  },
  settings_shipping_bands_by: { en: 'The price follows', ar: 'يتبع السعر' },
  settings_shipping_bands_by_weight: { en: 'The weight of the order', ar: 'وزن الطلب' },
  settings_shipping_bands_by_total: {
    en: 'The total of the products, before any discount',
    ar: 'إجمالي المنتجات قبل أي خصم',
  },
  settings_shipping_bands_steps: { en: 'Steps', ar: 'الشرائح' },
  settings_help_shipping_bands_steps: {
    en: 'From low to high. Beyond the last end the method is not offered.',
    ar: 'من الأقل إلى الأعلى. بعد نهاية الشريحة الأخيرة لا تُعرض الطريقة.',
  },
  settings_shipping_bands_steps_one: { en: 'Step', ar: 'شريحة' },
  settings_shipping_bands_steps_add: { en: 'Add a step', ar: 'إضافة شريحة' },
  settings_shipping_bands_steps_upTo: { en: 'Up to', ar: 'حتى' },
  settings_help_shipping_bands_steps_upTo: {
    en: 'Left empty there is no end.',
    ar: 'إذا تُرك فارغاً فلا نهاية.',
  },
  settings_shipping_bands_steps_price: { en: 'Price', ar: 'السعر' },
  settings_shipping_freeFrom: { en: 'Free from', ar: 'مجاني ابتداءً من' },
  settings_help_shipping_freeFrom: {
    en: 'Left empty it is never free.',
    ar: 'إذا تُرك فارغاً فلا يكون مجانياً.',
  },
  settings_shipping_minDays: { en: 'Working days, at least', ar: 'أيام العمل، على الأقل' },
  settings_shipping_maxDays: { en: 'Working days, at most', ar: 'أيام العمل، على الأكثر' },
  settings_itemWeight: { en: 'Weight of a unit without its own', ar: 'وزن القطعة التي لا وزن لها' },
  settings_help_itemWeight: {
    en: 'Counts for products and sizes whose weight is not known.',
    ar: 'يُحتسب للمنتجات والمقاسات التي لم يُسجَّل وزنها.',
  },

  settings_workingDays: { en: 'Working days', ar: 'أيام العمل' },
  settings_help_workingDays: {
    en: 'Delivery and production count these days only.',
    ar: 'لا يُحتسب في التوصيل والتنفيذ غير هذه الأيام.',
  },
  settings_workingHours: { en: 'Working hours', ar: 'ساعات العمل' },
  settings_help_workingHours: {
    en: 'The hours of every working day.',
    ar: 'ساعات كل يوم من أيام العمل.',
  },
  settings_workingHours_from: { en: 'From', ar: 'من' },
  settings_workingHours_to: { en: 'To', ar: 'إلى' },
  settings_cutOffHour: { en: 'Last hour of the day for orders', ar: 'آخر ساعة لطلبات اليوم' },
  settings_help_cutOffHour: {
    en: 'An order from this full hour on counts for the next working day. 14 means two in the afternoon.',
    ar: 'الطلب ابتداءً من هذه الساعة يُحتسب ليوم العمل التالي. 14 تعني الثانية بعد الظهر.',
  },
  settings_holidays: { en: 'Holidays', ar: 'العطل' },
  settings_help_holidays: {
    en: 'Days on which the shop does not work: no delivery, no production, no visits.',
    ar: 'أيام لا يعمل فيها المتجر: لا توصيل ولا تنفيذ ولا زيارات.',
  },

  settings_cashOnDelivery: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
  settings_help_cashOnDelivery: {
    en: 'Without a country there is no cash on delivery.',
    ar: 'من دون تحديد بلد لا يتوفر الدفع عند الاستلام.',
  },
  settings_cashOnDelivery_countries: { en: 'Countries', ar: 'البلدان' },
  settings_cashOnDelivery_maxTotal: { en: 'Up to a total of', ar: 'حتى إجمالي' },
  settings_paymentRules: { en: 'Payment providers', ar: 'جهات الدفع' },
  settings_help_paymentRules: {
    en: 'In order of preference. A provider without a rule takes every order that it can. Their keys are set where the shop is installed, not here.',
    ar: 'حسب الأفضلية. الجهة التي لا قاعدة لها تستلم كل طلب ممكن. مفاتيحها تُضبط حيث ثُبّت المتجر، لا هنا.',
  },
  settings_effect_paymentRules: {
    en: 'The next payment already follows these rules. Payments that have begun stay with their provider.',
    ar: 'تسري القواعد على الدفعة التالية، وتبقى الدفعات التي بدأت لدى جهتها.',
  },
  settings_paymentRules_one: { en: 'Rule', ar: 'قاعدة' },
  settings_paymentRules_add: { en: 'Add a rule', ar: 'إضافة قاعدة' },
  settings_paymentRules_provider: { en: 'Provider', ar: 'الجهة' },
  settings_paymentRules_currencies: { en: 'Only in', ar: 'بهذه العملات فقط' },
  settings_help_paymentRules_currencies: {
    en: 'Without a currency it takes all that it can.',
    ar: 'من دون تحديد عملة تستلم كل عملة ممكنة.',
  },
  settings_paymentRules_countries: {
    en: 'Only for delivery to',
    ar: 'للتوصيل إلى هذه البلدان فقط',
  },
  settings_help_paymentRules_countries: {
    en: 'Without a country it takes orders to every country.',
    ar: 'من دون تحديد بلد تستلم الطلبات إلى كل البلدان.',
  },
  settings_reservationMinutes: {
    en: 'Units stay reserved without payment for',
    ar: 'مدة حجز القطع دون دفع',
  },
  settings_help_reservationMinutes: {
    en: 'An order that is not paid by then ends, and its units are for sale again.',
    ar: 'بعدها ينتهي الطلب غير المدفوع، وتعود قطعه إلى البيع.',
  },

  settings_cancelHours: { en: 'Time to cancel', ar: 'مهلة الإلغاء' },
  settings_help_cancelHours: {
    en: 'So many hours after ordering, the customer can cancel alone; staff begin nothing before.',
    ar: 'خلال هذه الساعات بعد الطلب يمكن للعميل الإلغاء بنفسه، ولا يبدأ الفريق شيئاً قبلها.',
  },
  settings_effect_cancelHours: {
    en: 'Counts at once, for placed orders too. A shorter time takes away what their customers were promised.',
    ar: 'تسري فوراً على الطلبات السابقة أيضاً، والمهلة الأقصر تسحب من أصحابها ما وُعدوا به.',
  },
  settings_cancelHours_ready_to_wear: { en: 'Ready-to-wear', ar: 'الملابس الجاهزة' },
  settings_cancelHours_made_to_order: { en: 'Made to order', ar: 'التفصيل عند الطلب' },
  settings_confirmsByItself: { en: 'Confirm orders automatically', ar: 'تأكيد الطلبات تلقائياً' },
  settings_help_confirmsByItself: {
    en: 'Ready-to-wear orders that were paid online are confirmed when the time to cancel is over.',
    ar: 'تُؤكَّد طلبات الملابس الجاهزة المدفوعة عبر الإنترنت عند انتهاء مهلة الإلغاء.',
  },
  settings_customLeadDays: {
    en: 'Production of a ready-to-wear product made to measure',
    ar: 'تنفيذ منتج جاهز بقياسات خاصة',
  },
  settings_help_customLeadDays: {
    en: 'In working days. Products that are made to order have days of their own.',
    ar: 'بأيام العمل. للمنتجات التي تُفصَّل عند الطلب مدّتها الخاصة.',
  },

  settings_returns: { en: 'Time to return', ar: 'مهل الإرجاع' },
  settings_help_returns: {
    en: 'Counted from the delivery. The pages of the shop that state these days must say the same.',
    ar: 'تُحسب من يوم التسليم. يجب أن تطابقها صفحات المتجر التي تذكر هذه المهل.',
  },
  settings_returns_days: { en: 'Returns of ready-to-wear', ar: 'إرجاع الملابس الجاهزة' },
  settings_returns_madeToOrderDays: {
    en: 'Alterations and claims of made to order',
    ar: 'تعديل المفصَّل عند الطلب وبلاغات العيوب',
  },
  settings_returns_handOverDays: {
    en: 'To answer a question, hand over, or appeal',
    ar: 'للرد على سؤال أو تسليم القطع أو الاعتراض',
  },
  settings_refundLimit: {
    en: 'Refunds without approval up to',
    ar: 'الاسترداد دون موافقة حتى مبلغ',
  },
  settings_help_refundLimit: {
    en: 'A higher refund waits for the approval of an owner.',
    ar: 'ما زاد عليه ينتظر موافقة المالك.',
  },
  settings_effect_refundLimit: {
    en: 'Staff with the right to refund can send this amount at once, without anybody else.',
    ar: 'يمكن لمن لديه صلاحية الاسترداد إرسال هذا المبلغ فوراً دون موافقة أحد.',
  },
  settings_refundDays: {
    en: 'Days until a refund arrives',
    ar: 'مدة وصول المبلغ المستردّ',
  },
  settings_help_refundDays: {
    en: 'In working days, as customers are told.',
    ar: 'بأيام العمل، كما يُذكر للعملاء.',
  },

  settings_homeService: { en: 'Home visits', ar: 'الزيارات المنزلية' },
  settings_help_homeService: {
    en: 'Without time slots no visit can be booked. Visits that are booked stay.',
    ar: 'من دون مواعيد لا يمكن حجز زيارة. تبقى الزيارات المحجوزة كما هي.',
  },
  settings_homeService_areas: { en: 'Areas', ar: 'المناطق' },
  settings_help_homeService_areas: {
    en: 'States or cities in English, as addresses name them. Without an area it is the whole country.',
    ar: 'أسماء الإمارات أو المناطق أو المدن بالإنجليزية كما ترد في العناوين. من دون تحديد منطقة تشمل البلد كله.',
  },
  settings_homeService_days: { en: 'Days', ar: 'الأيام' },
  settings_homeService_timeSlots: { en: 'Time slots', ar: 'المواعيد' },
  settings_homeService_timeSlots_one: { en: 'Time slot', ar: 'موعد' },
  settings_homeService_timeSlots_add: { en: 'Add a time slot', ar: 'إضافة موعد' },
  settings_homeService_timeSlots_from: { en: 'From', ar: 'من' },
  settings_homeService_timeSlots_to: { en: 'To', ar: 'إلى' },
  settings_homeService_timeSlots_capacity: { en: 'Visits on one day', ar: 'عدد الزيارات في اليوم' },
  settings_homeService_leadDays: {
    en: 'Working days before the first visit on offer',
    ar: 'أيام العمل قبل أول زيارة متاحة',
  },
  settings_homeService_daysAhead: {
    en: 'The last day on offer is in',
    ar: 'آخر يوم متاح بعد',
  },
  settings_homeService_minimumUnits: {
    en: 'Fewest units planned for a visit',
    ar: 'أقل عدد قطع للزيارة',
  },
  settings_homeService_contactWithinDays: {
    en: 'Staff call the customer within (working days)',
    ar: 'التواصل مع العميل خلال (أيام عمل)',
  },
  settings_homeService_maxUpcoming: {
    en: 'Visits that one person may have booked',
    ar: 'عدد الزيارات المحجوزة للشخص الواحد',
  },

  settings_smsCountries: { en: 'Countries of text messages', ar: 'بلدان الرسائل النصية' },
  settings_help_smsCountries: {
    en: 'Text messages go to numbers of these countries only; elsewhere emails serve. Each message costs money, so the list stays short.',
    ar: 'لا تُرسل الرسائل النصية إلا إلى أرقام هذه البلدان، ويُستعمل البريد لغيرها. لكل رسالة تكلفة، فالأفضل قائمة قصيرة.',
  },
  settings_codeDigits: { en: 'Digits of a login code', ar: 'عدد أرقام رمز الدخول' },
  settings_help_codeDigits: {
    en: 'Each further digit is ten times as hard to guess.',
    ar: 'كل رقم إضافي يجعل التخمين أصعب بعشرة أضعاف.',
  },
  settings_reviewRequestDays: {
    en: 'Days from the delivery to the email that asks for a review',
    ar: 'المدة من التسليم إلى رسالة طلب التقييم',
  },
  settings_help_reviewRequestDays: {
    en: 'It is sent once for each order.',
    ar: 'تُرسل مرة واحدة لكل طلب.',
  },
} as const satisfies Record<string, Word>
