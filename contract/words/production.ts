import type { Word } from './word.ts'

/** An order between placing and delivery: production, hold, and tracking events. */
export const productionWords = {
  order_state_on_hold: { en: 'Waiting for your reply', ar: 'بانتظار ردّكِ' },
  order_is_on_hold: { en: 'Your order is waiting for your reply', ar: 'طلبكِ بانتظار ردّكِ' },
  hold_why_measurements_unclear: {
    en: 'One of your measurements is not clear to us.',
    ar: 'أحد قياساتكِ غير واضح لنا.',
  },
  hold_why_address_unclear: {
    en: 'The courier may not find you with the address as written.',
    ar: 'العنوان كما هو مكتوب قد لا يكفي المندوب للوصول إليكِ.',
  },
  hold_why_not_reached: {
    en: 'We called you about your order and could not reach you.',
    ar: 'اتصلنا بكِ بخصوص طلبكِ ولم نتمكّن من الوصول إليكِ.',
  },
  hold_why_payment_check: {
    en: 'We need to check something about your payment with you.',
    ar: 'نحتاج إلى توضيح أمر معكِ بشأن الدفع.',
  },
  hold_note: { en: 'We wrote to you: “{note}”', ar: 'كتبنا إليكِ: «{note}»' },
  hold_reach_us: {
    en: 'We will not start until we hear from you. Call us, {hours}, or write to us:',
    ar: 'لن نبدأ قبل ردّكِ. اتصلي بنا {hours}، أو راسلينا:',
  },
  hold_reach_us_any_time: {
    en: 'We will not start until we hear from you.',
    ar: 'لن نبدأ قبل ردّكِ.',
  },

  production_step: { en: 'Being made, step {step} of 4', ar: 'قيد الخياطة، المرحلة {step} من 4' },
  production_of: { en: 'Steps of sewing {product}', ar: 'مراحل خياطة {product}' },
  production_waits: { en: 'Waiting to be cut', ar: 'بانتظار القصّ' },
  production_done: { en: 'Cut and sewn', ar: 'تمّ القصّ والخياطة' },
  production_stage_cutting: { en: 'Cutting', ar: 'القصّ' },
  production_stage_stitching: { en: 'Stitching', ar: 'الخياطة' },
  production_stage_finishing: { en: 'Finishing', ar: 'التشطيب' },
  production_stage_quality_check: { en: 'Quality check', ar: 'فحص الجودة' },
  production_due: { en: 'ready by {day}', ar: 'تجهز بحلول {day}' },
  production_late: {
    en: 'It is taking longer than we promised. We will tell you the new date.',
    ar: 'تأخّرنا عن الموعد الذي وعدناكِ به، وسنخبركِ بالموعد الجديد.',
  },
  production_question: {
    en: 'We have a question about your measurements',
    ar: 'لدينا سؤال عن قياساتكِ',
  },

  shipment_is_out_today: { en: 'Out for delivery today', ar: 'خرج طلبكِ للتسليم اليوم' },
  shipment_is_out: { en: 'Out for delivery', ar: 'خرج طلبكِ للتسليم' },
  shipment_is_lost: { en: 'Your parcel was lost on the way', ar: 'فُقد طردكِ في الطريق' },
  shipment_is_returning: {
    en: 'Your parcel is on its way back to us',
    ar: 'طردكِ في طريق عودته إلينا',
  },
  shipment_is_back: { en: 'Your parcel came back to us', ar: 'عاد طردكِ إلينا' },
  shipment_lost_text: {
    en: 'We are sorry. We will make it right, and write to you with the details.',
    ar: 'نعتذر منكِ. سنعوّضكِ عنه، ونراسلكِ بالتفاصيل.',
  },
  shipment_back_text: {
    en: 'The courier could not deliver it. Tell us what you would like us to do.',
    ar: 'تعذّر على شركة التوصيل تسليمه. أخبرينا بما تفضّلين.',
  },
  shipment_steps: { en: 'Courier updates', ar: 'أخبار شركة التوصيل' },
  shipment_step_handed_over: { en: 'Given to the courier', ar: 'سُلّم إلى شركة التوصيل' },
  shipment_step_in_transit: { en: 'On its way', ar: 'في الطريق' },
  shipment_step_out_for_delivery: { en: 'Out for delivery', ar: 'خرج للتسليم' },
  shipment_step_delivered: { en: 'Delivered', ar: 'سُلّم إليكِ' },
  shipment_step_attempt_failed: { en: 'Could not be delivered', ar: 'تعذّر تسليمه' },
  shipment_step_returning: { en: 'On its way back to us', ar: 'في طريق العودة إلينا' },
  shipment_step_returned_to_sender: { en: 'Back with us', ar: 'عاد إلينا' },
  shipment_step_lost: { en: 'Lost', ar: 'فُقد' },
} as const satisfies Record<string, Word>
