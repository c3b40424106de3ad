import type { Word } from './word.ts'

/** Product lists: cards, filters, order, and empty results. */
export const catalogWords = {
  tag_sale: { en: 'Sale', ar: 'تخفيض' },
  tag_limited_edition: { en: 'Limited edition', ar: 'إصدار محدود' },
  tag_latest_collection: { en: 'New', ar: 'جديد' },
  tag_best_seller: { en: 'Best seller', ar: 'الأكثر مبيعاً' },
  tag_sold_out: { en: 'Sold out', ar: 'نفدت' },
  card_colors: { en: 'Colours of {name}', ar: 'ألوان {name}' },

  filter: { en: 'Filter', ar: 'تصفية' },
  list_needs_connection: {
    en: 'You are offline. Filtering and sorting need a connection.',
    ar: 'أنتِ غير متصلة بالإنترنت، والتصفية والترتيب يحتاجان إلى اتصال.',
  },
  filter_with_count: { en: 'Filter ({chosen})', ar: 'تصفية ({chosen})' },
  skip_filters: { en: 'Skip the filters', ar: 'انتقلي إلى القطع مباشرةً' },
  filters_heading: { en: 'Filters', ar: 'خيارات التصفية' },
  list_heading: { en: 'Pieces', ar: 'القطع' },
  sort_by: { en: 'Sort by', ar: 'الترتيب حسب' },
  sort_relevance: { en: 'Most relevant', ar: 'الأكثر صلة' },
  sort_featured: { en: 'Featured', ar: 'مختاراتنا أولاً' },
  sort_newest: { en: 'Newest first', ar: 'الأحدث أولاً' },
  sort_price_up: { en: 'Price, low to high', ar: 'الأقل سعراً أولاً' },
  sort_price_down: { en: 'Price, high to low', ar: 'الأعلى سعراً أولاً' },
  sort_best_selling: { en: 'Best selling', ar: 'الأكثر مبيعاً' },
  sort_rating: { en: 'Best rated', ar: 'الأعلى تقييماً' },

  facet_size: { en: 'Size', ar: 'المقاس' },
  facet_color: { en: 'Colour', ar: 'اللون' },
  facet_price: { en: 'Price', ar: 'السعر' },
  facet_type: { en: 'Type', ar: 'النوع' },
  facet_category: { en: 'Category', ar: 'الفئة' },
  facet_fabric: { en: 'Fabric', ar: 'القماش' },
  facet_opening: { en: 'Opening', ar: 'الفتحة' },
  facet_occasion: { en: 'Occasion', ar: 'المناسبة' },
  facet_ready: { en: 'When it is ready', ar: 'متى تكون جاهزة' },
  facet_custom_size: { en: 'Made to measure', ar: 'تفصيل' },
  size_named: { en: 'Size {size}', ar: 'مقاس {size}' },
  // The currency is written once, on its own side: 'AED 600 to 2,500'.
  price_range: { en: '{lowest} to {highest}', ar: 'من {lowest} إلى {highest}' },
  price_min: { en: 'From {price}', ar: 'من {price}' },
  price_max: { en: 'Up to {price}', ar: 'حتى {price}' },
  price_lowest: { en: 'Lowest price', ar: 'أقل سعر' },
  price_highest: { en: 'Highest price', ar: 'أعلى سعر' },
  price_from: { en: 'From', ar: 'من' },
  price_to: { en: 'To', ar: 'إلى' },
  price_beyond: {
    en: 'These pieces cost {range}.',
    ar: 'أسعار هذه القطع {range}.',
  },
  show_all_values: { en: 'Show all {all}', ar: 'عرض الكل ({all})' },

  only_mine: { en: 'Only what I can wear', ar: 'ما يناسبني فقط' },
  only_mine_size: {
    en: 'In stock in size {size}, or made to measure',
    ar: 'متوفر بمقاس {size} أو يُفصَّل لكِ',
  },
  only_mine_unknown: {
    en: 'In stock in your size, or made to measure',
    ar: 'متوفر بمقاسكِ أو يُفصَّل لكِ',
  },
  only_mine_choose: {
    en: 'Choose your size below once. We remember it.',
    ar: 'اختاري مقاسكِ في الأسفل مرة واحدة، ونحفظه لكِ.',
  },

  filters_chosen: { en: 'Chosen filters', ar: 'الخيارات المطبّقة' },
  filter_remove: { en: 'Remove {name}', ar: 'إزالة {name}' },
  // The range begins with a word of its own: 'from 5,300' is nothing to remove.
  // A name that speech recognition finds has the words of the button between spaces, not between brackets.
  price_remove: { en: 'Remove the price: {range}', ar: 'إزالة السعر ({range})' },
  filters_clear: { en: 'Clear', ar: 'مسح' },
  filters_clear_all: { en: 'Clear all', ar: 'مسح الكل' },
  show_products: {
    en: { one: 'Show {count} piece', other: 'Show {count} pieces' },
    ar: {
      zero: 'لا قطع',
      one: 'عرض قطعة واحدة',
      two: 'عرض قطعتين',
      few: 'عرض {count} قطع',
      many: 'عرض {count} قطعة',
      other: 'عرض {count} قطعة',
    },
  },
  shown_of: { en: '{shown} of {total}', ar: '{shown} من {total}' },
  show_more: { en: 'Show more', ar: 'عرض المزيد' },
  list_too_long: {
    en: 'This is a long list. Filters get you there faster.',
    ar: 'القائمة طويلة. خيارات التصفية تختصر عليكِ الطريق.',
  },

  no_products_found: { en: 'No products found', ar: 'لم نجد أي قطعة' },
  no_products_all_of: {
    en: 'Nothing matches all of these at once: {filters}. Remove one to see more.',
    ar: 'لم نجد قطعة تجمع هذه الخيارات كلّها: {filters}. جرّبي إزالة واحد منها.',
  },
  no_products_one: {
    en: 'Nothing in this list matches your choice at the moment: {filters}.',
    ar: 'لم نجد في هذه القائمة ما يطابق اختياركِ حالياً: {filters}.',
  },
  no_products_yet: {
    en: 'This list is empty for now; new pieces are being sewn.',
    ar: 'هذه القائمة فارغة الآن، وقطعها الجديدة قيد الخياطة.',
  },
  list_separator: { en: ', ', ar: '، ' },
} as const satisfies Record<string, Word>
