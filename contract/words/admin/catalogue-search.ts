import type { Word } from '../word.ts'

/** Texts of the pages where staff decide what the search of the shop finds. */
export const catalogueSearchWords = {
  rule_parts: { en: 'Parts of the search', ar: 'أقسام البحث' },
  rule_synonyms: { en: 'Synonyms', ar: 'المرادفات' },
  rule_pinned: { en: 'Pinned results', ar: 'النتائج المثبّتة' },
  rule_try: { en: 'Try a search', ar: 'تجربة البحث' },
  rule_synonyms_lede: {
    en: 'Words that mean the same, in English and Arabic. Other spellings of them are understood without being listed.',
    ar: 'كلمات بمعنى واحد بالعربية والإنجليزية. تُفهم صور كتابتها الأخرى من دون إدراجها.',
  },
  rule_pinned_lede: {
    en: 'Products that stand first when shoppers search for a phrase. Products that are not in the shop are skipped.',
    ar: 'منتجات تتصدّر النتائج عند البحث عن عبارة معيّنة. تُتخطّى المنتجات غير المعروضة في المتجر.',
  },
  rule_try_lede: {
    en: 'What shoppers find now for a word or a phrase.',
    ar: 'ما يظهر الآن في المتجر لكلمة أو عبارة.',
  },
  rule_new_synonyms: { en: 'New synonyms', ar: 'مرادفات جديدة' },
  rule_new_pinned: { en: 'New pinned results', ar: 'نتائج مثبّتة جديدة' },
  rule_no_synonyms: {
    en: 'No synonyms yet. The search already knows common words such as abaya, bisht and the colours; add what else your shoppers write.',
    ar: 'لا مرادفات بعد. يعرف البحث الكلمات الشائعة مثل عباية وبشت والألوان، ويمكن إضافة سواها مما يُكتب في البحث.',
  },
  rule_no_pinned: {
    en: 'Nothing is pinned yet. Pin the products that shoppers should see first, for instance for “eid”.',
    ar: 'لا نتائج مثبّتة بعد. يمكن تثبيت المنتجات التي ينبغي أن تظهر أولاً، كعند البحث عن «العيد».',
  },
  rule_kind: { en: 'How they work', ar: 'طريقة العمل' },
  rule_kind_same: { en: 'All mean the same', ar: 'كلها بمعنى واحد' },
  rule_kind_one_way: { en: 'One way', ar: 'باتجاه واحد' },
  rule_kind_same_help: {
    en: 'Each of the words finds the products of all of them.',
    ar: 'كل كلمة تُظهر منتجات الكلمات كلها.',
  },
  rule_kind_one_way_help: {
    en: 'The first words also find the products of the second ones, after their own. The second ones find nothing more.',
    ar: 'تُظهر الكلمات الأولى منتجات الثانية أيضاً بعد منتجاتها، ولا تُظهر الثانية شيئاً إضافياً.',
  },
  rule_words: { en: 'Words', ar: 'الكلمات' },
  rule_words_help: {
    en: 'Single words, separated by commas or lines: {example}',
    ar: 'كلمات مفردة تفصل بينها فواصل أو أسطر: {example}',
  },
  rule_finds: { en: 'Also find', ar: 'تُظهر أيضاً' },
  rule_finds_help: {
    en: 'The words whose products are found too.',
    ar: 'الكلمات التي تظهر منتجاتها أيضاً.',
  },
  rule_one_way_row: { en: '{words} also finds {finds}', ar: '{words} تُظهر أيضاً {finds}' },
  rule_phrases: { en: 'Search phrases', ar: 'عبارات البحث' },
  rule_phrases_help: {
    en: 'The whole of what shoppers write, separated by commas or lines: {example}',
    ar: 'ما يُكتب في البحث كاملاً، تفصل بين العبارات فواصل أو أسطر: {example}',
  },
  rule_products: { en: 'Products, the first on top', ar: 'المنتجات بالترتيب من الأعلى' },
  rule_products_first: {
    en: { one: '{first} and one more', other: '{first} and {count} more' },
    ar: {
      zero: '{first}',
      one: '{first} ومنتج آخر',
      two: '{first} ومنتجان آخران',
      few: '{first} و{count} منتجات أخرى',
      many: '{first} و{count} منتجاً آخر',
      other: '{first} و{count} منتج آخر',
    },
  },
  rule_saved: { en: 'Last saved', ar: 'آخر حفظ' },
  rule_edit_synonyms: { en: 'Synonyms of {name}', ar: 'مرادفات {name}' },
  rule_edit_pinned: { en: 'Results for {name}', ar: 'نتائج {name}' },
  rule_gone: {
    en: 'This rule is no longer there; somebody may have deleted it.',
    ar: 'لم تعد هذه القاعدة موجودة، وربما حُذفت.',
  },
  rule_delete: { en: 'Delete the rule', ar: 'حذف القاعدة' },
  rule_deleted: { en: 'The rule is deleted.', ar: 'حُذفت القاعدة.' },
  rule_delete_effect: {
    en: 'The search forgets this at once. This cannot be undone.',
    ar: 'يتوقف أثرها في البحث فوراً. لا يمكن التراجع عن الحذف.',
  },
  rule_try_field: { en: 'Word or phrase', ar: 'كلمة أو عبارة' },
  rule_found: {
    en: {
      zero: 'Nothing is found.',
      one: 'One product is found.',
      other: '{count} products are found.',
    },
    ar: {
      zero: 'لا نتائج.',
      one: 'نتيجة واحدة.',
      two: 'نتيجتان.',
      few: '{count} نتائج.',
      many: '{count} نتيجة.',
      other: '{count} نتيجة.',
    },
  },
  rule_found_first: { en: 'The first of them', ar: 'أولى النتائج' },
  rule_understood: {
    en: 'Nothing has these words; the search takes them for {words}.',
    ar: 'لا منتج بهذه الكلمات، ويفهمها البحث على أنها {words}.',
  },
  rule_nearest: {
    en: 'The shop does not sell this; the nearest products are shown, those of {words}.',
    ar: 'هذا غير متوفر في المتجر، وتظهر أقرب المنتجات إليه: {words}.',
  },
  rule_by_synonyms: {
    en: '{word} also finds {words}, by your synonyms.',
    ar: '{word} تُظهر أيضاً {words} بفضل المرادفات.',
  },
  rule_is_pinned: { en: 'Pinned', ar: 'مثبّت' },
} as const satisfies Record<string, Word>
