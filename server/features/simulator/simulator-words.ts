import type { PaymentMethod } from '@rimal/contract/choices'
import type { Text } from '@rimal/contract/language'
import type { AttemptState } from '@rimal/contract/statuses'
import type { Outcome } from './choose-outcome.ts'

/** The simulator plays another house, so its words are its own and not in the shop's dictionary. */
export const simulatorWords = {
  title: { en: 'Payment simulator', ar: 'محاكي الدفع' },
  noMoney: {
    en: 'It takes no money and asks for no card.',
    ar: 'لا يأخذ مالاً ولا يطلب بطاقة.',
  },
  toPay: { en: 'To pay', ar: 'المبلغ' },
  order: { en: 'Order', ar: 'الطلب' },
  by: { en: 'By', ar: 'طريقة الدفع' },
  plan: { en: 'The four payments', ar: 'الدفعات الأربع' },
  more: { en: 'What else can happen', ar: 'ما قد يحدث أيضاً' },
  back: { en: 'Back to the shop', ar: 'العودة إلى المتجر' },
  otherLanguage: { en: 'العربية', ar: 'English' },
  unknown: { en: 'There is no such payment', ar: 'لا توجد عملية دفع كهذه' },
  closed: {
    en: 'You closed the page without an answer. The payment stays open, and the shop was told nothing.',
    ar: 'أغلقتِ الصفحة دون إجابة. بقيت عملية الدفع مفتوحة، ولم يُبلَّغ المتجر بشيء.',
  },
  away: {
    en: 'Approved. The shop was told, and you did not go back.',
    ar: 'تمت الموافقة وأُبلغ المتجر، ولم تعودي إليه.',
  },
  waiting: {
    en: 'The bank takes its time: the answer comes in about a minute.',
    ar: 'يتأخر البنك في الرد: تصل الإجابة بعد دقيقة تقريباً.',
  },
} satisfies Record<string, Text>

export const methodWords: Record<PaymentMethod, Text> = {
  card: { en: 'Card', ar: 'بطاقة' },
  net_banking: { en: 'Net banking', ar: 'حساب بنكي' },
  pay_in_4: { en: 'Pay in 4', ar: 'أربع دفعات' },
  cash_on_delivery: { en: 'Cash on delivery', ar: 'نقداً عند الاستلام' },
}

export const outcomeWords: Record<Outcome, { label: Text; hint: Text }> = {
  approve: {
    label: { en: 'Approve', ar: 'موافقة' },
    hint: { en: 'Paid, and back to the shop.', ar: 'يتم الدفع وتعودين إلى المتجر.' },
  },
  decline: {
    label: { en: 'Decline', ar: 'رفض' },
    hint: { en: 'The bank says no.', ar: 'يرفض البنك.' },
  },
  cancel: {
    label: { en: 'Cancel', ar: 'إلغاء' },
    hint: { en: 'You change your mind.', ar: 'تغيّرين رأيكِ.' },
  },
  approve_late: {
    label: { en: 'Approve late', ar: 'موافقة متأخرة' },
    hint: {
      en: 'Back to the shop at once, paid a minute later.',
      ar: 'تعودين فوراً، ويتم الدفع بعد دقيقة.',
    },
  },
  approve_away: {
    label: { en: 'Approve and never come back', ar: 'موافقة بلا عودة' },
    hint: { en: 'The shop learns it from us alone.', ar: 'يعرف المتجر منّا وحدنا.' },
  },
  approve_twice: {
    label: { en: 'Approve, and say it twice', ar: 'موافقة يُبلَّغ بها مرتين' },
    hint: { en: 'The same word reaches the shop twice.', ar: 'يصل البلاغ نفسه إلى المتجر مرتين.' },
  },
  close: {
    label: { en: 'Close without an answer', ar: 'إغلاق بلا إجابة' },
    hint: { en: 'Nobody says anything.', ar: 'لا يقول أحد شيئاً.' },
  },
}

export const stateWords: Record<AttemptState, Text> = {
  created: { en: 'Not begun', ar: 'لم يبدأ' },
  pending: { en: 'Waiting for you', ar: 'بانتظاركِ' },
  failed: { en: 'Declined', ar: 'مرفوض' },
  cancelled: { en: 'Cancelled', ar: 'ملغى' },
  expired: { en: 'The page closed after half an hour', ar: 'أُغلقت الصفحة بعد نصف ساعة' },
  authorized: { en: 'Approved: the amount is set aside', ar: 'تمت الموافقة وحُجز المبلغ' },
  captured: { en: 'Approved: paid', ar: 'تمت الموافقة والدفع' },
  partially_refunded: { en: 'Returned in part', ar: 'أُعيد جزء منه' },
  refunded: { en: 'Returned', ar: 'أُعيد المبلغ' },
  voided: { en: 'Called off', ar: 'أُلغي الحجز' },
  review: { en: 'Under review', ar: 'قيد المراجعة' },
}
