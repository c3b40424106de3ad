import type { Word } from '../word.ts'

/** Titles of the columns that a list has only in its file; the others are those of the list itself. */
export const listFileWords = {
  file_address: { en: 'Address', ar: 'العنوان' },
  file_name_en: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  file_name_ar: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  file_publish_at: { en: 'Goes out', ar: 'موعد النشر' },
  file_units: { en: 'Units available', ar: 'القطع المتاحة' },
  file_compare_at: { en: 'Earlier price', ar: 'السعر السابق' },
  file_ordered_at: { en: 'Ordered', ar: 'وقت الطلب' },
  file_currency: { en: 'Currency', ar: 'العملة' },
  file_due: { en: 'To collect on delivery', ar: 'المطلوب عند الاستلام' },
  file_refunded: { en: 'Refunded', ar: 'المسترد' },
  file_phone: { en: 'Phone', ar: 'الهاتف' },
  file_email: { en: 'Email', ar: 'البريد الإلكتروني' },
  file_last_ordered_at: { en: 'Ordered last', ar: 'تاريخ آخر طلب' },
} as const satisfies Record<string, Word>
