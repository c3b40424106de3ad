import type { Word } from '../word.ts'

/** Texts of the field that chooses what a link leads to. */
export const linkTargetWords = {
  target_choose: { en: 'Choose', ar: 'اختيار' },
  target_gone: { en: 'No longer in the shop', ar: 'لم يعد في المتجر' },
  target_web: { en: 'Another address (https://)', ar: 'عنوان آخر (https://)' },
  target_address: { en: 'Address, beginning with https://', ar: 'العنوان، ويبدأ بـ https://' },
  target_not_now: { en: '{name} (not shown now)', ar: '{name} (غير معروض الآن)' },
  target_every: { en: 'Automatic', ar: 'تلقائياً' },
  target_every_collections: { en: 'All collections', ar: 'كل المجموعات' },
  target_every_types: { en: 'All types', ar: 'كل الأنواع' },
  target_kind_place: { en: 'The shop', ar: 'المتجر' },
  target_kind_collection: { en: 'Collections', ar: 'المجموعات' },
  target_kind_type: { en: 'Types', ar: 'الأنواع' },
  target_kind_category: { en: 'Categories', ar: 'الفئات' },
  target_kind_page: { en: 'Pages', ar: 'الصفحات' },
} as const satisfies Record<string, Word>
