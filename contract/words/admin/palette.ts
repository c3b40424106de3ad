import type { Word } from '../word.ts'

/** Texts of the search over everything, and of the places that do not fit on a phone's bar. */
export const paletteWords = {
  admin_more: { en: 'More', ar: 'المزيد' },
  palette_title: { en: 'Search everything', ar: 'البحث في كل شيء' },
  palette_search: { en: 'Search', ar: 'بحث' },
  palette_field: {
    en: 'Order, customer, product or page',
    ar: 'طلب أو عميل أو منتج أو صفحة',
  },
  palette_results: { en: 'Results', ar: 'النتائج' },
  palette_places: { en: 'Pages', ar: 'الصفحات' },
  palette_orders: { en: 'Orders', ar: 'الطلبات' },
  palette_customers: { en: 'Customers', ar: 'العملاء' },
  palette_products: { en: 'Products', ar: 'المنتجات' },
  palette_none: {
    en: 'Nothing matches “{search}”.',
    ar: 'لا شيء يطابق «{search}».',
  },
  palette_no_answer: {
    en: 'Some of the search was not answered. Check the connection and type again.',
    ar: 'لم يكتمل البحث. يُرجى التحقّق من الاتصال وإعادة الكتابة.',
  },
  palette_found: {
    en: { zero: 'Nothing found', one: 'One result', other: '{count} results' },
    ar: {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '{count} نتائج',
      many: '{count} نتيجة',
      other: '{count} نتيجة',
    },
  },
  palette_keys: {
    en: '↑ ↓ to choose · Enter to open · Esc to close',
    ar: '↑ ↓ للاختيار · إدخال للفتح · خروج للإغلاق',
  },
} as const satisfies Record<string, Word>
