import { maxAddresses, maxLines, maxWishes } from './limits.ts'

/**
 * Every refusal of the API: number (errorCode), HTTP status and the sentence in both languages.
 * 1–99 the call itself, 100s identity, 200s catalogue and cart, 300s checkout and orders, 400s payment.
 * Domain refusals are HTTP 200, as old clients read the body only.
 */
export const errors = {
  invalid_input: {
    number: 1,
    status: 400,
    en: 'Please check what you entered.',
    ar: 'يُرجى مراجعة ما أدخلتِه.',
  },
  not_found: { number: 2, status: 404, en: 'We could not find that.', ar: 'لم نجد ما تبحثين عنه.' },
  too_many_requests: {
    number: 3,
    status: 429,
    en: 'That was a little too fast. Please try again in a minute.',
    ar: 'محاولات كثيرة في وقت قصير. حاولي مجدداً بعد دقيقة.',
  },
  too_large: {
    number: 4,
    status: 413,
    en: 'That is more than we can take at once.',
    ar: 'الحجم أكبر مما يمكننا استقباله دفعة واحدة.',
  },
  wrong_content_type: {
    number: 5,
    status: 415,
    en: 'This call expects JSON.',
    ar: 'هذا الطلب يتوقّع صيغة JSON.',
  },
  foreign_origin: {
    number: 6,
    status: 403,
    en: 'This call came from another site.',
    ar: 'هذا الطلب جاء من موقع آخر.',
  },
  broken: {
    number: 99,
    status: 500,
    en: 'Something went wrong on our side. Please try again.',
    ar: 'حدث خطأ من جهتنا. حاولي مرة أخرى.',
  },

  login_required: {
    number: 101,
    status: 401,
    en: 'Please log in first.',
    ar: 'يُرجى تسجيل الدخول أولاً.',
  },

  code_wrong: {
    number: 102,
    status: 200,
    en: 'This code does not match, or its time is over. Check it, or ask for a new one.',
    ar: 'الرمز غير مطابق أو انتهت صلاحيته. راجعيه أو اطلبي رمزاً جديداً.',
  },
  /** Comes with `retryAfter`. */
  code_too_soon: {
    number: 103,
    status: 429,
    en: 'A code is on its way. You can ask for another in a minute.',
    ar: 'الرمز في طريقه إليكِ. يمكنكِ طلب رمز آخر بعد دقيقة.',
  },
  too_many_codes: {
    number: 104,
    status: 429,
    en: 'Too many codes were asked for. Please try again later, or log in with your password.',
    ar: 'طُلبت رموز كثيرة. حاولي مجدداً لاحقاً، أو سجّلي الدخول بكلمة المرور.',
  },
  codes_locked: {
    number: 105,
    status: 429,
    en: 'Too many wrong codes. Log in with your password or the link in our email, or try again later.',
    ar: 'رموز خاطئة كثيرة. سجّلي الدخول بكلمة المرور أو بالرابط في رسالتنا، أو حاولي لاحقاً.',
  },
  phone_refused: {
    number: 106,
    status: 200,
    en: 'We cannot send a code to this number. Please use another mobile number, or your email.',
    ar: 'لا يمكننا إرسال رمز إلى هذا الرقم. استخدمي رقم جوال آخر أو بريدكِ الإلكتروني.',
  },
  login_wrong: {
    number: 107,
    status: 200,
    en: 'These do not match. Check them, or log in with a code.',
    ar: 'البيانات غير متطابقة. راجعيها أو سجّلي الدخول برمز.',
  },
  too_many_logins: {
    number: 108,
    status: 429,
    en: 'Too many wrong passwords. Log in with a code, or try again later.',
    ar: 'كلمات مرور خاطئة كثيرة. سجّلي الدخول برمز أو حاولي لاحقاً.',
  },
  password_common: {
    number: 109,
    status: 200,
    en: 'This password is easy to guess. Please choose another; a few words in a row are good.',
    ar: 'كلمة المرور هذه سهلة التخمين. اختاري غيرها؛ بضع كلمات متتالية تفي بالغرض.',
  },
  ticket_ended: {
    number: 110,
    status: 200,
    en: 'This took a little long. Please ask for a new code and go on from there.',
    ar: 'انتهت المهلة. اطلبي رمزاً جديداً وتابعي من هناك.',
  },
  contact_taken: {
    number: 111,
    status: 200,
    en: 'Another account already uses this. Log in with it, or give us another one.',
    ar: 'هناك حساب آخر يستخدمه. سجّلي الدخول به أو أعطينا غيره.',
  },
  login_again: {
    number: 112,
    status: 200,
    en: 'For your safety, please log in once more before you change this.',
    ar: 'حرصاً على أمانكِ، سجّلي الدخول مرة أخرى قبل هذا التغيير.',
  },
  session_not_found: {
    number: 113,
    status: 404,
    en: 'This device is no longer logged in.',
    ar: 'لم يعد هذا الجهاز مسجّل الدخول.',
  },
  address_not_found: {
    number: 114,
    status: 404,
    en: 'This address is no longer in your book.',
    ar: 'لم يعد هذا العنوان بين عناوينكِ.',
  },
  addresses_full: {
    number: 115,
    status: 200,
    en: `Your book holds up to ${maxAddresses} addresses. Remove one first.`,
    ar: `يمكنكِ حفظ ما يصل إلى ${maxAddresses} عنواناً. احذفي أحدها أولاً.`,
  },

  product_not_found: {
    number: 201,
    status: 404,
    en: 'This piece is no longer in the shop.',
    ar: 'هذه القطعة لم تعد متوفرة في المتجر.',
  },
  size_missing: { number: 202, status: 200, en: 'Please choose a size.', ar: 'اختاري المقاس أولاً.' },
  size_unknown: {
    number: 203,
    status: 200,
    en: 'This piece is not made in that size.',
    ar: 'هذه القطعة غير متوفرة بهذا المقاس.',
  },
  out_of_stock: { number: 204, status: 200, en: 'This size has sold out.', ar: 'نفد هذا المقاس.' },
  not_enough_stock: {
    number: 205,
    status: 200,
    en: 'We do not have that many left.',
    ar: 'الكمية المتبقّية أقلّ مما طلبتِ.',
  },
  custom_size_not_found: {
    number: 206,
    status: 404,
    en: 'We could not find these measurements.',
    ar: 'لم نجد هذه القياسات.',
  },
  custom_size_refused: {
    number: 207,
    status: 200,
    en: 'This piece is not sewn to measure.',
    ar: 'هذه القطعة لا تُفصَّل على القياس.',
  },
  measurements_refused: {
    number: 208,
    status: 200,
    en: 'Some measurements need a second look.',
    ar: 'بعض القياسات تحتاج إلى مراجعة.',
  },
  cart_full: {
    number: 209,
    status: 200,
    en: `Your bag holds up to ${maxLines} different pieces.`,
    ar: `تتّسع حقيبتكِ لما يصل إلى ${maxLines} قطعة مختلفة.`,
  },
  line_not_found: {
    number: 210,
    status: 404,
    en: 'This piece is no longer in your bag.',
    ar: 'هذه القطعة لم تعد في حقيبتكِ.',
  },
  discount_refused: {
    number: 211,
    status: 200,
    en: 'We do not know this code, or it has ended. Please check how it is written.',
    ar: 'لا نعرف هذا الرمز، أو انتهت مدته. راجعي كتابته من فضلكِ.',
  },
  wishlist_full: {
    number: 212,
    status: 200,
    en: `Your wishlist holds up to ${maxWishes} pieces. Remove one first.`,
    ar: `تتّسع قائمة أمنياتكِ لما يصل إلى ${maxWishes} قطعة. أزيلي إحداها أولاً.`,
  },
  wishlist_not_found: {
    number: 213,
    status: 404,
    en: 'This wishlist is no longer shared.',
    ar: 'لم تعد قائمة الأمنيات هذه متاحة للمشاركة.',
  },

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
    en: 'The welcome discount is for a first order only. We removed it; please review the total.',
    ar: 'خصم الترحيب للطلب الأول فقط. أزلناه، فراجعي المجموع من فضلكِ.',
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
  /** The minutes are those of find-order.ts. */
  too_many_searches: {
    number: 309,
    status: 429,
    en: 'That was tried too often with this email or phone. Please try again in 15 minutes.',
    ar: 'محاولات كثيرة بهذا البريد أو الهاتف. حاولي مجدداً بعد 15 دقيقة.',
  },

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
  webhook_refused: {
    number: 403,
    status: 401,
    en: 'The signature does not match.',
    ar: 'التوقيع غير مطابق.',
  },
} as const satisfies Record<string, { number: number; status: number; en: string; ar: string }>

export type ErrorCode = keyof typeof errors
