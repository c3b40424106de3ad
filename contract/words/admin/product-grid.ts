import type { Word } from '../word.ts'

/** Texts of the grid, in which staff edit many products at once. */
export const productGridWords = {
  grid_title: { en: 'Products in a grid', ar: 'المنتجات في جدول' },
  grid_edit: { en: 'Edit in a grid', ar: 'التعديل في جدول' },
  grid_edit_shown: { en: 'Edit these products in a grid', ar: 'تعديل هذه المنتجات في جدول' },
  grid_edit_first: {
    en: 'Edit the first {max} in a grid',
    ar: 'تعديل أول {max} منها في جدول',
  },
  grid_too_many: {
    en: 'The grid takes up to {max} products.',
    ar: 'يتسع الجدول لما يصل إلى {max} منتج.',
  },
  grid_cut: {
    en: 'More products match than the grid takes: these are the first {max}.',
    ar: 'المنتجات المطابقة أكثر مما يتسع له الجدول، وهذه أول {max} منها.',
  },
  grid_none: {
    en: 'No products are chosen. Select some in the list first.',
    ar: 'لم تُحدَّد منتجات، ويلزم تحديدها في القائمة أولاً.',
  },
  grid_not_yours: {
    en: 'Your role does not edit products.',
    ar: 'تعديل المنتجات من صلاحيات أعضاء آخرين في الفريق.',
  },
  grid_lede: {
    en: 'Type into a cell or paste from a spreadsheet. Escape, then Tab leaves the grid.',
    ar: 'تُعدَّل الخلايا بالكتابة أو باللصق من جدول بيانات، وللخروج من الجدول Escape ثم Tab.',
  },
  grid_products: { en: 'Products and their sizes', ar: 'المنتجات ومقاساتها' },
  grid_name_en: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  grid_name_ar: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  grid_price: { en: 'Price, {currency}', ar: 'السعر، {currency}' },
  grid_compare_at: { en: 'Earlier price, {currency}', ar: 'السعر السابق، {currency}' },
  grid_made_to_order: { en: 'Sewn to order', ar: 'يُفصَّل عند الطلب' },
  grid_lead_days: { en: 'Working days', ar: 'أيام العمل' },
  grid_weight: { en: 'Weight, g', ar: 'الوزن، غ' },
  grid_yes: { en: 'Yes', ar: 'نعم' },
  grid_no: { en: 'No', ar: 'لا' },
  grid_sizes: {
    en: { zero: 'No size', one: 'One size', other: '{count} sizes' },
    ar: {
      zero: 'بلا مقاسات',
      one: 'مقاس واحد',
      two: 'مقاسان',
      few: '{count} مقاسات',
      many: '{count} مقاساً',
      other: '{count} مقاس',
    },
  },
  grid_open_all: { en: 'Show all sizes', ar: 'عرض كل المقاسات' },
  grid_fold_all: { en: 'Hide all sizes', ar: 'إخفاء كل المقاسات' },
  grid_was: { en: '(stored: {value})', ar: '(المحفوظ: {value})' },
  grid_not_yes_or_no: { en: 'Yes or no.', ar: 'نعم أو لا.' },
  grid_below_reserved: {
    en: 'Orders have reserved more units than would be left.',
    ar: 'المحجوز للطلبات أكثر مما سيبقى.',
  },
  grid_changed: {
    en: 'Somebody has changed this meanwhile.',
    ar: 'تغيّرت هذه القيمة في هذه الأثناء.',
  },
  grid_changed_to: {
    en: 'Meanwhile stored as {value}. Saving replaces it.',
    ar: 'القيمة المحفوظة الآن {value}، والحفظ يستبدلها.',
  },
  grid_problems: { en: 'Not saved yet', ar: 'لم يُحفظ بعد' },
  grid_changes: { en: 'Changes in the grid', ar: 'التعديلات في الجدول' },
  grid_changed_cells: {
    en: { one: 'One cell not saved', other: '{count} cells not saved' },
    ar: {
      zero: 'لا خلايا غير محفوظة',
      one: 'خلية واحدة غير محفوظة',
      two: 'خليتان غير محفوظتين',
      few: '{count} خلايا غير محفوظة',
      many: '{count} خلية غير محفوظة',
      other: '{count} خلية غير محفوظة',
    },
  },
  grid_save: {
    en: { zero: 'Save', one: 'Save one product', other: 'Save {count} products' },
    ar: {
      zero: 'حفظ المنتجات',
      one: 'حفظ منتج واحد',
      two: 'حفظ منتجين',
      few: 'حفظ {count} منتجات',
      many: 'حفظ {count} منتجاً',
      other: 'حفظ {count} منتج',
    },
  },
  grid_saved: {
    en: { zero: 'Nothing was saved.', one: 'One product saved.', other: '{count} products saved.' },
    ar: {
      zero: 'لم يُحفظ شيء.',
      one: 'حُفظ منتج واحد.',
      two: 'حُفظ منتجان.',
      few: 'حُفظت {count} منتجات.',
      many: 'حُفظ {count} منتجاً.',
      other: 'حُفظ {count} منتج.',
    },
  },
  grid_refused: {
    en: { one: 'One was not.', other: '{count} were not.' },
    ar: {
      zero: 'ولم يُستثنَ شيء.',
      one: 'وبقي واحد دون حفظ.',
      two: 'وبقي اثنان دون حفظ.',
      few: 'وبقيت {count} دون حفظ.',
      many: 'وبقي {count} دون حفظ.',
      other: 'وبقي {count} دون حفظ.',
    },
  },
  grid_discarded: {
    en: 'The changes are discarded. Undo brings them back.',
    ar: 'أُلغيت التعديلات، والتراجع يعيدها.',
  },
  grid_filled: {
    en: { zero: 'Nothing to fill.', one: 'One cell filled.', other: '{count} cells filled.' },
    ar: {
      zero: 'لا خلايا للتعبئة.',
      one: 'عُبّئت خلية واحدة.',
      two: 'عُبّئت خليتان.',
      few: 'عُبّئت {count} خلايا.',
      many: 'عُبّئت {count} خلية.',
      other: 'عُبّئت {count} خلية.',
    },
  },
  grid_pasted: {
    en: {
      zero: 'Nothing changed by the paste.',
      one: 'One cell pasted.',
      other: '{count} cells pasted.',
    },
    ar: {
      zero: 'لم يغيّر اللصق شيئاً.',
      one: 'لُصقت خلية واحدة.',
      two: 'لُصقت خليتان.',
      few: 'لُصقت {count} خلايا.',
      many: 'لُصقت {count} خلية.',
      other: 'لُصقت {count} خلية.',
    },
  },
  grid_pasted_left: {
    en: {
      one: 'One had no place: it cannot be edited, or the grid has no such row.',
      other: '{count} had no place: they cannot be edited, or the grid has no such rows.',
    },
    ar: {
      zero: 'ولم يبق شيء بلا موضع.',
      one: 'وبقيت قيمة بلا موضع: خليتها لا تُعدَّل أو لا صف لها في الجدول.',
      two: 'وبقيت قيمتان بلا موضع: خلاياهما لا تُعدَّل أو لا صف لهما في الجدول.',
      few: 'وبقيت {count} قيم بلا موضع: خلاياها لا تُعدَّل أو لا صفوف لها في الجدول.',
      many: 'وبقيت {count} قيمة بلا موضع: خلاياها لا تُعدَّل أو لا صفوف لها في الجدول.',
      other: 'وبقيت {count} قيمة بلا موضع: خلاياها لا تُعدَّل أو لا صفوف لها في الجدول.',
    },
  },
} as const satisfies Record<string, Word>
