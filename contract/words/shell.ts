import type { Word } from './word.ts'

/** Header, menu, footer and what every page shares. The first block are the keys of the specification. */
export const shellWords = {
  Login: { en: 'Login', ar: 'تسجيل الدخول' },
  Home: { en: 'Home', ar: 'الرئيسية' },
  shop: { en: 'Shop', ar: 'تسوّقي' },
  best_seller: { en: 'Best sellers', ar: 'الأكثر مبيعاً' },
  latest_collection: { en: 'Latest collection', ar: 'أحدث مجموعة' },
  limited_edition: { en: 'Limited edition', ar: 'إصدار محدود' },
  contact: { en: 'Contact', ar: 'تواصلي معنا' },
  my_profile: { en: 'My profile', ar: 'ملفّي الشخصي' },
  my_wishlist: { en: 'My wishlist', ar: 'قائمة أمنياتي' },
  my_oders: { en: 'My orders', ar: 'طلباتي' },
  notifications: { en: 'Notifications', ar: 'الإشعارات' },
  logout: { en: 'Log out', ar: 'تسجيل الخروج' },

  menu: { en: 'Menu', ar: 'القائمة' },
  close: { en: 'Close', ar: 'إغلاق' },
  search: { en: 'Search', ar: 'بحث' },
  bag: { en: 'Bag', ar: 'الحقيبة' },
  by_type: { en: 'By type', ar: 'حسب النوع' },
  skip_to_content: { en: 'Skip to content', ar: 'تجاوزي إلى المحتوى' },
  pieces_in_bag: {
    en: { one: 'Bag, {count} piece', other: 'Bag, {count} pieces' },
    ar: {
      zero: 'الحقيبة فارغة',
      one: 'الحقيبة، قطعة واحدة',
      two: 'الحقيبة، قطعتان',
      few: 'الحقيبة، {count} قطع',
      many: 'الحقيبة، {count} قطعة',
      other: 'الحقيبة، {count} قطعة',
    },
  },
  pieces: {
    en: { one: '{count} piece', other: '{count} pieces' },
    ar: {
      zero: 'لا قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: '{count} قطع',
      many: '{count} قطعة',
      other: '{count} قطعة',
    },
  },
  ok: { en: 'OK', ar: 'نعم' },
  error_title: { en: 'Error!', ar: 'خطأ!' },
  failed_language_list: { en: 'Failed to fetch language list', ar: 'تعذّر جلب قائمة اللغات' },
  error_language_list: { en: 'Error fetching language list', ar: 'حدث خطأ أثناء جلب قائمة اللغات' },
  field_required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  page_not_found: { en: 'This page is not here', ar: 'هذه الصفحة غير موجودة' },
  page_not_found_hint: {
    en: 'The address may be old or mistyped. The shop is where it was.',
    ar: 'قد يكون الرابط قديماً أو فيه خطأ. أما المتجر فما زال في مكانه.',
  },
  page_broken: { en: 'Something went wrong', ar: 'حدث خطأ ما' },
  page_broken_hint: {
    en: 'It is on our side, and we have made a note of it.',
    ar: 'الخطأ من جهتنا، وقد سجّلناه لنعالجه.',
  },
  try_again: { en: 'Try again', ar: 'حاولي مجدداً' },
  to_the_shop: { en: 'See all pieces', ar: 'شاهدي كل القطع' },
} as const satisfies Record<string, Word>
