import type { Word } from '../word.ts'

/** Texts about the addresses of pages, and about the addresses of an earlier shop. */
export const addressWords = {
  page_address: { en: 'Address in the shop', ar: 'العنوان في المتجر' },
  page_address_change: { en: 'Change the address', ar: 'تغيير العنوان' },
  page_address_new: { en: 'New address', ar: 'العنوان الجديد' },
  page_address_help: {
    en: 'Small Latin letters, digits and hyphens. The earlier address leads to the new one for good, in both languages.',
    ar: 'أحرف لاتينية صغيرة وأرقام وشرطات. يقود العنوان السابق إلى الجديد دائماً وباللغتين.',
  },
  page_address_malformed: {
    en: 'An address has small Latin letters and digits, with hyphens between them.',
    ar: 'يتكوّن العنوان من أحرف لاتينية صغيرة وأرقام، بينها شرطات.',
  },
  page_address_taken: {
    en: 'Another page has this address now. Change that one first.',
    ar: 'هذا العنوان لصفحة أخرى حالياً، ويلزم تغييره هناك أولاً.',
  },
  page_address_leads_to: {
    en: 'This address was that of {path} before, and links to it lead there. Taken over, they lead here instead.',
    ar: 'كان هذا العنوان لصفحة {path} وتقود إليها روابطه القديمة. بعد نقله تقود تلك الروابط إلى هنا.',
  },
  page_address_take_over: { en: 'Take it over', ar: 'نقله إلى هنا' },
  page_address_save: { en: 'Change', ar: 'تغيير' },
  page_address_cancel: { en: 'Leave it', ar: 'إبقاؤه كما هو' },
  page_address_saved: {
    en: 'The address is changed. The earlier one leads here.',
    ar: 'تم تغيير العنوان، والعنوان السابق يقود إلى هنا.',
  },
  page_address_save_first: { en: 'Save the changes first.', ar: 'يلزم حفظ التعديلات أولاً.' },
  page_address_fixed: {
    en: 'This address is part of the menu and of apps, so it stays.',
    ar: 'هذا العنوان ثابت لأن القائمة والتطبيقات تعتمد عليه.',
  },
  redirects_lede: {
    en: 'Links to an earlier shop lead to the right page of this one, in both languages. An address that is a page of this shop is never redirected.',
    ar: 'روابط المتجر السابق تقود إلى الصفحة المناسبة هنا، باللغتين. ولا يُحوَّل أبداً عنوان له صفحة في هذا المتجر.',
  },
  redirects_empty: {
    en: 'No old address yet. Moved from another shop? Paste its addresses and where each leads.',
    ar: 'لا عناوين قديمة بعد. عند الانتقال من متجر آخر يمكن لصق عناوينه مع وجهة كل منها.',
  },
  redirects_search: { en: 'Part of an old address', ar: 'جزء من عنوان قديم' },
  redirects_from: { en: 'Old address', ar: 'العنوان القديم' },
  redirects_to: { en: 'Leads to', ar: 'يقود إلى' },
  redirects_nowhere: { en: 'Leads nowhere now', ar: 'لا يقود إلى شيء الآن' },
  redirects_add: { en: 'Add an address', ar: 'إضافة عنوان' },
  redirects_paste: { en: 'Paste a list', ar: 'لصق قائمة' },
  redirects_from_help: {
    en: 'The part after the name of the shop, as in /products/silk-abaya.',
    ar: 'الجزء الذي يلي اسم المتجر، مثل /products/silk-abaya.',
  },
  redirects_kind: { en: 'It leads to', ar: 'يقود إلى' },
  redirects_kind_product: { en: 'a product', ar: 'منتج' },
  redirects_kind_list: { en: 'a list of products', ar: 'قائمة منتجات' },
  redirects_kind_page: { en: 'another page', ar: 'صفحة أخرى' },
  redirects_list: { en: 'List', ar: 'القائمة' },
  redirects_page: { en: 'Page', ar: 'الصفحة' },
  redirects_choose: { en: 'Choose where it leads.', ar: 'يلزم اختيار الوجهة.' },
  redirects_save: { en: 'Add', ar: 'إضافة' },
  redirects_added: {
    en: { one: 'One address was added.', other: '{count} addresses were added.' },
    ar: {
      zero: 'لم يُضَف أي عنوان.',
      one: 'تمت إضافة عنوان واحد.',
      two: 'تمت إضافة عنوانين.',
      few: 'تمت إضافة {count} عناوين.',
      many: 'تمت إضافة {count} عنواناً.',
      other: 'تمت إضافة {count} عنوان.',
    },
  },
  redirects_lines: {
    en: 'One line for each: the old address, a space, and the address in this shop',
    ar: 'سطر لكل عنوان: العنوان القديم ثم مسافة ثم العنوان في هذا المتجر',
  },
  redirects_skipped: { en: 'Not added', ar: 'لم تُضَف' },
  redirects_line: { en: 'Line {line}', ar: 'السطر {line}' },
  redirects_added_on: { en: 'Added', ar: 'تاريخ الإضافة' },
  redirects_all: { en: 'All', ar: 'الكل' },
  redirects_views: { en: 'Lists of old addresses', ar: 'قوائم العناوين القديمة' },
  redirects_every_kind: { en: 'Anything', ar: 'أي وجهة' },
  redirects_live: { en: 'Effect', ar: 'الحالة' },
  redirects_live_either: { en: 'Working or not', ar: 'تعمل أو لا تعمل' },
  redirects_live_yes: { en: 'Leads somewhere', ar: 'يقود إلى صفحة' },
  redirects_remove: { en: 'Remove', ar: 'إزالة' },
  redirects_removed: { en: '{path} was removed.', ar: 'تمت إزالة {path}.' },
  redirect_fault_two: {
    en: 'A line has an old address and the address where it leads.',
    ar: 'في كل سطر عنوان قديم والعنوان الذي يقود إليه.',
  },
  redirect_fault_malformed: {
    en: 'This is no address. It begins with / and has no spaces.',
    ar: 'هذا ليس عنواناً. يبدأ العنوان بعلامة / ولا مسافات فيه.',
  },
  redirect_fault_too_long: {
    en: 'An address has at most 300 characters.',
    ar: 'يتكوّن العنوان من 300 حرف كحدّ أقصى.',
  },
  redirect_fault_other_site: {
    en: 'This address is of another site. Only addresses of this shop reach it.',
    ar: 'هذا العنوان لموقع آخر، ولا تصل إلى المتجر إلا عناوينه.',
  },
  redirect_fault_query: {
    en: 'An address with a question mark cannot be redirected. Leave out what follows the mark.',
    ar: 'لا يمكن تحويل عنوان فيه علامة استفهام. تلزم إزالة ما بعدها.',
  },
  redirect_fault_reserved: {
    en: 'The shop uses this address itself.',
    ar: 'يستعمل المتجر هذا العنوان لنفسه.',
  },
  redirect_fault_unknown: {
    en: 'The shop has no such product, list or page.',
    ar: 'لا يوجد في المتجر منتج أو قائمة أو صفحة بهذا العنوان.',
  },
  redirect_fault_taken: {
    en: 'This address leads somewhere already. Remove that first.',
    ar: 'لهذا العنوان وجهة من قبل، وتلزم إزالتها أولاً.',
  },
  look_find: { en: 'Find a product to add', ar: 'البحث عن منتج لإضافته' },
  look_none_found: { en: 'No product matches.', ar: 'لا يوجد منتج مطابق.' },
  look_add: { en: 'Add {name}', ar: 'إضافة {name}' },
  look_added: { en: '{name} was added.', ar: 'تمت إضافة {name}.' },
  look_chosen: { en: '{name} was chosen.', ar: 'تم اختيار {name}.' },
  look_choose: { en: 'Choose {name}', ar: 'اختيار {name}' },
  chosen_none: { en: 'None chosen yet.', ar: 'لم يُختر أي منتج بعد.' },
  chosen_not_shown: { en: 'Not in the shop', ar: 'غير معروض في المتجر' },
  chosen_full: {
    en: {
      one: 'At most one product can stand here.',
      other: 'At most {count} products can stand here. Remove one to add another.',
    },
    ar: {
      zero: 'لا مكان هنا لأي منتج.',
      one: 'لا مكان هنا لأكثر من منتج واحد.',
      two: 'لا مكان هنا لأكثر من منتجين.',
      few: 'لا مكان هنا لأكثر من {count} منتجات، وتلزم إزالة أحدها لإضافة غيره.',
      many: 'لا مكان هنا لأكثر من {count} منتجاً، وتلزم إزالة أحدها لإضافة غيره.',
      other: 'لا مكان هنا لأكثر من {count} منتج، وتلزم إزالة أحدها لإضافة غيره.',
    },
  },
  look_full: {
    en: 'At most {count} products complete a look. Remove one to add another.',
    ar: 'أقصى عدد من المنتجات للإطلالة: {count}. تلزم إزالة أحدها لإضافة غيره.',
  },
  look_empty: {
    en: 'None yet. Shoppers see what goes with this product below it.',
    ar: 'لا منتجات بعد. يظهر أسفل المنتج ما يناسبه.',
  },
  look_hidden: {
    en: 'Not published: shoppers do not see it.',
    ar: 'غير منشور، فلا يظهر في المتجر.',
  },
} as const satisfies Record<string, Word>
