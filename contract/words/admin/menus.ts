import type { Word } from '../word.ts'

/** Texts of the page on the menus. */
export const menuWords = {
  content_menus: { en: 'Menus', ar: 'القوائم' },
  content_menus_lede: {
    en: 'The links at the top, in the side menu and at the foot of every page. A link is not shown while there is nothing to show where it leads.',
    ar: 'الروابط في أعلى كل صفحة وفي القائمة الجانبية وأسفل الصفحة. لا يظهر الرابط إذا لم يكن في وجهته ما يُعرض.',
  },
  menus_header: { en: 'Top of the page', ar: 'أعلى الصفحة' },
  menus_header_help: {
    en: {
      one: 'Beside the menu button, on wide screens. At most one link.',
      other: 'Beside the menu button, on wide screens. At most {count} links.',
    },
    ar: {
      zero: 'بجانب زر القائمة على الشاشات العريضة، بلا روابط.',
      one: 'بجانب زر القائمة على الشاشات العريضة، رابط واحد على الأكثر.',
      two: 'بجانب زر القائمة على الشاشات العريضة، رابطان على الأكثر.',
      few: 'بجانب زر القائمة على الشاشات العريضة، {count} روابط على الأكثر.',
      many: 'بجانب زر القائمة على الشاشات العريضة، {count} رابطاً على الأكثر.',
      other: 'بجانب زر القائمة على الشاشات العريضة، {count} رابط على الأكثر.',
    },
  },
  menus_side: { en: 'Side menu', ar: 'القائمة الجانبية' },
  menus_more: { en: 'Smaller links of the side menu', ar: 'الروابط الأصغر في القائمة الجانبية' },
  menus_columns: { en: 'Columns at the foot', ar: 'أعمدة أسفل الصفحة' },
  menus_columns_help: {
    en: 'The last column also holds the language and the country. Contact and social media come from the settings.',
    ar: 'يضمّ العمود الأخير أيضاً اللغة والبلد. بيانات التواصل والحسابات تأتي من الإعدادات.',
  },
  menus_footer_text: { en: 'Line at the foot', ar: 'سطر أسفل الصفحة' },
  menus_footer_text_help: {
    en: 'A sentence above the legal texts. Empty for none.',
    ar: 'جملة فوق النصوص القانونية. يُترك فارغاً إن لم تكن مطلوبة.',
  },
  menus_link: { en: 'Link {place}', ar: 'الرابط {place}' },
  menus_add_link: { en: 'Add a link', ar: 'إضافة رابط' },
  menus_links_full: {
    en: {
      one: 'At most one link can stand here.',
      other: 'At most {count} links can stand here.',
    },
    ar: {
      zero: 'لا مكان هنا لأي رابط.',
      one: 'لا مكان هنا لأكثر من رابط واحد.',
      two: 'لا مكان هنا لأكثر من رابطين.',
      few: 'لا مكان هنا لأكثر من {count} روابط.',
      many: 'لا مكان هنا لأكثر من {count} رابطاً.',
      other: 'لا مكان هنا لأكثر من {count} رابط.',
    },
  },
  menus_title: { en: 'Title', ar: 'العنوان' },
  menus_title_usual: {
    en: 'Empty: the link is called “{name}”.',
    ar: 'إذا تُرك فارغاً يظهر الرابط باسم «{name}».',
  },
  menus_target: { en: 'Leads to', ar: 'يؤدي إلى' },
  menus_hide: { en: 'Hide', ar: 'إخفاء' },
  menus_hidden: { en: 'Hidden', ar: 'مخفي' },
  menus_target_gone: {
    en: 'Not shown: what it leads to is no longer in the shop',
    ar: 'غير معروض: ما يؤدي إليه لم يعد في المتجر',
  },
  menus_target_empty: {
    en: 'Not shown now: there is nothing to show there',
    ar: 'غير معروض الآن: لا يوجد ما يُعرض فيه',
  },
  menus_children: { en: 'Below it', ar: 'ما يندرج تحته' },
  menus_edit: { en: 'Edit', ar: 'تعديل' },
  menus_edit_named: { en: 'Edit: {name}', ar: 'تعديل: {name}' },
  menus_column: { en: 'Column {place}', ar: 'العمود {place}' },
  menus_add_column: { en: 'Add a column', ar: 'إضافة عمود' },
  menus_reset: { en: 'Return to the original menus', ar: 'العودة إلى القوائم الأصلية' },
  menus_reset_effect: {
    en: 'Your own links, their order and the line at the foot are deleted, and every shopper sees the original menus at once.',
    ar: 'تُحذف الروابط الخاصة وترتيبها والسطر أسفل الصفحة، وتظهر القوائم الأصلية في المتجر فوراً.',
  },
  menus_are_shipped: {
    en: 'These are the original menus.',
    ar: 'هذه هي القوائم الأصلية.',
  },
  menus_reset_done: {
    en: 'The original menus are in the shop again.',
    ar: 'عادت القوائم الأصلية إلى المتجر.',
  },
} as const satisfies Record<string, Word>
