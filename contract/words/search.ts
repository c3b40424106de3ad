import type { Word } from './word.ts'

/** The search field, its suggestions, and the search page. */
export const searchWords = {
  search_label: { en: 'Search the shop', ar: 'ابحثي في المتجر' },
  search_placeholder: { en: 'Black crepe, Noor, for Eid', ar: 'كريب أسود، نور، للعيد' },
  search_clear: { en: 'Clear the search', ar: 'مسح الكلمات' },
  search_title: { en: 'Search', ar: 'البحث' },
  search_results_for: { en: 'Results for “{words}”', ar: 'نتائج «{words}»' },
  search_understood_as: {
    en: 'Showing results for “{words}”',
    ar: 'نعرض لكِ نتائج «{words}»',
  },
  search_nearest: {
    en: 'We do not have “{words}”. The nearest we have: {nearest}.',
    ar: 'لا قطع لدينا باسم «{words}». نعرض لكِ الأقرب إليه: نتائج «{nearest}».',
  },
  search_recent: { en: 'Recent searches', ar: 'بحثتِ عن' },
  search_recent_remove: { en: 'Remove “{words}”', ar: 'إزالة «{words}»' },
  search_products: { en: 'Pieces', ar: 'القطع' },
  search_places: { en: 'In the shop', ar: 'في المتجر' },
  search_popular: { en: 'Browse by type', ar: 'تصفّحي حسب النوع' },
  search_see_all: {
    en: { one: 'See the {count} piece', other: 'See all {count} pieces' },
    ar: {
      zero: 'لا قطع',
      one: 'شاهدي القطعة',
      two: 'شاهدي القطعتين',
      few: 'شاهدي {count} قطع',
      many: 'شاهدي {count} قطعة',
      other: 'شاهدي {count} قطعة',
    },
  },
  search_proposals: {
    en: { one: '{count} suggestion', other: '{count} suggestions' },
    ar: {
      zero: 'لا اقتراحات',
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: '{count} اقتراحات',
      many: '{count} اقتراحاً',
      other: '{count} اقتراح',
    },
  },
  search_nothing_yet: {
    en: 'Nothing by that name. Press Enter to search further.',
    ar: 'لم نجد شيئاً بهذا الاسم. اضغطي زرّ الإدخال لبحث أوسع.',
  },
  search_unreached: {
    en: 'The shop cannot be reached, so there are no suggestions now.',
    ar: 'تعذّر الاتصال بالمتجر، فلا اقتراحات الآن.',
  },
  search_nothing_text: {
    en: 'Nothing matches “{words}”. Try a shorter word or another spelling: English and Arabic both work.',
    ar: 'لم نجد ما يطابق «{words}». جرّبي كلمة أقصر أو كتابة أخرى، بالعربية أو الإنجليزية.',
  },
  search_nothing_types: { en: 'Browse by type', ar: 'تصفّحي حسب النوع' },
  search_nothing_loved: { en: 'What others choose', ar: 'ما تختاره غيركِ' },
  search_nothing_ask: {
    en: 'Or describe it to us on {whatsapp}',
    ar: 'أو صِفيها لنا عبر {whatsapp}',
  },
  search_ask_text: { en: 'I am looking for: {words}', ar: 'أبحث عن: {words}' },
} as const satisfies Record<string, Word>
