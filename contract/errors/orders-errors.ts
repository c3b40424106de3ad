import type { ErrorEntry } from './error-entry.ts'

/** 300–399: checkout and orders. */
export const orderErrors = {
  cart_empty: { number: 301, status: 200, en: 'Your bag is empty.', ar: 'حقيبتكِ فارغة.' },
  price_changed: {
    number: 302,
    status: 200,
    en: 'Prices or delivery changed since you last looked. Please review the new total.',
    ar: 'تغيّرت الأسعار أو رسوم التوصيل منذ آخر مرة. راجعي المجموع الجديد من فضلكِ.',
  },
  stock_changed: {
    number: 303,
    status: 200,
    en: 'A piece in your bag has just sold out. Please review your bag.',
    ar: 'نفدت للتوّ إحدى القطع في حقيبتكِ. راجعي حقيبتكِ من فضلكِ.',
  },
  shipping_unavailable: {
    number: 304,
    status: 200,
    en: 'We cannot deliver to this address in that way.',
    ar: 'لا يمكننا التوصيل إلى هذا العنوان بهذه الطريقة.',
  },
  payment_method_unavailable: {
    number: 305,
    status: 200,
    en: 'This way of paying is not available for this order.',
    ar: 'طريقة الدفع هذه غير متاحة لهذا الطلب.',
  },
  discount_used: {
    number: 306,
    status: 200,
    en: 'This discount is for a first order, or was already used with your email or phone. We removed it; please review the total.',
    ar: 'هذا الخصم للطلب الأول، أو سبق استخدامه ببريدكِ أو برقمكِ. أزلناه، فراجعي المجموع من فضلكِ.',
  },
  order_not_found: {
    number: 307,
    status: 404,
    en: 'We could not find an order with these details.',
    ar: 'لم نجد طلباً بهذه البيانات.',
  },
  order_not_payable: {
    number: 308,
    status: 200,
    en: 'This order can no longer be paid.',
    ar: 'لم يعد بالإمكان دفع هذا الطلب.',
  },
  too_many_searches: {
    number: 309,
    status: 429,
    en: 'That was tried too often. Please try again later, or log in with this email or phone: your orders are there.',
    ar: 'محاولات كثيرة. حاولي مجدداً لاحقاً، أو سجّلي الدخول بهذا البريد أو الجوال، فطلباتكِ هناك.',
  },
  order_not_cancellable: {
    number: 310,
    status: 200,
    en: 'This order can no longer be cancelled here. Write to us, and we will say what can still be done.',
    ar: 'لم يعد بالإمكان إلغاء هذا الطلب من هنا. راسلينا لنخبركِ بما يمكن فعله.',
  },
  order_step_refused: {
    number: 311,
    status: 200,
    en: 'This step does not follow from where the order stands.',
    ar: 'هذه الخطوة لا تلي ما وصل إليه الطلب.',
  },
  customer_may_still_cancel: {
    number: 312,
    status: 200,
    en: 'The customer may still cancel free of charge until {moment}. Wait until then, unless the customer asked to begin earlier.',
    ar: 'ما زال بإمكان العميل الإلغاء مجاناً حتى {moment}. يُنتظر انتهاء المهلة، إلا إذا طلب العميل الاستعجال.',
  },
  discount_expired: {
    number: 313,
    status: 200,
    en: 'An offer in your bag has just been used up. Please review the new total.',
    ar: 'نفد للتوّ أحد العروض في حقيبتكِ. راجعي المجموع الجديد من فضلكِ.',
  },
  units_unavailable: {
    number: 320,
    status: 200,
    en: 'Some of these pieces can no longer be taken out of the order. Look at it once more.',
    ar: 'بعض هذه القطع لم يعد بالإمكان إخراجها من الطلب. راجعي الطلب مرة أخرى.',
  },
  production_item_not_found: {
    number: 330,
    status: 404,
    en: 'Nothing is sewn for this line of the order.',
    ar: 'لا خياطة لهذا السطر من الطلب.',
  },
  production_step_refused: {
    number: 331,
    status: 200,
    en: 'This step does not follow from how far the piece and its order are.',
    ar: 'هذه الخطوة لا تلي ما وصلت إليه القطعة وطلبها.',
  },
  line_awaits_measurements: {
    number: 332,
    status: 200,
    en: 'A piece of this order still awaits an answer about its measurements.',
    ar: 'ما زالت إحدى قطع هذا الطلب بانتظار جواب عن قياساتها.',
  },
  shipment_step_refused: {
    number: 333,
    status: 200,
    en: 'This step does not follow from where the parcel is.',
    ar: 'هذه الخطوة لا تلي ما وصل إليه الطرد.',
  },
  too_much_held: {
    number: 335,
    status: 429,
    en: 'Several orders or visits from here are still open. Please pay for one of them, try again in ten minutes, or write to us.',
    ar: 'ما زالت هناك طلبات أو زيارات مفتوحة من هنا. أكملي دفع أحدها، أو حاولي مجدداً بعد عشر دقائق، أو راسلينا.',
  },
  order_too_large: {
    number: 336,
    status: 200,
    en: 'Orders of more than 60 pieces we arrange with you in person. Please write to us.',
    ar: 'الطلبات التي تزيد على 60 قطعة نرتّبها معكِ شخصياً. راسلينا ونهتمّ بها.',
  },
  queue_required: {
    number: 337,
    status: 200,
    en: 'Many want this piece right now. Take your place in the queue, and it lets you in when it is your turn.',
    ar: 'الإقبال كبير على هذه القطعة الآن. خذي مكانكِ في الانتظار، وستدخلين حين يأتي دوركِ.',
  },
  nothing_to_resend: {
    number: 334,
    status: 200,
    en: 'The shelf does not hold enough to send what was lost again. Count anew, or cancel the order.',
    ar: 'لا يكفي ما على الرف لإرسال ما ضاع من جديد. راجعي المخزون أو ألغي الطلب.',
  },
} as const satisfies Record<string, ErrorEntry>
