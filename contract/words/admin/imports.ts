import type { Word } from '../word.ts'

/** Texts of the import and export of the catalogue. */
export const importWords = {
  import_title: { en: 'Import', ar: 'استيراد' },
  import_export: { en: 'Export', ar: 'تصدير' },
  import_export_csv: { en: 'As CSV', ar: 'بصيغة CSV' },
  import_export_xlsx: { en: 'As an Excel workbook', ar: 'ملف Excel' },
  import_lede: {
    en: 'A file changes many products at once: one row for each variant. An export has every column; a blank cell leaves what is there, and a - empties it.',
    ar: 'يغيّر الملف منتجات كثيرة دفعة واحدة، بصف لكل صنف. يضم ملف التصدير كل الأعمدة. تُبقي الخانة الفارغة القيمة الحالية، وعلامة - تفرغها.',
  },
  import_drop: { en: 'Drop a file here, or choose one', ar: 'إفلات ملف هنا أو اختيار ملف' },
  import_drop_help: {
    en: 'CSV in UTF-8 or an Excel workbook, up to {megabytes} MB',
    ar: 'ملف CSV بترميز UTF-8 أو ملف Excel، حتى {megabytes} ميغابايت',
  },
  import_too_large: {
    en: 'This file is larger than {megabytes} MB.',
    ar: 'حجم هذا الملف أكبر من {megabytes} ميغابايت.',
  },
  import_sending: { en: 'Sending {name}', ar: 'جارٍ إرسال {name}' },
  import_sent_part: { en: '{percent}%', ar: '{percent}%' },
  import_stop: { en: 'Stop', ar: 'إيقاف' },
  import_history: { en: 'Earlier imports', ar: 'عمليات الاستيراد السابقة' },
  import_none: {
    en: 'Imports appear here, with what each has changed.',
    ar: 'تظهر عمليات الاستيراد هنا مع ما غيّرته كل منها.',
  },
  import_file: { en: 'File', ar: 'الملف' },
  import_by: { en: 'By', ar: 'المنفّذ' },
  import_when: { en: 'When', ar: 'الوقت' },
  import_state: { en: 'State', ar: 'الحالة' },
  import_result: { en: 'Rows', ar: 'الصفوف' },
  import_state_checking: { en: 'Being checked', ar: 'قيد الفحص' },
  import_state_ready: { en: 'Dry run', ar: 'معاينة' },
  import_state_applying: { en: 'Being imported', ar: 'قيد الاستيراد' },
  import_state_done: { en: 'Imported', ar: 'تم الاستيراد' },
  import_state_cancelled: { en: 'Cancelled', ar: 'ملغاة' },
  import_state_failed: { en: 'Failed', ar: 'لم تكتمل' },
  import_applied_of: { en: '{applied} of {rows}', ar: '{applied} من {rows}' },
  import_facts: {
    en: 'Rows: {rows} · read in {seconds} s',
    ar: 'عدد الصفوف: {rows} · استغرقت القراءة {seconds} ث',
  },
  import_all_right: { en: 'Every row can be imported', ar: 'يمكن استيراد كل الصفوف' },
  import_rows_wrong: {
    en: { one: 'One row needs a correction', other: '{count} rows need a correction' },
    ar: {
      zero: 'لا صفوف بحاجة إلى تصحيح',
      one: 'صف واحد بحاجة إلى تصحيح',
      two: 'صفان بحاجة إلى تصحيح',
      few: '{count} صفوف بحاجة إلى تصحيح',
      many: '{count} صفاً بحاجة إلى تصحيح',
      other: '{count} صف بحاجة إلى تصحيح',
    },
  },
  import_steps: { en: 'Steps of the import', ar: 'خطوات الاستيراد' },
  import_step_file: { en: 'File', ar: 'الملف' },
  import_step_dry_run: { en: 'Dry run', ar: 'معاينة' },
  import_step_import: { en: 'Import', ar: 'استيراد' },
  import_nothing_written: { en: 'Nothing has been written yet.', ar: 'لم يُحفظ شيء بعد.' },
  import_checking: {
    en: 'The file is being read and checked. This page may be left meanwhile.',
    ar: 'تجري قراءة الملف وفحصه. يمكن مغادرة الصفحة في هذه الأثناء.',
  },
  import_applying: {
    en: 'The rows are being written ({rows}). This page may be left meanwhile.',
    ar: 'تجري كتابة الصفوف ({rows}). يمكن مغادرة الصفحة في هذه الأثناء.',
  },
  import_done: {
    en: 'The rows are written ({applied}) and in the shop now.',
    ar: 'كُتبت الصفوف ({applied}) وظهرت التغييرات في المتجر.',
  },
  import_done_without: {
    en: 'Written and in the shop now: {applied} of the rows; left out: {wrong}.',
    ar: 'ظهرت التغييرات في المتجر. الصفوف المكتوبة: {applied}، والمتروكة: {wrong}.',
  },
  import_cancelled: {
    en: 'This import was cancelled. Rows written before: {applied}.',
    ar: 'أُلغيت عملية الاستيراد. الصفوف المكتوبة قبل ذلك: {applied}.',
  },
  import_created: { en: 'are new', ar: 'جديدة' },
  import_changed: { en: 'change', ar: 'تتغيّر' },
  import_unchanged: { en: 'stay as they are', ar: 'تبقى كما هي' },
  import_left_out: { en: 'need a correction', ar: 'بحاجة إلى تصحيح' },
  import_dearer: {
    en: {
      zero: 'No product gets more expensive.',
      one: 'One product gets more expensive.',
      other: '{count} products get more expensive.',
    },
    ar: {
      zero: 'لا يرتفع سعر أي منتج.',
      one: 'يرتفع سعر منتج واحد.',
      two: 'يرتفع سعر منتجين.',
      few: 'يرتفع سعر {count} منتجات.',
      many: 'يرتفع سعر {count} منتجاً.',
      other: 'يرتفع سعر {count} منتج.',
    },
  },
  import_cheaper: {
    en: {
      zero: 'None gets cheaper.',
      one: 'One product gets cheaper.',
      other: '{count} products get cheaper.',
    },
    ar: {
      zero: 'لا ينخفض سعر أي منتج.',
      one: 'ينخفض سعر منتج واحد.',
      two: 'ينخفض سعر منتجين.',
      few: 'ينخفض سعر {count} منتجات.',
      many: 'ينخفض سعر {count} منتجاً.',
      other: 'ينخفض سعر {count} منتج.',
    },
  },
  import_findings: { en: 'Errors, warnings and changes', ar: 'الأخطاء والتنبيهات والتغييرات' },
  import_no_errors: { en: 'No row is wrong.', ar: 'لا أخطاء في الصفوف.' },
  import_errors: { en: 'Errors', ar: 'الأخطاء' },
  import_changes: { en: 'Changes', ar: 'التغييرات' },
  import_warnings: { en: 'Warnings', ar: 'تنبيهات' },
  import_warnings_lede: {
    en: 'These rows are imported all the same.',
    ar: 'تُستورد هذه الصفوف على أي حال.',
  },
  import_no_warnings: { en: 'No row is strange.', ar: 'لا تنبيهات على الصفوف.' },
  import_strange: { en: 'What to look at', ar: 'ما تلزم مراجعته' },
  import_strange_check_digit: {
    en: 'The last digit of this barcode does not fit the others. A code of the shop’s own may be like this; any other should be read again.',
    ar: 'الرقم الأخير من هذا الباركود لا يوافق بقية أرقامه. لا بأس بذلك في الرموز الخاصة بالمتجر، وما سواها تلزم مراجعته.',
  },
  import_error_file: {
    en: 'Only these rows as CSV, with the reasons',
    ar: 'هذه الصفوف وحدها بصيغة CSV مع الأسباب',
  },
  import_first_of: { en: 'The first {shown} of {count}', ar: 'أول {shown} من {count}' },
  import_row: { en: 'Row', ar: 'الصف' },
  import_column: { en: 'Column', ar: 'العمود' },
  import_value: { en: 'In the file', ar: 'في الملف' },
  import_empty: { en: 'empty', ar: 'فارغ' },
  import_wrong: { en: 'What is wrong', ar: 'الخطأ' },
  import_variant: { en: 'Product', ar: 'المنتج' },
  import_from: { en: 'Now', ar: 'الآن' },
  import_to: { en: 'Will be', ar: 'سيصبح' },
  import_another: { en: 'Another file', ar: 'ملف آخر' },
  import_cancel: { en: 'Cancel the import', ar: 'إلغاء الاستيراد' },
  import_apply: {
    en: { one: 'Import one row', other: 'Import {count} rows' },
    ar: {
      zero: 'لا صفوف للاستيراد',
      one: 'استيراد صف واحد',
      two: 'استيراد صفين',
      few: 'استيراد {count} صفوف',
      many: 'استيراد {count} صفاً',
      other: 'استيراد {count} صف',
    },
  },
  import_apply_without: {
    en: {
      one: 'Import one row, leave {wrong} out',
      other: 'Import {count} rows, leave {wrong} out',
    },
    ar: {
      zero: 'لا صفوف للاستيراد، مع ترك {wrong}',
      one: 'استيراد صف واحد وترك {wrong}',
      two: 'استيراد صفين وترك {wrong}',
      few: 'استيراد {count} صفوف وترك {wrong}',
      many: 'استيراد {count} صفاً وترك {wrong}',
      other: 'استيراد {count} صف وترك {wrong}',
    },
  },
  import_nothing_to_do: {
    en: 'No row of this file changes anything.',
    ar: 'لا يغيّر أي صف في هذا الملف شيئاً.',
  },
  import_no_right: {
    en: 'A manager can import products.',
    ar: 'استيراد المنتجات من صلاحيات الإدارة.',
  },
  import_back: { en: 'All imports', ar: 'كل عمليات الاستيراد' },
  import_failure_not_utf8: {
    en: 'The letters of this file are not in UTF-8. Save it as “CSV UTF-8”, or as a workbook.',
    ar: 'ترميز هذا الملف ليس UTF-8. يلزم حفظه بصيغة «CSV UTF-8» أو كملف Excel.',
  },
  import_failure_not_a_table: {
    en: 'From line {value} on this file is no table. Often a quotation mark was never closed.',
    ar: 'ابتداءً من السطر {value} لا يمثّل الملف جدولاً. غالباً ما تكون علامة اقتباس لم تُغلق.',
  },
  import_failure_not_a_workbook: {
    en: 'This workbook cannot be opened. Save it again as XLSX, or as “CSV UTF-8”.',
    ar: 'تعذّر فتح ملف Excel هذا. يلزم حفظه من جديد بصيغة XLSX أو «CSV UTF-8».',
  },
  import_failure_no_rows: {
    en: 'This file has no rows below its header.',
    ar: 'لا صفوف في هذا الملف تحت صف العناوين.',
  },
  import_failure_no_key: {
    en: 'The first row needs a column “sku” or “product”.',
    ar: 'يلزم أن يضم الصف الأول عمود «sku» أو «product».',
  },
  import_failure_unknown_column: {
    en: 'The shop knows no column “{value}”. An export has all names.',
    ar: 'لا يوجد عمود باسم «{value}». يضم ملف التصدير كل الأسماء.',
  },
  import_failure_duplicate_column: {
    en: 'The column “{value}” stands in the file twice.',
    ar: 'العمود «{value}» مكرّر في الملف.',
  },
  import_failure_too_many_rows: {
    en: 'A file may have up to {value} rows. Split it.',
    ar: 'الحدّ الأقصى للملف {value} صف. يلزم تقسيمه.',
  },
  import_failure_too_large: {
    en: 'This workbook unpacks to more than the shop reads. Save it as CSV.',
    ar: 'محتوى ملف Excel هذا أكبر من أن يُقرأ. يلزم حفظه بصيغة CSV.',
  },
  import_failure_broken: {
    en: 'The shop could not check this file. The reason is in its log.',
    ar: 'تعذّر فحص هذا الملف. السبب مدوّن في سجل الخادم.',
  },
  import_failure_broken_off: {
    en: 'The shop could not write this file to the end. Rows that are in the shop now: {value}. The reason is in the log of the server. The file can be sent again.',
    ar: 'تعذّرت كتابة هذا الملف حتى النهاية. عدد الصفوف التي ظهرت في المتجر: {value}. السبب مدوّن في سجل الخادم، ويمكن إرسال الملف من جديد.',
  },
  import_wrong_required: { en: 'This is missing.', ar: 'هذه القيمة ناقصة.' },
  import_wrong_too_many_cells: {
    en: 'A cell without a column. Often an amount has a comma that is not quoted.',
    ar: 'خانة بلا عمود. غالباً ما يكون في مبلغ فاصلة غير محاطة بعلامتي اقتباس.',
  },
  import_wrong_not_an_amount: {
    en: 'Not an amount; written like {hint}.',
    ar: 'ليس مبلغاً. يُكتب مثل {hint}.',
  },
  import_wrong_not_a_number: { en: 'Not a whole number.', ar: 'ليس عدداً صحيحاً.' },
  import_wrong_out_of_range: { en: 'Possible is {hint}.', ar: 'الممكن {hint}.' },
  import_wrong_too_long: {
    en: 'Longer than {hint} characters.',
    ar: 'أطول من {hint} حرفاً.',
  },
  import_wrong_unknown: { en: 'The shop has {hint}.', ar: 'في المتجر {hint}.' },
  import_wrong_unknown_sku: {
    en: 'No variant has this SKU, and the row names no product.',
    ar: 'لا يحمل أي صنف هذا الرمز، ولا يذكر الصف منتجاً.',
  },
  import_wrong_not_yes_or_no: { en: 'Neither yes nor no.', ar: 'القيمة ليست yes ولا no.' },
  import_wrong_not_a_color: {
    en: 'Not a colour code such as #1A1A1A.',
    ar: 'ليس رمز لون مثل ‎#1A1A1A.',
  },
  import_wrong_not_a_size: { en: 'The sizes are {hint}.', ar: 'المقاسات هي {hint}.' },
  import_wrong_not_a_sku: {
    en: 'A SKU has Latin letters, digits and hyphens.',
    ar: 'يتكوّن رمز الصنف من أحرف لاتينية وأرقام وشرطات.',
  },
  import_wrong_not_a_barcode: {
    en: 'A barcode has up to 40 Latin letters, digits and signs. A number such as 6.29E+12 has lost digits in the spreadsheet.',
    ar: 'يتكوّن الباركود من 40 حرفاً لاتينياً أو رقماً أو علامة على الأكثر. أما رقم مثل ‎6.29E+12 فقد فُقدت خاناته في جدول البيانات.',
  },
  import_wrong_not_an_address: {
    en: 'An address has Latin letters, digits and hyphens.',
    ar: 'يتكوّن عنوان المنتج من أحرف لاتينية وأرقام وشرطات.',
  },
  import_wrong_not_a_state: { en: 'The states are {hint}.', ar: 'الحالات هي {hint}.' },
  import_wrong_duplicate: {
    en: 'The same variant as in row {hint}.',
    ar: 'الصنف نفسه في الصف {hint}.',
  },
  import_wrong_same_barcode: {
    en: 'Row {hint} has the same barcode.',
    ar: 'الباركود نفسه في الصف {hint}.',
  },
  import_wrong_taken: {
    en: 'Another variant has this barcode: {hint}',
    ar: 'هذا الباركود لصنف آخر: {hint}',
  },
  import_wrong_differs: {
    en: 'Row {hint} of the same product says something else.',
    ar: 'الصف {hint} من المنتج نفسه يذكر قيمة أخرى.',
  },
  import_wrong_other_product: {
    en: 'This SKU belongs to the product {hint}.',
    ar: 'رمز الصنف هذا تابع للمنتج {hint}.',
  },
  import_wrong_fixed: {
    en: 'This variant has {hint}, which stays because orders name it.',
    ar: 'قيمة هذا الصنف {hint} وتبقى ثابتة لأن الطلبات تشير إليها.',
  },
  import_wrong_no_color: {
    en: 'The row needs the colour in color_en.',
    ar: 'يلزم ذكر اللون في العمود color_en.',
  },
  import_wrong_no_size: {
    en: 'The row needs a SKU, or colour and size.',
    ar: 'يلزم ذكر رمز الصنف، أو اللون والمقاس.',
  },
  import_wrong_too_many_colors: {
    en: 'A product has up to {hint} colours.',
    ar: 'الحدّ الأقصى لألوان المنتج {hint}.',
  },
  import_wrong_too_low: {
    en: 'The earlier price must be higher than the price.',
    ar: 'السعر السابق يجب أن يكون أعلى من السعر.',
  },
  import_wrong_below_reserved: {
    en: 'Orders have reserved more units than that.',
    ar: 'الوحدات المحجوزة للطلبات أكثر من ذلك.',
  },
  import_wrong_picture_needed: {
    en: 'The product is published, and a new colour has no picture yet. Add the colour in its form.',
    ar: 'المنتج منشور وليس للون الجديد صورة بعد. تلزم إضافة اللون في صفحة المنتج.',
  },
  import_wrong_impossible: {
    en: 'Not possible from {hint}.',
    ar: 'غير ممكن من الحالة {hint}.',
  },
  import_wrong_incomplete: {
    en: 'A published product needs its name, a picture of each colour and a size.',
    ar: 'يلزم للمنتج المنشور اسم وصورة لكل لون ومقاس.',
  },
  import_wrong_changed_meanwhile: {
    en: 'Somebody has saved this product since the dry run. It was left as it is.',
    ar: 'حُفظ هذا المنتج بعد المعاينة، وتُرك كما هو.',
  },
  import_wrong_stock_moved: {
    en: 'The stock has moved to {hint} since the dry run. The row was left out.',
    ar: 'تغيّر المخزون إلى {hint} بعد المعاينة، وتُرك الصف.',
  },
  import_wrong_not_allowed: {
    en: 'Other staff of the shop may change this. The cell must be blank.',
    ar: 'تغيير هذه القيمة من صلاحيات أعضاء آخرين في الفريق، ويلزم ترك الخانة فارغة.',
  },
  import_wrong_refused: {
    en: 'The product could not be saved like this.',
    ar: 'تعذّر حفظ المنتج بهذه القيم.',
  },
} as const satisfies Record<string, Word>
