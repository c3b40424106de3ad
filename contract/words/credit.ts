import type { Word } from './word.ts'

/** Store credit: the balance, its entries and their reasons. */
export const creditWords = {
  credit_title: { en: 'Store credit', ar: 'رصيدكِ لدينا' },
  credit_intro: {
    en: 'Use it on your next orders. It never expires.',
    ar: 'تدفعين به ثمن طلباتكِ القادمة، ولا تنتهي صلاحيته.',
  },
  credit_balance: { en: 'You have', ar: 'لديكِ' },
  credit_none: { en: 'You have no store credit', ar: 'لا رصيد لديكِ حالياً' },
  credit_none_text: {
    en: 'When you return a piece, you can take store credit instead of waiting for the bank.',
    ar: 'يمكنكِ تحويل ثمن ما ترجعينه إلى رصيد فوراً، من دون انتظار البنك.',
  },
  credit_entries: { en: 'Credit history', ar: 'حركة الرصيد' },
  credit_move_refund: { en: 'Refund', ar: 'مبلغ مستردّ' },
  credit_move_granted: { en: 'From us', ar: 'إضافة منّا' },
  credit_move_spent: { en: 'Paid with it', ar: 'دفعتِ به' },
  credit_move_returned: { en: 'Returned from an order', ar: 'مُعاد من طلب' },
  credit_move_corrected: { en: 'Added by mistake, taken back', ar: 'أُضيف سهواً ثم سُحب' },
  credit_move_reversed: { en: 'Closed with the account', ar: 'انتهى مع الحساب' },
  credit_grant_apology: { en: 'an apology', ar: 'اعتذاراً منّا' },
  credit_grant_goodwill: { en: 'goodwill', ar: 'تقديراً لكِ' },
  credit_grant_gift: { en: 'a gift', ar: 'هدية' },
  credit_grant_correction: { en: 'a correction', ar: 'تصحيحاً' },
  credit_of_order: { en: 'Order {number}', ar: 'الطلب {number}' },
  credit_use: { en: 'Use store credit: {amount}', ar: 'استخدمي رصيدكِ لدينا: {amount}' },
  credit_use_all: {
    en: 'It covers the whole order.',
    ar: 'يغطّي رصيدكِ كامل قيمة الطلب.',
  },
  credit_use_rest: {
    en: 'Pay the remaining {amount} in one of these ways.',
    ar: 'وتدفعين المتبقّي {amount} بإحدى هذه الطرق.',
  },
  credit_place_order: { en: 'Place order', ar: 'تأكيد الطلب' },
  credit_paid: { en: 'Paid with store credit', ar: 'مدفوع من الرصيد' },
  credit_left_to_pay: { en: 'Left to pay', ar: 'المتبقّي للدفع' },
  credit_rest: { en: 'Paid by other means', ar: 'المدفوع بطريقة أخرى' },
  pay_by_credit: { en: 'Store credit', ar: 'رصيدكِ لدينا' },
  credit_back_of_order: {
    en: 'The {amount} you paid with store credit is back in your store credit.',
    ar: 'أُعيد إلى رصيدكِ مبلغ {amount} الذي دفعتِ به.',
  },
  credit_of_this_order: {
    en: '{amount} of this order is in your store credit.',
    ar: 'أُضيف {amount} من هذا الطلب إلى رصيدكِ.',
  },
  credit_refund: {
    en: '{amount} goes back to your store credit straight away.',
    ar: 'ويعود {amount} إلى رصيدكِ لدينا فوراً.',
  },
  credit_lost_with_account: {
    en: 'Your store credit of {amount} is lost with the account.',
    ar: 'مع حذف الحساب تفقدين رصيدكِ لدينا، وقدره {amount}.',
  },
  credit_row_given: { en: 'To your store credit', ar: 'إلى رصيدكِ لدينا' },
  return_money_to: { en: 'Where should the money go?', ar: 'إلى أين نعيد المبلغ؟' },
  return_money_source: { en: 'To my original payment method', ar: 'بالطريقة التي دفعتُ بها' },
  return_money_credit: { en: 'To my store credit', ar: 'إلى رصيدي لديكم' },
  return_money_credit_hint: {
    en: 'Yours as soon as we have checked the piece.',
    ar: 'يُضاف إلى رصيدكِ فور فحص القطعة.',
  },
  return_you_get_credit: {
    en: 'In your store credit as soon as we have checked the piece. It never expires.',
    ar: 'يُضاف إلى رصيدكِ فور فحص القطعة، ولا تنتهي صلاحيته.',
  },
  return_will_come_as_credit: { en: 'To your store credit', ar: 'إلى رصيدكِ لدينا' },
  return_next_credited: {
    en: '{amount} is in your store credit. You can pay with it when you next order.',
    ar: 'أُضيف {amount} إلى رصيدكِ، ويمكنكِ الدفع به في طلبكِ القادم.',
  },
  door_credit_title: { en: 'Your store credit', ar: 'رصيدكِ لدينا' },
  door_credit_text: {
    en: 'Log in to see your balance and pay with it.',
    ar: 'سجّلي الدخول لتشاهدي رصيدكِ لدينا وتدفعي به.',
  },
} as const satisfies Record<string, Word>
