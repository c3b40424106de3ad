import type { Word } from './word.ts'

/** The payment page: leaving for the provider, confirming, and what to do if the payment failed. */
export const paymentWords = {
  help_before_paying: { en: 'Any questions? We are here', ar: 'لديكِ سؤال؟ نحن هنا' },
  unpaid_title: { en: 'An order is awaiting payment', ar: 'لديكِ طلب بانتظار الدفع' },
  unpaid_text: {
    en: 'Order {number}, {amount}. {held} A new order replaces it.',
    ar: 'الطلب {number} بمبلغ {amount}. {held} وإن أكّدتِ طلباً جديداً حلّ محلّه.',
  },
  unpaid_line: { en: 'Order {number} is awaiting payment', ar: 'الطلب {number} بانتظار الدفع' },
  unpaid_continue: { en: 'Complete the payment', ar: 'أكملي الدفع' },
  unpaid_is_paid: {
    en: 'Your payment has arrived: order {number} is placed.',
    ar: 'وصلنا المبلغ، وسُجّل طلبكِ {number}.',
  },
  payment_title: { en: 'Payment', ar: 'الدفع' },
  payment_of_order: { en: 'Order {number}', ar: 'الطلب {number}' },
  payment_sending: { en: 'Taking you to the payment page', ar: 'إلى صفحة الدفع' },
  payment_sending_text: {
    en: 'You pay {amount} at {host}, then return here.',
    ar: 'تدفعين {amount} عبر {host} ثم تعودين إلى هنا.',
  },
  payment_go: { en: 'Go to the payment page', ar: 'انتقلي إلى صفحة الدفع' },
  payment_confirming: { en: 'Confirming your payment', ar: 'نتأكّد من الدفع' },
  payment_confirming_text: {
    en: 'This takes a few seconds. Please keep the page open.',
    ar: 'يستغرق هذا ثوانيَ قليلة. أبقي الصفحة مفتوحة من فضلكِ.',
  },
  payment_slow: { en: 'The bank has not answered yet', ar: 'لم يردّ البنك بعد' },
  payment_slow_text: {
    en: 'We keep checking and will write to you. If you have paid, please do not pay again.',
    ar: 'نواصل السؤال وسنراسلكِ. إن كنتِ قد دفعتِ فلا تدفعي مرة أخرى.',
  },
  payment_look_again: { en: 'Check again', ar: 'تحقّقي الآن' },
  payment_not_yet_paid: { en: 'Not paid yet?', ar: 'لم تدفعي بعد؟' },
  payment_continue: { en: 'Continue to the payment page', ar: 'تابعي إلى صفحة الدفع' },
  payment_failed: { en: 'The payment did not go through', ar: 'لم يتمّ الدفع' },
  payment_failed_text: {
    en: 'The bank refused it and gave no reason.',
    ar: 'رفضه البنك دون أن يذكر سبباً.',
  },
  payment_cancelled: { en: 'You cancelled the payment', ar: 'أوقفتِ الدفع' },
  payment_cancelled_text: {
    en: 'Take your time: try the same method again, or choose another.',
    ar: 'على مهلكِ: اختاري الطريقة نفسها أو غيرها.',
  },
  payment_expired: { en: 'The payment page closed', ar: 'أُغلقت صفحة الدفع' },
  payment_expired_text: {
    en: 'It was open for too long without a payment.',
    ar: 'بقيت مفتوحة طويلاً دون دفع.',
  },
  payment_nothing_charged: {
    en: 'Nothing was charged.',
    ar: 'لم يُسحب أي مبلغ.',
  },
  payment_still_due: {
    en: 'Still to be paid: {amount}. {held}',
    ar: 'المطلوب دفعه {amount}. {held}',
  },
  payment_again: { en: 'Try again: {method}', ar: 'حاولي مرة أخرى: {method}' },
  payment_other_methods: { en: 'Pay another way', ar: 'ادفعي بطريقة أخرى' },
  payment_to_cart: { en: 'Return to the bag instead', ar: 'أو عودي إلى الحقيبة' },
  payment_to_cart_hint: {
    en: 'This cancels the order; your bag stays as it is.',
    ar: 'يُلغى الطلب، وتبقى حقيبتكِ كما هي.',
  },
  payment_review: { en: 'We are checking this payment', ar: 'نراجع عملية الدفع هذه' },
  payment_review_text: {
    en: 'The payment differs from what we asked for, so one of us is looking into it. There is nothing you need to do; please do not pay again. We will write to you.',
    ar: 'ما وصلنا يختلف عمّا طلبناه، وإحدانا تراجعه الآن. لا شيء مطلوب منكِ، فلا تدفعي مرة أخرى، وسنراسلكِ.',
  },
  payment_refunded: { en: 'This payment was returned', ar: 'أُعيد إليكِ هذا المبلغ' },
  payment_refunded_text: {
    en: '{amount} is on its way back to you, the way you paid. Banks take a few days.',
    ar: 'يعود إليكِ {amount} بالطريقة التي دُفع بها، وتستغرق البنوك بضعة أيام.',
  },
  payment_voided: { en: 'This payment was cancelled', ar: 'أُلغي هذا الدفع' },
  payment_voided_text: {
    en: 'The amount had only been held, and has been released.',
    ar: 'كان المبلغ محجوزاً فقط، وقد رُفع الحجز عنه.',
  },
  payment_closed: { en: 'This order can no longer be paid', ar: 'لم يعد دفع هذا الطلب ممكناً' },
  payment_closed_text: {
    en: 'It expired or was cancelled. Nothing was charged.',
    ar: 'انتهت مهلته أو أُلغي. لم يُسحب أي مبلغ.',
  },
  payment_replaced_text: {
    en: 'You placed a new order before paying for this one. Nothing was charged here.',
    ar: 'قدّمتِ طلباً جديداً قبل دفع هذا الطلب. لم يُسحب أي مبلغ عنه.',
  },
  payment_back_to_cart: { en: 'Back to the bag', ar: 'عودي إلى الحقيبة' },
  payment_see_order: { en: 'See the order', ar: 'شاهدي الطلب' },
  payment_unknown: { en: 'We could not find this payment', ar: 'لم نجد عملية الدفع هذه' },
  payment_unknown_text: {
    en: 'The link may be incomplete. You can find the order by its number.',
    ar: 'قد يكون الرابط ناقصاً. رقم طلبكِ يوصلكِ إليه.',
  },
  pay_by_card: { en: 'Card', ar: 'بطاقة مصرفية' },
  pay_by_net_banking: { en: 'Net banking', ar: 'الخدمات المصرفية عبر الإنترنت' },
  pay_by_pay_in_4: { en: 'Pay in 4', ar: 'التقسيط على 4 دفعات' },
  pay_by_cash_at_pickup: { en: 'Pay at pickup', ar: 'الدفع عند الاستلام من البوتيك' },
  pay_by_cash_on_delivery: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
} as const satisfies Record<string, Word>
