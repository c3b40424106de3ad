import type { Word } from '../word.ts'

/** Texts of the pages of size charts. */
export const sizeChartWords = {
  charts_lede: {
    en: 'Measurements by size for the size guide of a product. A chart stands in the place of the product’s own measurements.',
    ar: 'قياسات بحسب المقاس تظهر في دليل مقاسات المنتج، ويحلّ الجدول محل قياسات المنتج نفسه.',
  },
  charts_new: { en: 'New size chart', ar: 'جدول جديد' },
  charts_empty: {
    en: 'No size chart yet. Size guides show the measurements of each product, and need no chart for that.',
    ar: 'لا جداول بعد. تعرض أدلة المقاسات قياسات كل منتج، ولا يلزم لذلك جدول.',
  },
  charts_gone: {
    en: 'This size chart is no longer there; somebody may have deleted it.',
    ar: 'لم يعد هذا الجدول موجوداً، وربما حُذف.',
  },
  charts_name: { en: 'Name', ar: 'الاسم' },
  charts_used_by: { en: 'Shown by', ar: 'يظهر في' },
  charts_unused: { en: 'Not shown anywhere', ar: 'لا يظهر في أي مكان' },
  charts_types_count: {
    en: { one: 'One type', other: '{count} types' },
    ar: {
      zero: 'لا أنواع',
      one: 'نوع واحد',
      two: 'نوعان',
      few: '{count} أنواع',
      many: '{count} نوعاً',
      other: '{count} نوع',
    },
  },
  charts_products_count: {
    en: { one: 'One product', other: '{count} products' },
    ar: {
      zero: 'لا منتجات',
      one: 'منتج واحد',
      two: 'منتجان',
      few: '{count} منتجات',
      many: '{count} منتجاً',
      other: '{count} منتج',
    },
  },
  charts_saved: { en: 'Last saved', ar: 'آخر حفظ' },
  charts_table: { en: 'Measurements', ar: 'القياسات' },
  charts_columns: { en: 'Columns', ar: 'الأعمدة' },
  charts_column: { en: 'Column {number}', ar: 'العمود {number}' },
  charts_column_title: { en: 'Title of column {number}', ar: 'عنوان العمود {number}' },
  charts_add_column: { en: 'Add a column', ar: 'إضافة عمود' },
  charts_of: { en: 'Measured on', ar: 'يُقاس على' },
  charts_of_body: { en: 'The body', ar: 'الجسم' },
  charts_of_garment: { en: 'The garment', ar: 'القطعة' },
  charts_size: { en: 'Size', ar: 'المقاس' },
  charts_cell: { en: '{column}, size {size}', ar: '{column}، مقاس {size}' },
  charts_unit_help: {
    en: 'Lengths are stored in quarter inches: 24.25 or 24 1/4, or centimetres. Sizes without a figure are not shown.',
    ar: 'تُحفظ الأطوال بأرباع البوصة، وتُكتب 24.25 أو 24 1/4 أو بالسنتيمتر. لا يظهر مقاس بلا أرقام.',
  },
  charts_types: { en: 'Types', ar: 'الأنواع' },
  charts_types_help: {
    en: 'All products of these types show the chart.',
    ar: 'يظهر الجدول في جميع منتجات هذه الأنواع.',
  },
  charts_no_types: { en: 'The shop has no types yet.', ar: 'لا أنواع في المتجر بعد.' },
  charts_products: { en: 'Single products', ar: 'منتجات بعينها' },
  charts_products_help: {
    en: 'They show this chart, whatever their type shows.',
    ar: 'يظهر فيها هذا الجدول أياً كان جدول نوعها.',
  },
  charts_table_text: {
    en: '{columns} columns, {sizes} sizes',
    ar: 'الأعمدة: {columns}، المقاسات: {sizes}',
  },
  charts_not_a_length: {
    en: 'Not a length that fits here.',
    ar: 'ليس طولاً صالحاً هنا.',
  },
  charts_delete: { en: 'Delete the size chart', ar: 'حذف الجدول' },
  charts_deleted: { en: 'The size chart is deleted.', ar: 'حُذف الجدول.' },
  charts_delete_effect: {
    en: 'Its products show their own measurements again. This cannot be undone.',
    ar: 'تعود منتجاته إلى عرض قياساتها. لا يمكن التراجع عن الحذف.',
  },
} as const satisfies Record<string, Word>
