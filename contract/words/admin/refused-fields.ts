import type { Word } from '../word.ts'

/** What stands under a field that the server refused, by the code of the refusal. */
export const refusedFieldWords = {
  refused_required: { en: 'This is still missing.', ar: 'هذا الحقل ناقص.' },
  refused_invalid: { en: 'The shop cannot use this value.', ar: 'لا يمكن حفظ هذه القيمة.' },
  refused_malformed: { en: 'This does not look complete.', ar: 'الصيغة غير مكتملة.' },
  refused_no_phone: {
    en: 'Nobody could call this number. Write it as in the country of the shop, or with + and its country code.',
    ar: 'لا يمكن الاتصال بهذا الرقم. يُكتب كما في بلد المتجر، أو مع + ورمز البلد.',
  },
  refused_no_alt: {
    en: 'Describe this picture in both languages before the banner is shown, or hide the banner.',
    ar: 'يلزم وصف هذه الصورة باللغتين قبل عرض اللافتة، أو إخفاء اللافتة.',
  },
  refused_other_chart: {
    en: 'One of these has another size chart. Take it out of that one first.',
    ar: 'لأحدها جدول مقاسات آخر، ويلزم إخراجه منه أولاً.',
  },
  refused_one_word: { en: 'Each entry is one word.', ar: 'كل مرادف كلمة واحدة.' },
  refused_no_word: {
    en: 'This has no word in it that could be searched for.',
    ar: 'لا كلمة هنا يمكن البحث عنها.',
  },
  refused_two_words: {
    en: 'At least two words are needed.',
    ar: 'تلزم كلمتان على الأقل.',
  },
  refused_names_filter: {
    en: 'Sizes and prices in a search are filters. Write the phrase without them.',
    ar: 'المقاس والسعر في البحث من عوامل التصفية، فتُكتب العبارة من دونهما.',
  },
  refused_names_people: {
    en: 'What is searched for may name a customer, so a shared view cannot save it. Clear the search first.',
    ar: 'قد يكون في البحث اسم عميل، فلا يُحفظ في عرض مشترك. يلزم مسح البحث أولاً.',
  },
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
  refused_link: {
    en: 'A link leads to a page of the shop (/about), an https address, an email address or a phone number.',
    ar: 'يؤدي الرابط إلى صفحة في المتجر (/about) أو عنوان https أو بريد إلكتروني أو رقم هاتف.',
  },
  refused_too_long: { en: 'This is too long.', ar: 'هذا النص أطول من المسموح.' },
  refused_placeholder_styled: {
    en: 'A part in braces has one style throughout, because the shop fills it in.',
    ar: 'يلزم أن يكون الجزء بين القوسين المعقوفين بتنسيق واحد، لأن المتجر يملؤه.',
  },
  refused_value_missing: {
    en: 'A value that must stay is missing: without it the message would not do what it is for.',
    ar: 'تنقص قيمة لا تؤدي الرسالة غرضها من دونها.',
  },
  refused_value_unknown: {
    en: 'Braces are for the values that can be inserted here.',
    ar: 'الأقواس المعقوفة للقيم التي يمكن إدراجها هنا وحدها.',
  },
  refused_web_address: {
    en: 'No address of a page or an email. Links come from the values.',
    ar: 'لا يُكتب رابط أو بريد هنا، فالروابط تأتي من القيم.',
  },
  refused_fixed: {
    en: 'A SKU stays as it is, because orders name it.',
    ar: 'رمز الصنف ثابت لأن الطلبات تشير إليه.',
  },
  refused_has_stock: {
    en: 'There are still units in stock. Take them out of stock first.',
    ar: 'ما زالت هناك قطع في المخزون، ويلزم إخراجها منه أولاً.',
  },
  refused_not_accepted: {
    en: 'The provider does not accept this. Nothing was saved.',
    ar: 'لم تقبل الجهة هذه القيمة، ولم يُحفظ شيء.',
  },
  refused_other_mode: {
    en: 'The key is of another mode, test or live, than this one. Write both anew.',
    ar: 'أحدهما للتجربة والآخر للدفع الفعلي. تلزم كتابة القيمتين من جديد.',
  },
  refused_not_public: {
    en: 'Only a server with a public name and address works here.',
    ar: 'يلزم خادم له اسم وعنوان عامّان على الإنترنت.',
  },
  refused_not_found: {
    en: 'There is no server of this name.',
    ar: 'لا يوجد خادم بهذا الاسم.',
  },
  refused_not_encrypted: {
    en: 'This port does not encrypt the connection. Choose another one.',
    ar: 'هذا المنفذ لا يشفّر الاتصال، ويلزم اختيار غيره.',
  },
  refused_impossible: {
    en: 'This is not possible from here.',
    ar: 'هذا غير ممكن من الحالة الحالية.',
  },
} as const satisfies Record<string, Word>
