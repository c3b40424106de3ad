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
    ar: 'هذا من صلاحيات المالك.',
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
    en: 'The shop did not grant so much, or it is spent. What came from orders stays with the customer.',
    ar: 'لم يمنح المتجر هذا القدر، أو أُنفق بعضه. ما جاء من الطلبات يبقى للعميل.',
  },
} as const satisfies Record<string, ErrorEntry>
