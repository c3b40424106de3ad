import type { Word } from './word.ts'

/** Cancelling an order: until when, why, and the refund. */
export const orderCancelWords = {
  cancel_title: { en: 'Cancel the order', ar: 'إلغاء الطلب' },
  cancel_title_some: { en: 'Cancel the order or pieces of it', ar: 'إلغاء الطلب أو قطع منه' },
  cancel_title_lines: { en: 'Cancel pieces', ar: 'إلغاء قطع من الطلب' },
  cancel_what: { en: 'What would you like to cancel?', ar: 'ماذا تودّين أن تلغي؟' },
  cancel_all: { en: 'The whole order', ar: 'الطلب كله' },
  cancel_some: { en: 'Some of the pieces', ar: 'قطع منه' },
  cancel_which: { en: 'Which pieces?', ar: 'أي القطع؟' },
  cancel_which_missing: { en: 'Choose at least one piece.', ar: 'اختاري قطعة واحدة على الأقل.' },
  cancel_ready_only: {
    en: 'Sewing has begun. The ready-made pieces can still be cancelled.',
    ar: 'بدأت الخياطة. وما زال بإمكانكِ إلغاء القطع الجاهزة.',
  },
  cancel_ready_until: {
    en: 'Ready-made pieces: free to cancel until {time}',
    ar: 'القطع الجاهزة: الإلغاء مجاني حتى {time}',
  },
  cancel_ready_before_handover: {
    en: 'Ready-made pieces are free to cancel until we hand them to the courier',
    ar: 'إلغاء القطع الجاهزة مجاني إلى أن نسلّمها إلى شركة التوصيل',
  },
  cancel_that_is_all: {
    en: 'These are all the pieces, so the whole order is cancelled.',
    ar: 'هذه كل القطع، ولذلك يُلغى الطلب كله.',
  },
  cancel_rest_stays: {
    en: 'The other pieces keep their prices and discounts.',
    ar: 'أسعار بقية القطع وخصوماتها تبقى كما هي.',
  },
  cancel_rest_and_delivery: {
    en: 'The other pieces keep their prices and discounts. Delivery, {amount}, comes back only with the whole order.',
    ar: 'أسعار بقية القطع وخصوماتها تبقى كما هي. ورسوم التوصيل {amount} لا تعود إلا بإلغاء الطلب كله.',
  },
  cancel_less_due: { en: 'Less to pay', ar: 'ينقص من المبلغ' },
  cancel_these: {
    en: { one: 'Cancel this piece', other: 'Cancel these pieces' },
    ar: {
      one: 'إلغاء هذه القطعة',
      two: 'إلغاء هاتين القطعتين',
      few: 'إلغاء هذه القطع',
      many: 'إلغاء هذه القطع',
      other: 'إلغاء هذه القطع',
    },
  },
  cancel_lines_done: { en: 'The pieces are cancelled.', ar: 'أُلغيت القطع.' },
  line_cancelled: { en: 'Cancelled', ar: 'ملغاة' },
  line_some_cancelled: { en: '{count} of {all} cancelled', ar: 'أُلغي منها {count} من {all}' },
  line_before: { en: 'Before', ar: 'قبل الإلغاء' },
  line_after: { en: 'Now', ar: 'بعد الإلغاء' },
  order_cancelled_lines: { en: 'Cancelled pieces', ar: 'قطع ملغاة' },
  order_stands: { en: 'New total', ar: 'الإجمالي بعد الإلغاء' },
  order_due: { en: 'Still to be paid', ar: 'المتبقّي للدفع' },
  cancel_free_until: { en: 'Free to cancel until {time}', ar: 'الإلغاء مجاني حتى {time}' },
  cancel_left: { en: '{duration} left', ar: 'بقيت {duration}' },
  cancel_left_soon: { en: '{time} left', ar: 'المتبقّي {time}' },
  cancel_free_before_handover: {
    en: 'Free to cancel until we hand it to the courier',
    ar: 'الإلغاء مجاني إلى أن نسلّمه إلى شركة التوصيل',
  },
  cancel_free_before_production: {
    en: 'Free to cancel until cutting begins',
    ar: 'الإلغاء مجاني إلى أن يبدأ القصّ',
  },
  cancel_refund: { en: 'Your refund', ar: 'يعود إليكِ' },
  cancel_how: { en: 'How', ar: 'كيف' },
  cancel_how_returned: { en: 'The way you paid: {method}', ar: 'بطريقة الدفع نفسها: {method}' },
  cancel_how_released: {
    en: 'It had only been held, and is being released',
    ar: 'كان محجوزاً فقط، ويُرفع الحجز عنه',
  },
  cancel_instalments: { en: 'Taken off your four payments', ar: 'يُلغى من دفعاتكِ الأربع' },
  cancel_instalments_how: {
    en: 'What you have already paid of it comes back the way you paid; the rest is no longer due',
    ar: 'يعود إليكِ ما دفعتِه منه بطريقة الدفع نفسها، ولا يُطلب منكِ الباقي',
  },
  cancel_when: { en: 'When', ar: 'متى' },
  cancel_when_by: { en: 'by {day} at the latest', ar: 'بحلول {day}' },
  cancel_nothing_charged: {
    en: 'Nothing was charged for this order, so there is nothing to refund.',
    ar: 'لم يُخصم منكِ شيء لهذا الطلب، فلا مبلغ نعيده.',
  },
  cancel_given_before: {
    en: 'What was charged for this order has already been returned to you.',
    ar: 'سبق أن أعدنا إليكِ ما خُصم لهذا الطلب.',
  },
  cancel_why: { en: 'Why are you cancelling?', ar: 'ما سبب الإلغاء؟' },
  cancel_why_choose: { en: 'Choose a reason', ar: 'اختاري السبب' },
  cancel_reason_changed_mind: { en: 'I changed my mind', ar: 'غيّرت رأيي' },
  cancel_reason_ordered_by_mistake: { en: 'I ordered by mistake', ar: 'طلبته بالخطأ' },
  cancel_reason_wrong_size_or_color: {
    en: 'I want another size or colour',
    ar: 'أريد مقاساً أو لوناً آخر',
  },
  cancel_reason_order_it_differently: {
    en: 'I want another address or way to pay',
    ar: 'أريد عنواناً أو طريقة دفع أخرى',
  },
  cancel_reason_takes_too_long: { en: 'It takes too long', ar: 'يستغرق وقتاً طويلاً' },
  cancel_reason_found_elsewhere: { en: 'I found it elsewhere', ar: 'وجدته في مكان آخر' },
  cancel_reason_other: { en: 'Another reason', ar: 'سبب آخر' },
  cancel_note: { en: 'In your words', ar: 'بكلماتكِ' },
  cancel_keep: { en: 'Keep the order', ar: 'إبقاء الطلب كما هو' },
  cancel_done: { en: 'The order is cancelled.', ar: 'أُلغي الطلب.' },
  cancel_none_open: { en: 'Which order?', ar: 'أي طلب؟' },
  cancel_none_open_text: {
    en: 'You can cancel an order from its page.',
    ar: 'يُلغى الطلب من صفحته.',
  },
  cancel_to_order: { en: 'To the order', ar: 'إلى الطلب' },

  money_on_its_way: {
    en: '{amount} is on its way back to you, by {day} at the latest.',
    ar: 'يعود إليكِ {amount} بحلول {day}.',
  },
  money_returned: {
    en: 'We sent {amount} back on {at}. It reaches you by {day} at the latest.',
    ar: 'أرسلنا إليكِ {amount} يوم {at}، ويصلكِ المبلغ بحلول {day}.',
  },
  money_released: {
    en: '{amount} had only been held, and has been released. Nothing was charged.',
    ar: 'كان {amount} محجوزاً فقط، ورُفع الحجز عنه، ولم يُخصم منكِ شيء.',
  },
  money_instalments: {
    en: '{amount} is taken off your four payments. What you have already paid of it comes back by {day} at the latest; the rest is no longer due.',
    ar: 'أُلغي {amount} من دفعاتكِ الأربع. يعود إليكِ ما دفعتِه منه بحلول {day} كحدّ أقصى، ولا يُطلب منكِ الباقي.',
  },
  money_row_instalments: { en: 'Taken off your payments', ar: 'أُلغي من دفعاتكِ' },
  money_none: { en: 'Nothing was charged.', ar: 'لم يُخصم منكِ شيء.' },
  money_row_on_its_way: { en: 'On its way back', ar: 'في طريقه إليكِ' },
  money_row_returned: { en: 'Sent to you', ar: 'أُرسل إليكِ' },
  money_row_released: { en: 'Released', ar: 'رُفع الحجز عنه' },
} as const satisfies Record<string, Word>
