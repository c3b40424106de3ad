import type { Word } from './word.ts'

/** What stands above a page that staff look at before it is published. Only the server needs these texts. */
export const previewWords = {
  preview_page: {
    en: 'Preview: this page is not published.',
    ar: 'معاينة: هذه الصفحة غير منشورة.',
  },
  preview_changes: {
    en: 'Preview: these changes are not published.',
    ar: 'معاينة: هذه التعديلات غير منشورة.',
  },
  preview_to_form: { en: 'Back to the form', ar: 'العودة إلى النموذج' },
} as const satisfies Record<string, Word>
