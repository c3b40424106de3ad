import type { Word } from './word.ts'

/** The home page, except for the texts that staff write. */
export const homeWords = {
  home_title: {
    en: 'Abayas sewn in Dubai, ready-made or to your measure',
    ar: 'عبايات من دبي، جاهزة أو تفصيل على قياسكِ',
  },
  opening_soon: { en: 'Opening soon', ar: 'نفتتح قريباً' },
  opening_soon_text: {
    en: 'Our first pieces are on their way.',
    ar: 'قطعنا الأولى في الطريق إليكِ.',
  },
  collections: { en: 'Collections', ar: 'المجموعات' },
  shop_by_type: { en: 'Shop by type', ar: 'تسوّقي حسب النوع' },
  best_reviewed: { en: 'Most loved', ar: 'الأحبّ إليكنّ' },
  just_finished: { en: 'Fresh from the workroom', ar: 'خرجت للتوّ من المشغل' },
  view_all: { en: 'View all', ar: 'شاهديها كلّها' },
  view_all_count: {
    en: { one: 'View {count} piece', other: 'View all {count}' },
    ar: {
      zero: 'شاهدي القطع',
      one: 'شاهدي القطعة',
      two: 'شاهدي القطعتين',
      few: 'شاهديها كلّها ({count})',
      many: 'شاهديها كلّها ({count})',
      other: 'شاهديها كلّها ({count})',
    },
  },
  in_their_words: { en: 'In their words', ar: 'بكلماتهنّ' },
  rating_of_reviews: {
    en: { one: '{rating} of 5, {count} review', other: '{rating} of 5, {count} reviews' },
    ar: {
      zero: '{rating} من 5',
      one: '{rating} من 5، تقييم واحد',
      two: '{rating} من 5، تقييمان',
      few: '{rating} من 5، {count} تقييمات',
      many: '{rating} من 5، {count} تقييماً',
      other: '{rating} من 5، {count} تقييم',
    },
  },
  reviewed_made_to_measure: { en: 'made to measure', ar: 'تفصيل' },
  reviewed_size: { en: 'size {size}', ar: 'مقاس {size}' },
} as const satisfies Record<string, Word>
