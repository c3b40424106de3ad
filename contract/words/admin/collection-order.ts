import type { Word } from '../word.ts'

/** Texts of the page where staff order the products of a collection. */
export const collectionOrderWords = {
  arrange_open: { en: 'Order', ar: 'الترتيب' },
  arrange_of: { en: 'Order of {title}', ar: 'ترتيب {title}' },
  arrange_lede: {
    en: 'The products as the page of the collection shows them. Those that are not in the shop keep their places.',
    ar: 'المنتجات كما تظهر في صفحة المجموعة. تحتفظ المنتجات غير المعروضة بأماكنها.',
  },
  arrange_kind: { en: 'Order of the page', ar: 'ترتيب الصفحة' },
  arrange_automatic: { en: 'Automatic', ar: 'تلقائي' },
  arrange_by_hand: { en: 'By hand', ar: 'يدوي' },
  arrange_automatic_help: {
    en: 'The newest products stand first; in the best sellers, those that sell most.',
    ar: 'الأحدث أولاً، وفي الأكثر مبيعاً ما يُباع أكثر.',
  },
  arrange_by_hand_help: {
    en: 'New products stand at the end. Shoppers can still choose another order.',
    ar: 'تُضاف المنتجات الجديدة في الآخر، ويبقى اختيار ترتيب آخر متاحاً في المتجر.',
  },
  arrange_search: { en: 'Find in this collection', ar: 'البحث في هذه المجموعة' },
  arrange_product: { en: 'Product', ar: 'المنتج' },
  arrange_state: { en: 'State', ar: 'الحالة' },
  arrange_top: { en: 'To the top', ar: 'إلى البداية' },
  arrange_end: { en: 'To the end', ar: 'إلى النهاية' },
  arrange_place_of: { en: 'Place of {name}', ar: 'رقم ترتيب {name}' },
  arrange_move: { en: 'Move', ar: 'نقل' },
  arrange_moved: {
    en: '{name} is now number {place} of {count}.',
    ar: 'أصبح ترتيب {name} رقم {place} من {count}.',
  },
  arrange_now_by_hand: {
    en: 'The order is by hand now.',
    ar: 'أصبح الترتيب يدوياً.',
  },
  arrange_now_automatic: {
    en: 'The order is automatic now. The order by hand is stored.',
    ar: 'أصبح الترتيب تلقائياً، ويبقى الترتيب اليدوي محفوظاً.',
  },
  arrange_empty: {
    en: 'No product is in this collection yet. Products join it on their own pages.',
    ar: 'لا منتجات في هذه المجموعة بعد. تُضاف المنتجات إليها من صفحاتها.',
  },
  arrange_none_match: {
    en: 'No product of this collection matches {search}.',
    ar: 'لا منتج في هذه المجموعة يطابق {search}.',
  },
  arrange_missing: {
    en: 'This collection is not there; it may have been deleted.',
    ar: 'هذه المجموعة غير موجودة، وربما حُذفت.',
  },
} as const satisfies Record<string, Word>
