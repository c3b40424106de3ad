import type { Word } from './word.ts'

/** What happens to an order between its place and her door: sewing, a hold, the courier's news. */
export const makingWords = {
  order_state_on_hold: { en: 'Waits for a word from you', ar: 'بانتظار ردّكِ' },
  order_is_on_hold: { en: 'Your order waits for a word from you', ar: 'طلبكِ بانتظار ردّكِ' },
  hold_why_measurements_unclear: {
    en: 'One of your measurements is not clear to us.',
    ar: 'أحد قياساتكِ غير واضح لنا.',
  },
  hold_why_address_unclear: {
    en: 'With the address as it is written, the courier may not find you.',
    ar: 'العنوان كما هو مكتوب قد لا يكفي المندوب للوصول إليكِ.',
  },
  hold_why_not_reached: {
    en: 'We called you about your order and could not reach you.',
    ar: 'اتصلنا بكِ بخصوص طلبكِ ولم نتمكّن من الوصول إليكِ.',
  },
  hold_why_payment_check: {
    en: 'There is something about your payment that we have to clear up with you.',
    ar: 'في دفع طلبكِ أمر نحتاج إلى توضيحه معكِ.',
  },
  hold_note: { en: 'We wrote to you: “{note}”', ar: 'كتبنا إليكِ: «{note}»' },
  hold_reach_us: {
    en: 'Nothing is begun until then. Call us, {hours}, or write to us:',
    ar: 'لا نبدأ شيئاً قبل ذلك. اتصلي بنا {hours}، أو راسلينا:',
  },

  making_step: { en: 'Being made, step {step} of 4', ar: 'قيد الخياطة، المرحلة {step} من 4' },
  making_of: { en: 'Steps of sewing {piece}', ar: 'مراحل خياطة {piece}' },
  making_waits: { en: 'Waits for cutting', ar: 'بانتظار القصّ' },
  making_done: { en: 'Cut and sewn', ar: 'تمّ القصّ والخياطة' },
  making_stage_cutting: { en: 'Cutting', ar: 'القصّ' },
  making_stage_stitching: { en: 'Stitching', ar: 'الخياطة' },
  making_stage_finishing: { en: 'Finishing', ar: 'التشطيب' },
  making_stage_quality_check: { en: 'Quality check', ar: 'فحص الجودة' },
  making_promised: { en: 'ready by {day}', ar: 'تجهز بحلول {day}' },
  making_late: {
    en: 'It takes longer than we promised. We tell you the new day.',
    ar: 'تأخّرنا عن الموعد الذي وعدناكِ به، وسنخبركِ بالموعد الجديد.',
  },
  making_question: {
    en: 'We have a question about your measurements',
    ar: 'لدينا سؤال عن قياساتكِ',
  },

  parcel_is_out_today: { en: 'Out for delivery today', ar: 'خرج طلبكِ للتسليم اليوم' },
  parcel_is_out: { en: 'Out for delivery', ar: 'خرج طلبكِ للتسليم' },
  parcel_is_lost: { en: 'Your parcel was lost on the way', ar: 'فُقد طردكِ في الطريق' },
  parcel_is_returning: {
    en: 'Your parcel is on its way back to us',
    ar: 'طردكِ في طريق عودته إلينا',
  },
  parcel_is_back: { en: 'Your parcel came back to us', ar: 'عاد طردكِ إلينا' },
  parcel_lost_text: {
    en: 'We are sorry. We make it good, and write to you how.',
    ar: 'نعتذر منكِ. سنعوّضكِ عنه، ونكتب إليكِ كيف.',
  },
  parcel_back_text: {
    en: 'The courier could not hand it over. Tell us how to go on.',
    ar: 'تعذّر على شركة التوصيل تسليمه. أخبرينا كيف نتابع.',
  },
  parcel_steps: { en: 'What the courier told', ar: 'أخبار شركة التوصيل' },
  parcel_step_handed_over: { en: 'Given to the courier', ar: 'سُلّم إلى شركة التوصيل' },
  parcel_step_in_transit: { en: 'On its way', ar: 'في الطريق' },
  parcel_step_out_for_delivery: { en: 'Out for delivery', ar: 'خرج للتسليم' },
  parcel_step_delivered: { en: 'Delivered', ar: 'سُلّم إليكِ' },
  parcel_step_attempt_failed: { en: 'Could not be handed over', ar: 'تعذّر تسليمه' },
  parcel_step_returning: { en: 'On its way back to us', ar: 'في طريق العودة إلينا' },
  parcel_step_returned_to_sender: { en: 'Back with us', ar: 'عاد إلينا' },
  parcel_step_lost: { en: 'Lost', ar: 'فُقد' },
} as const satisfies Record<string, Word>
