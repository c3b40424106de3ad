import type { Word } from '../word.ts'

/** Texts of the settings of what the shop promises: delivery, payment, orders, returns, visits and messages. */
export const orderSettingWords = {
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
    en: 'In order of preference. A provider without a rule takes every order that it can. Providers and their keys are set here:',
    ar: 'حسب الأفضلية. الجهة التي لا قاعدة لها تستلم كل طلب ممكن. تُضبط الجهات ومفاتيحها هنا:',
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
    en: 'A higher refund waits for the approval of an owner, and only an owner cancels an order that returns or releases more.',
    ar: 'ما زاد عليه ينتظر موافقة المالك، ولا يلغي إلا المالك طلباً يُعاد منه مبلغ أكبر أو يُرفع الحجز عنه.',
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
    en: 'States or cities. One that is not proposed is written in English, as addresses name it. Without an area it is the whole country.',
    ar: 'مناطق أو مدن من الأسماء المقترحة، وما ليس منها يُكتب بالإنجليزية كما يرد في العناوين. من دون تحديد منطقة تشمل البلد كله.',
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

  settings_queue: { en: 'Queue', ar: 'الانتظار' },
  settings_help_queue: {
    en: 'Which products have a queue is chosen on the page of each product.',
    ar: 'تُختار القطع التي لها انتظار من صفحة كل منتج.',
  },
  settings_queue_wholeShop: { en: 'A queue before the whole shop', ar: 'انتظار قبل المتجر كله' },
  settings_help_queue_wholeShop: {
    en: 'Everybody can look around; adding to the bag waits for its turn.',
    ar: 'يبقى التصفّح متاحاً للجميع، وتنتظر الإضافة إلى الحقيبة دورها.',
  },
  settings_queue_byLoad: {
    en: 'A queue before the whole shop when it is overloaded',
    ar: 'انتظار قبل المتجر كله عند الضغط الشديد',
  },
  settings_help_queue_byLoad: {
    en: 'It begins when the shop has been at its limit for 15 seconds, and ends by itself about five minutes after that is over. What is in the bag already can be ordered.',
    ar: 'يبدأ حين يعمل المتجر بأقصى طاقته 15 ثانية متواصلة، وينتهي وحده بعد زوال الضغط بنحو خمس دقائق. ويبقى طلب ما في الحقيبة متاحاً.',
  },
  settings_queue_by_hand: {
    en: 'The queue before the whole shop is on.',
    ar: 'الانتظار قبل المتجر كله قائم الآن.',
  },
  settings_queue_by_load: {
    en: 'The shop was overloaded: the queue before the whole shop has been on since {since}. It ends by itself, but not before {until}. To end it now, switch off “{setting}” and save.',
    ar: 'تعرّض المتجر لضغط شديد، والانتظار قبل المتجر كله قائم منذ {since}. ينتهي وحده، وأقرب موعد لذلك {until}. ولإنهائه الآن يُلغى خيار «{setting}» ثم تُحفظ الإعدادات.',
  },
  settings_queue_perMinute: { en: 'Shoppers let in each minute', ar: 'عدد الداخلات في الدقيقة' },
  settings_help_queue_perMinute: {
    en: 'Each queue counts for itself. Who is let in may still find that a piece has sold out.',
    ar: 'يُحسب لكل انتظار على حدة. قد تنفد القطعة حتى بعد الدخول.',
  },
  settings_queue_minutes: { en: 'Time to add to the bag', ar: 'مهلة الإضافة إلى الحقيبة' },
  settings_help_queue_minutes: {
    en: 'Counted from the entry; for the order itself there are 30 minutes more.',
    ar: 'تُحسب من لحظة الدخول، وتُضاف إليها 30 دقيقة لإتمام الطلب.',
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
