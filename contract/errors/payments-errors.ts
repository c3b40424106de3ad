import type { ErrorEntry } from './error-entry.ts'

/** 400–499: payments. */
export const paymentErrors = {
  payment_not_found: {
    number: 401,
    status: 404,
    en: 'We could not find this payment.',
    ar: 'لم نجد عملية الدفع هذه.',
  },
  payment_provider_down: {
    number: 402,
    status: 200,
    en: 'The payment page does not answer just now. Nothing was charged; please try again or choose another way.',
    ar: 'صفحة الدفع لا تستجيب الآن. لم يُسحب أي مبلغ؛ حاولي مجدداً أو اختاري طريقة أخرى.',
  },
  payment_under_review: {
    number: 404,
    status: 200,
    en: 'We are checking the payment for this order. Please do not pay again; we will write to you.',
    ar: 'نراجع عملية الدفع لهذا الطلب. لا تدفعي مرة أخرى من فضلكِ، وسنراسلكِ.',
  },
  connection_of_machine: {
    number: 430,
    status: 200,
    en: 'The settings of the machine set this connection. Only they can change it.',
    ar: 'هذا الربط محدّد في إعدادات الخادم، ولا يتغيّر إلا منها.',
  },
  connection_in_use: {
    number: 431,
    status: 200,
    en: 'These keys are still needed: the connection is on or was until a minute ago, or payments of the last 180 days need them. Switch it off, and refund those payments or wait. New keys of the same account are accepted at any time.',
    ar: 'ما زالت هذه المفاتيح مطلوبة: الربط مفعّل أو أُوقف قبل أقل من دقيقة، أو تحتاج إليها مدفوعات آخر 180 يوماً. يمكن إيقاف الربط ثم ردّ تلك المدفوعات أو الانتظار. أما المفاتيح الجديدة للحساب نفسه فتُقبل في أي وقت.',
  },
  /** The provider did not answer in time, or not as it should; nothing was saved. */
  connection_unanswered: {
    number: 432,
    status: 200,
    en: 'The provider did not answer the test in time, so nothing was saved. Check the address, or try again in a while.',
    ar: 'لم تردّ الجهة على الاختبار في الوقت المتاح، فلم يُحفظ شيء. يلزم التحقق من العنوان أو إعادة المحاولة بعد قليل.',
  },
  discrepancy_not_found: {
    number: 405,
    status: 404,
    en: 'There is no such difference open.',
    ar: 'لا يوجد فرق مفتوح بهذا الرقم.',
  },
  refund_refused: {
    number: 406,
    status: 200,
    en: 'So much of this order cannot be refunded: see what was paid and what was refunded before.',
    ar: 'لا يمكن استرداد هذا القدر من الطلب. تلزم مراجعة ما دُفع وما استُرد من قبل.',
  },
  refund_of_nothing: {
    number: 408,
    status: 200,
    en: 'Choose the units or the delivery to refund, as they stand on the invoice.',
    ar: 'يلزم تحديد القطع أو مبلغ التوصيل كما في الفاتورة.',
  },
  refund_paid_at_door: {
    number: 409,
    status: 200,
    en: 'This was paid in cash on delivery, so no provider can refund it: make it store credit, or pay it out with a return.',
    ar: 'دُفع هذا نقداً عند التسليم، فلا جهة دفع تعيده. يمكن تحويله إلى رصيد في المتجر، أو دفعه ضمن طلب إرجاع.',
  },
  /** The payouts of the member within a day would exceed the limit; an owner can do it. */
  refund_needs_owner: {
    number: 411,
    status: 200,
    en: 'This is above what you may refund within a day: an owner has to do it.',
    ar: 'يتجاوز هذا الحد اليومي للاسترداد، وهو من صلاحيات المالك.',
  },
  refund_decided: {
    number: 410,
    status: 200,
    en: 'This refund does not wait any more.',
    ar: 'هذا الاسترداد لم يعد معلّقاً.',
  },
  refund_not_found: {
    number: 407,
    status: 404,
    en: 'There is no such refund.',
    ar: 'لا يوجد استرداد بهذا الرقم.',
  },
  webhook_refused: {
    number: 403,
    status: 401,
    en: 'The signature does not match.',
    ar: 'التوقيع غير مطابق.',
  },
} as const satisfies Record<string, ErrorEntry>
