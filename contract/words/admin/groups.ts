import type { Word } from '../word.ts'

/** Texts of the page of types, categories, collections and values of filters. */
export const groupWords = {
  groups_kinds: { en: 'Kinds of groups', ar: 'أقسام التصنيف' },
  groups_types: { en: 'Types', ar: 'الأنواع' },
  groups_categories: { en: 'Categories', ar: 'الفئات' },
  groups_collections: { en: 'Collections', ar: 'المجموعات' },
  groups_colors: { en: 'Colours', ar: 'الألوان' },
  groups_fabrics: { en: 'Fabrics', ar: 'الأقمشة' },
  groups_openings: { en: 'Openings', ar: 'الفتحات' },
  groups_occasions: { en: 'Occasions', ar: 'المناسبات' },
  groups_new_types: { en: 'New type', ar: 'نوع جديد' },
  groups_new_categories: { en: 'New category', ar: 'فئة جديدة' },
  groups_new_collections: { en: 'New collection', ar: 'مجموعة جديدة' },
  groups_new_colors: { en: 'New colour', ar: 'لون جديد' },
  groups_new_fabrics: { en: 'New fabric', ar: 'قماش جديد' },
  groups_new_openings: { en: 'New opening', ar: 'فتحة جديدة' },
  groups_new_occasions: { en: 'New occasion', ar: 'مناسبة جديدة' },
  groups_lede_types: {
    en: 'What a product is. Each product has one type; the menu and the home page list them in this order.',
    ar: 'تبيّن الأنواع ما هو المنتج. لكل منتج نوع واحد، وتُعرض الأنواع بهذا الترتيب في القائمة والصفحة الرئيسية.',
  },
  groups_lede_categories: {
    en: 'What a product is worn for. A product can be in several; shoppers filter by them in this order.',
    ar: 'ما يُلبس المنتج من أجله. يمكن أن يكون المنتج في أكثر من فئة، وتظهر في التصفية بهذا الترتيب.',
  },
  groups_lede_collections: {
    en: 'Products shown together. They stand first in the menu and on the home page, in this order.',
    ar: 'منتجات تُعرض معاً. تتصدّر القائمة والصفحة الرئيسية بهذا الترتيب.',
  },
  groups_lede_colors: {
    en: 'The colours that shoppers filter by. Several shades belong to one of them.',
    ar: 'الألوان المتاحة في التصفية. تندرج تحت كل منها درجات عدّة.',
  },
  groups_lede_fabrics: {
    en: 'The fabrics that shoppers filter by.',
    ar: 'الأقمشة المتاحة في التصفية.',
  },
  groups_lede_openings: {
    en: 'How an abaya opens; shoppers filter by it.',
    ar: 'طريقة فتح العباية، وهي متاحة في التصفية.',
  },
  groups_lede_occasions: {
    en: 'The occasions that shoppers filter by.',
    ar: 'المناسبات المتاحة في التصفية.',
  },
  groups_empty_types: {
    en: 'No type yet. A product needs one before it can be published; “Everyday abayas” or “Open abayas” is a good beginning.',
    ar: 'لا أنواع بعد. يلزم لكل منتج نوع قبل نشره، ومن البدايات المناسبة «عبايات يومية» أو «عبايات مفتوحة».',
  },
  groups_empty_categories: {
    en: 'No category yet. Products do without one; “Work”, “Eid” or “Travel” helps shoppers to find them.',
    ar: 'لا فئات بعد. يمكن نشر المنتجات من دونها، غير أن فئات مثل «العمل» أو «العيد» أو «السفر» تسهّل العثور عليها.',
  },
  groups_empty_collections: {
    en: 'No collection yet. A collection gathers products under one name, for instance those of a season.',
    ar: 'لا مجموعات بعد. تجمع المجموعة منتجات تحت اسم واحد، كمنتجات موسم معيّن.',
  },
  groups_empty_colors: {
    en: 'No colour yet. Each colour of a product belongs to one of these; black is a good beginning.',
    ar: 'لا ألوان بعد. ينتمي كل لون من ألوان المنتج إلى أحدها، والأسود بداية مناسبة.',
  },
  groups_empty_fabrics: {
    en: 'No fabric yet. Each product names one of these, such as crepe or nida.',
    ar: 'لا أقمشة بعد. يُذكر لكل منتج قماش منها، مثل الكريب أو الندا.',
  },
  groups_empty_openings: {
    en: 'No opening yet. Each product names one of these, such as open front or front zip.',
    ar: 'لا فتحات بعد. تُذكر لكل منتج فتحة منها، مثل «مفتوحة» أو «سحّاب أمامي».',
  },
  groups_empty_occasions: {
    en: 'No occasion yet. Products can name several, such as every day or weddings.',
    ar: 'لا مناسبات بعد. يمكن أن تُذكر للمنتج أكثر من مناسبة، مثل «لكل يوم» أو «الأعراس».',
  },
  groups_title: { en: 'Title', ar: 'الاسم' },
  groups_description: { en: 'Description', ar: 'الوصف' },
  groups_description_missing: {
    en: 'Missing: shoppers read the other language.',
    ar: 'ناقص: يظهر النص باللغة الأخرى.',
  },
  groups_picture: { en: 'Picture', ar: 'الصورة' },
  groups_color: { en: 'Colour', ar: 'اللون' },
  groups_products: { en: 'Products', ar: 'المنتجات' },
  groups_english_missing: { en: 'English missing', ar: 'الإنجليزية ناقصة' },
  groups_arabic_missing: { en: 'Arabic missing', ar: 'العربية ناقصة' },
  groups_edit: { en: 'Edit', ar: 'تعديل' },
  groups_edit_title: { en: 'Edit {title}', ar: 'تعديل {title}' },
  groups_moved: {
    en: '{title} is now number {place} of {count}.',
    ar: 'أصبح ترتيب {title} رقم {place} من {count}.',
  },
  groups_save: { en: 'Save', ar: 'حفظ' },
  groups_saved: { en: 'Saved. In the shop now.', ar: 'تم الحفظ، وظهر في المتجر.' },
  groups_deleted: { en: '{title} was deleted.', ar: 'تم حذف {title}.' },
  groups_search_title: { en: 'Title for search engines', ar: 'العنوان في محركات البحث' },
  groups_search_title_missing: {
    en: 'Missing: search engines show the title instead.',
    ar: 'ناقص: يظهر الاسم بدلاً منه في نتائج البحث.',
  },
  groups_search_description: { en: 'Description for search engines', ar: 'الوصف في محركات البحث' },
  groups_search_description_missing: {
    en: 'Missing: search engines show the description instead.',
    ar: 'ناقص: يظهر الوصف بدلاً منه في نتائج البحث.',
  },
  groups_delete: { en: 'Delete', ar: 'حذف' },
  groups_delete_effect: {
    en: 'Nothing uses it, so it only leaves the menu and the filters. This cannot be undone.',
    ar: 'غير مستعمل، وسيختفي من القائمة والتصفية فقط. لا يمكن التراجع عن الحذف.',
  },
  groups_in_use: {
    en: {
      one: 'One product uses it. It can be deleted once that product has another one.',
      other: '{count} products use it. It can be deleted once none does.',
    },
    ar: {
      zero: 'لا يستعمله أي منتج.',
      one: 'يستعمله منتج واحد. يمكن حذفه بعد تغييره في ذلك المنتج.',
      two: 'يستعمله منتجان. يمكن حذفه بعد تغييره فيهما.',
      few: 'تستعمله {count} منتجات. يمكن حذفه بعد تغييره فيها كلها.',
      many: 'يستعمله {count} منتجاً. يمكن حذفه بعد تغييره فيها كلها.',
      other: 'يستعمله {count} منتج. يمكن حذفه بعد تغييره فيها كلها.',
    },
  },
  groups_in_promotions: {
    en: 'These discounts name it. It can be deleted once they have ended:',
    ar: 'مذكور في هذه الخصومات، ويمكن حذفه بعد انتهائها:',
  },
  groups_on_home_page: {
    en: 'A section of the home page or of its draft shows this collection. Choose other products there first.',
    ar: 'يعرضها قسم في الصفحة الرئيسية أو في مسودتها، ويمكن حذفها بعد اختيار منتجات أخرى هناك.',
  },
  groups_in_promotion_count: {
    en: {
      one: 'One discount names it. It can be deleted once that has ended.',
      other: '{count} discounts name it. It can be deleted once they have ended.',
    },
    ar: {
      zero: 'ليس مذكوراً في أي خصم.',
      one: 'مذكور في خصم واحد، ويمكن حذفه بعد انتهائه.',
      two: 'مذكور في خصمين، ويمكن حذفه بعد انتهائهما.',
      few: 'مذكور في {count} خصومات، ويمكن حذفه بعد انتهائها.',
      many: 'مذكور في {count} خصماً، ويمكن حذفه بعد انتهائها.',
      other: 'مذكور في {count} خصم، ويمكن حذفه بعد انتهائها.',
    },
  },
  groups_of_menu: {
    en: 'The menu of the shop needs this collection, so it stays.',
    ar: 'قائمة المتجر بحاجة إلى هذه المجموعة، لذلك تبقى.',
  },
  groups_read_only: {
    en: 'A manager can change these.',
    ar: 'التعديل هنا من صلاحيات الإدارة.',
  },
  groups_title_required: {
    en: 'The title is needed in this language.',
    ar: 'يلزم الاسم بهذه اللغة.',
  },
  groups_color_wrong: {
    en: 'A colour code has a # and six digits or letters from a to f.',
    ar: 'يتكوّن رمز اللون من علامة # وست خانات.',
  },
} as const satisfies Record<string, Word>
