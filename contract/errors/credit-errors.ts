import type { ErrorEntry } from './error-entry.ts'

/** 1000–1099: store credit. */
export const creditErrors = {
  credit_changed: {
    number: 1001,
    status: 200,
    en: 'Your store credit has changed since you last looked. Please review what is left to pay.',
    ar: 'تغيّر رصيدكِ لدينا منذ آخر مرة. راجعي المبلغ المتبقّي للدفع من فضلكِ.',
  },
  credit_no_account: {
    number: 1002,
    status: 200,
    en: 'This order belongs to no account, so there is no store credit to give it to.',
    ar: 'هذا الطلب غير مرتبط بحساب، فلا رصيد يُضاف إليه المبلغ.',
  },
  credit_needs_owner: {
    number: 1003,
    status: 200,
    en: 'This is for an owner to do.',
    ar: 'هذا من صلاحية المالكة.',
  },
  credit_customer_unknown: {
    number: 1004,
    status: 200,
    en: 'Nobody has an account with this email or phone.',
    ar: 'لا حساب بهذا البريد أو الهاتف.',
  },
  credit_key_used: {
    number: 1005,
    status: 200,
    en: 'This key belongs to another entry already.',
    ar: 'هذا المفتاح مستخدم لحركة أخرى.',
  },
  credit_not_granted: {
    number: 1006,
    status: 200,
    en: 'The house did not give so much, or she has spent it. What came back to her from orders stays hers.',
    ar: 'لم يمنح المتجر هذا القدر أو أنها أنفقته. وما عاد إليها من طلباتها يبقى لها.',
  },
} as const satisfies Record<string, ErrorEntry>
