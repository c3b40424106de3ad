import type { Word } from '../word.ts'

/** What stands under a field that the server refused, by the code of the refusal. */
export const refusedFieldWords = {
  refused_required: { en: 'This is still missing.', ar: 'هذا الحقل ناقص.' },
  refused_invalid: { en: 'The shop cannot use this value.', ar: 'لا يمكن حفظ هذه القيمة.' },
  refused_malformed: { en: 'This does not look complete.', ar: 'الصيغة غير مكتملة.' },
  refused_unknown: {
    en: 'This no longer exists. Choose another one.',
    ar: 'لم يعد هذا موجوداً، ويلزم اختيار غيره.',
  },
  refused_taken: { en: 'Something else has this already.', ar: 'هذه القيمة مستعملة من قبل.' },
  refused_duplicate: { en: 'This stands here twice.', ar: 'هذه القيمة مكرّرة.' },
  refused_twice: { en: 'Only one of them can stand here.', ar: 'لا يمكن ورود هذا أكثر من مرة.' },
  refused_not_at_home: {
    en: 'No delivery method would reach the country of the shop.',
    ar: 'لن تصل أي طريقة توصيل إلى بلد المتجر.',
  },
  refused_too_low: {
    en: 'The earlier price must be higher than the price.',
    ar: 'السعر السابق يجب أن يكون أعلى من السعر.',
  },
  refused_missing: { en: 'This is still missing.', ar: 'هذا الحقل ناقص.' },
  refused_ends_first: {
    en: 'The end must come after the beginning.',
    ar: 'يجب أن تلي النهايةُ البداية.',
  },
  refused_past: { en: 'This time has passed.', ar: 'هذا الوقت قد مضى.' },
  refused_html: {
    en: 'Plain text only: shoppers would read the tag as it is written.',
    ar: 'النص العادي وحده مقبول، فالوسوم ستظهر كما هي.',
  },
  refused_placeholder_missing: {
    en: 'A part in braces is missing. It must stay as it was, because the shop fills it in.',
    ar: 'ينقص جزء بين قوسين معقوفين، ويلزم بقاؤه كما كان لأن المتجر يملؤه.',
  },
  refused_placeholder_unknown: {
    en: 'The shop fills in only the parts in braces that the original text has.',
    ar: 'لا يملأ المتجر إلا الأجزاء بين القوسين المعقوفين الواردة في النص الأصلي.',
  },
  refused_fixed: {
    en: 'A SKU stays as it is, because orders name it.',
    ar: 'رمز الصنف ثابت لأن الطلبات تشير إليه.',
  },
  refused_has_stock: {
    en: 'There are still units in stock. Take them out of stock first.',
    ar: 'ما زالت هناك قطع في المخزون، ويلزم إخراجها منه أولاً.',
  },
  refused_impossible: {
    en: 'This is not possible from here.',
    ar: 'هذا غير ممكن من الحالة الحالية.',
  },
} as const satisfies Record<string, Word>
