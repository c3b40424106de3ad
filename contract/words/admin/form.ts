import type { Word } from '../word.ts'

/** Texts of every form of the admin. */
export const formWords = {
  form_english: { en: 'English', ar: 'الإنجليزية' },
  form_arabic: { en: 'Arabic', ar: 'العربية' },
  form_save: { en: 'Save', ar: 'حفظ' },
  form_unit: { en: 'Measurements in', ar: 'وحدة القياس' },
  form_inches: { en: 'Inches', ar: 'بوصة' },
  form_centimetres: { en: 'Centimetres', ar: 'سنتيمتر' },
  form_discard: { en: 'Discard', ar: 'تجاهل التعديلات' },
  form_unsaved: {
    en: { one: 'One field not saved', other: '{count} fields not saved' },
    ar: {
      zero: 'لا حقول غير محفوظة',
      one: 'حقل واحد غير محفوظ',
      two: 'حقلان غير محفوظين',
      few: '{count} حقول غير محفوظة',
      many: '{count} حقلاً غير محفوظ',
      other: '{count} حقل غير محفوظ',
    },
  },
  form_refused: {
    en: { one: 'One field needs another look', other: '{count} fields need another look' },
    ar: {
      zero: 'لا حقول تحتاج إلى مراجعة',
      one: 'حقل واحد يحتاج إلى مراجعة',
      two: 'حقلان يحتاجان إلى مراجعة',
      few: '{count} حقول تحتاج إلى مراجعة',
      many: '{count} حقلاً يحتاج إلى مراجعة',
      other: '{count} حقل يحتاج إلى مراجعة',
    },
  },
  form_up: { en: 'Up', ar: 'إلى أعلى' },
  form_drag: { en: 'Drag to another place', ar: 'السحب إلى موضع آخر' },
  form_down: { en: 'Down', ar: 'إلى أسفل' },
  form_remove: { en: 'Remove', ar: 'إزالة' },
  form_saved: { en: 'Saved.', ar: 'تم الحفظ.' },
  form_uploading: {
    en: 'Pictures are still on their way; leaving stops them.',
    ar: 'ما زالت صور قيد الرفع، والمغادرة توقفها.',
  },
  form_leave_title: { en: 'Leave without saving?', ar: 'مغادرة دون حفظ؟' },
  form_leave: { en: 'Leave without saving', ar: 'مغادرة دون حفظ' },
  form_stay: { en: 'Stay', ar: 'البقاء في الصفحة' },
  form_save_and_leave: { en: 'Save and leave', ar: 'حفظ ومغادرة' },
  form_not_an_amount: {
    en: 'Write an amount such as 729 or 729.50.',
    ar: 'المطلوب مبلغ، مثل 729 أو 729.50.',
  },
  form_not_a_count: {
    en: 'A whole number from {min} to {max}.',
    ar: 'المطلوب عدد صحيح من {min} إلى {max}.',
  },
  form_conflict_title: {
    en: 'Saved by somebody else meanwhile',
    ar: 'حُفظ تعديل آخر في هذه الأثناء',
  },
  form_conflict_lede: {
    en: 'Nothing is lost: choose, then save.',
    ar: 'لم يُفقد شيء: الاختيار أولاً ثم الحفظ.',
  },
  form_conflict_by: { en: '{name}, {when}', ar: '{name}، {when}' },
  form_conflict_theirs: { en: 'Theirs', ar: 'القيمة المحفوظة' },
  form_conflict_mine: { en: 'Mine', ar: 'تعديلي' },
  form_conflict_merged: {
    en: {
      one: 'One more field changed and was taken over, as it was not touched here.',
      other: '{count} more fields changed and were taken over, as they were not touched here.',
    },
    ar: {
      zero: 'لم تتغيّر حقول أخرى.',
      one: 'تغيّر حقل آخر وأُخذ كما هو، إذ لم يُعدَّل هنا.',
      two: 'تغيّر حقلان آخران وأُخذا كما هما، إذ لم يُعدَّلا هنا.',
      few: 'تغيّرت {count} حقول أخرى وأُخذت كما هي، إذ لم تُعدَّل هنا.',
      many: 'تغيّر {count} حقلاً آخر وأُخذ كما هو، إذ لم يُعدَّل هنا.',
      other: 'تغيّر {count} حقل آخر وأُخذ كما هو، إذ لم يُعدَّل هنا.',
    },
  },
  form_conflict_save: { en: 'Save my choices', ar: 'حفظ الاختيارات' },
  form_conflict_keep_writing: { en: 'Keep writing', ar: 'متابعة الكتابة' },
  form_conflict_drop_mine: { en: 'Drop mine', ar: 'ترك تعديلاتي' },
  form_color_code: { en: 'Code of the colour, such as {example}', ar: 'رمز اللون، مثل {example}' },
  moment_in_zone: { en: '{label} ({zone})', ar: '{label} ({zone})' },
  moment_incomplete: {
    en: 'The date or the time is not complete.',
    ar: 'التاريخ أو الوقت غير مكتمل.',
  },
  form_empty_value: { en: '(empty)', ar: '(فارغ)' },
} as const satisfies Record<string, Word>
