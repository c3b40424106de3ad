import type { PaymentMethod } from '@rimal/contract/choices'
import type { Text } from '@rimal/contract/language'
import type { AttemptState } from '@rimal/contract/statuses'
import type { Outcome } from './choose-outcome.ts'

/** The simulator plays a foreign provider, so its words are separate from the shop's dictionary. */
export const simulatorWords = {
  title: { en: 'Test payment', ar: 'دفع تجريبي' },
  notice: {
    en: 'This is a test: no money moves, and no card is asked for.',
    ar: 'هذه تجربة: لا يُسحب أي مبلغ ولا تُطلب بطاقة.',
  },
  toPay: { en: 'To pay', ar: 'المبلغ المطلوب' },
  order: { en: 'Order', ar: 'الطلب' },
  by: { en: 'Way of paying', ar: 'طريقة الدفع' },
  plan: { en: 'The four payments', ar: 'الدفعات الأربع' },
  answer: { en: 'How should the bank answer?', ar: 'كيف يجيب البنك؟' },
  answerHint: {
    en: 'A real payment page would ask for your card here. This one asks only what should happen.',
    ar: 'صفحة الدفع الحقيقية تطلب هنا بيانات بطاقتكِ، أما هذه فتسألكِ عمّا يحدث فقط.',
  },
  more: { en: 'Rarer cases', ar: 'حالات أندر' },
  back: { en: 'Back to the shop', ar: 'العودة إلى المتجر' },
  otherLanguage: { en: 'العربية', ar: 'English' },
  unknown: { en: 'There is no such payment', ar: 'لا توجد عملية دفع كهذه' },
  closed: {
    en: 'Closed without an answer: the payment stays open, and the shop was told nothing',
    ar: 'أُغلقت الصفحة بلا إجابة: بقيت عملية الدفع مفتوحة، ولم يُبلَّغ المتجر بشيء',
  },
  away: {
    en: 'Approved: the shop was told, and you did not go back',
    ar: 'تمّت الموافقة وأُبلغ المتجر، ولم تعودي إليه',
  },
  approveNow: { en: 'Approve now', ar: 'موافقة الآن' },
  waiting: {
    en: 'The bank takes its time: the answer comes in about a minute',
    ar: 'يتأخّر البنك في الردّ: تصل الإجابة بعد دقيقة تقريباً',
  },
} satisfies Record<string, Text>

export const methodWords: Record<PaymentMethod, Text> = {
  card: { en: 'Card', ar: 'بطاقة مصرفية' },
  net_banking: { en: 'Net banking', ar: 'الخدمات المصرفية عبر الإنترنت' },
  pay_in_4: { en: 'Pay in 4', ar: 'التقسيط على 4 دفعات' },
  cash_on_delivery: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
}

export const outcomeWords: Record<Outcome, { label: Text; hint: Text }> = {
  approve: {
    label: { en: 'Approve', ar: 'موافقة' },
    hint: { en: 'Paid, and back to the shop.', ar: 'يتمّ الدفع وتعودين إلى المتجر.' },
  },
  decline: {
    label: { en: 'Decline', ar: 'رفض' },
    hint: { en: 'The bank says no; nothing is paid.', ar: 'يرفض البنك، ولا يُدفع شيء.' },
  },
  cancel: {
    label: { en: 'Cancel', ar: 'إلغاء' },
    hint: { en: 'You change your mind and go back.', ar: 'تغيّرين رأيكِ وتعودين.' },
  },
  approve_late: {
    label: { en: 'Approve late', ar: 'موافقة متأخّرة' },
    hint: {
      en: 'Back to the shop at once, paid a minute later.',
      ar: 'تعودين فوراً، ويتمّ الدفع بعد دقيقة.',
    },
  },
  approve_away: {
    label: { en: 'Approve and never come back', ar: 'موافقة بلا عودة' },
    hint: { en: 'The shop hears of it from the bank alone.', ar: 'لا يعرف المتجر إلا من البنك.' },
  },
  approve_twice: {
    label: { en: 'Approve, and say it twice', ar: 'موافقة تُبلَّغ مرتين' },
    hint: { en: 'The same word reaches the shop twice.', ar: 'يصل البلاغ نفسه إلى المتجر مرتين.' },
  },
  approve_less: {
    label: { en: 'Approve another amount', ar: 'موافقة على مبلغ آخر' },
    hint: {
      en: 'The smallest coin less: the shop must not take it as paid.',
      ar: 'أقلّ بأصغر قطعة نقدية، فلا يعدّه المتجر مدفوعاً.',
    },
  },
  close: {
    label: { en: 'Close without an answer', ar: 'إغلاق بلا إجابة' },
    hint: { en: 'The payment stays open.', ar: 'تبقى عملية الدفع مفتوحة.' },
  },
}

export const stateWords: Record<AttemptState, Text> = {
  created: { en: 'Not begun', ar: 'لم يبدأ' },
  pending: { en: 'Waiting for you', ar: 'بانتظاركِ' },
  failed: { en: 'Declined', ar: 'مرفوض' },
  cancelled: {
    en: 'This payment was cancelled. The shop says how your order stands.',
    ar: 'أُلغيت عملية الدفع هذه، وتجدين حال طلبكِ في المتجر.',
  },
  expired: { en: 'The page closed after half an hour', ar: 'أُغلقت الصفحة بعد نصف ساعة' },
  authorized: { en: 'Approved: the amount is set aside', ar: 'تمّت الموافقة وحُجز المبلغ' },
  captured: { en: 'Approved: paid', ar: 'تمّت الموافقة والدفع' },
  partially_refunded: { en: 'Returned in part', ar: 'أُعيد جزء منه' },
  refunded: { en: 'Returned', ar: 'أُعيد المبلغ' },
  voided: { en: 'Called off', ar: 'أُلغي الحجز' },
  review: { en: 'Under review', ar: 'قيد المراجعة' },
}

export const buyerRefused: Text = {
  en: 'The simulator lends nothing to numbers that end in 0002. Please choose another way to pay.',
  ar: 'لا يُقسّط المحاكي لأرقام تنتهي بـ 0002. اختاري طريقة دفع أخرى.',
}
