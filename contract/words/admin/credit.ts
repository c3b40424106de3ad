import type { Word } from '../word.ts'

/** Texts of the store credit of a customer, as staff grant it. */
export const staffCreditWords = {
  staff_credit_lede: {
    en: 'The balance of a customer, and what made it.',
    ar: 'رصيد العميل والحركات التي كوّنته.',
  },
  staff_credit_contact: {
    en: 'Email or phone of the customer',
    ar: 'بريد العميل أو هاتفه',
  },
  staff_credit_find: { en: 'Find', ar: 'بحث' },
  staff_credit_empty: {
    en: 'The store credit of a customer appears here. Only customers with an account have one.',
    ar: 'يظهر هنا رصيد العميل. الرصيد لأصحاب الحسابات فقط.',
  },
  staff_credit_balance: { en: 'Balance', ar: 'الرصيد' },
  staff_credit_none: { en: 'No store credit', ar: 'لا رصيد' },
  staff_credit_entries: { en: 'Entries', ar: 'الحركات' },
  staff_credit_no_entries: {
    en: 'Nothing was granted or spent yet.',
    ar: 'لا حركات على الرصيد بعد.',
  },
  staff_credit_amount: { en: 'Amount', ar: 'المبلغ' },
  staff_credit_kind_refund: { en: 'Refund', ar: 'استرداد' },
  staff_credit_kind_granted: { en: 'Granted', ar: 'منحة من المتجر' },
  staff_credit_kind_spent: { en: 'Spent', ar: 'دفع طلب' },
  staff_credit_kind_returned: { en: 'Back from an order', ar: 'عودة من طلب' },
  staff_credit_kind_corrected: { en: 'Taken back', ar: 'سحب منحة' },
  staff_credit_kind_reversed: { en: 'Ended with the account', ar: 'انتهاء مع الحساب' },
  staff_credit_reason: { en: 'Reason', ar: 'السبب' },
  staff_credit_reason_apology: { en: 'Apology', ar: 'اعتذار' },
  staff_credit_reason_goodwill: { en: 'Goodwill', ar: 'مراعاة للعميل' },
  staff_credit_reason_gift: { en: 'Gift', ar: 'هدية' },
  staff_credit_reason_correction: { en: 'Correction', ar: 'تصحيح' },
  staff_credit_currency: { en: 'Currency', ar: 'العملة' },
  staff_credit_note: {
    en: 'Note for the audit log (optional)',
    ar: 'ملاحظة لسجلّ التغييرات (اختيارية)',
  },
  staff_credit_grant: { en: 'Grant store credit', ar: 'منح رصيد' },
  staff_credit_grant_title: { en: 'Grant store credit to {name}', ar: 'منح رصيد: {name}' },
  staff_credit_grant_effect: {
    en: 'The customer gets an email and can pay with it at once. It never expires. Above your limit of the day only an owner can grant it.',
    ar: 'تصل رسالة إلى العميل ويمكن الدفع بالرصيد فوراً، ولا تنتهي صلاحيته. المنح فوق الحد اليومي من صلاحيات المالك.',
  },
  staff_credit_grant_amount: { en: 'Grant {amount}', ar: 'منح {amount}' },
  staff_credit_granted: { en: '{amount} granted.', ar: 'مُنح {amount}.' },
  staff_credit_take: { en: 'Take back', ar: 'سحب منحة' },
  staff_credit_take_title: { en: 'Take back from {name}', ar: 'سحب منحة: {name}' },
  staff_credit_take_effect: {
    en: 'Only what the shop granted and is not spent can be taken back; what came from orders stays. The customer gets an email.',
    ar: 'لا يُسحب إلا ما منحه المتجر ولم يُنفق، ويبقى ما جاء من الطلبات. تصل رسالة إلى العميل.',
  },
  staff_credit_take_amount: { en: 'Take back {amount}', ar: 'سحب {amount}' },
  staff_credit_taken: { en: '{amount} taken back.', ar: 'سُحب {amount}.' },
} as const satisfies Record<string, Word>
