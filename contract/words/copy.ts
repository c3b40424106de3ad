import type { Word } from './word.ts'

/** Texts above a page that is shown without a connection: the service worker has no dictionary. */
export const copyWords = {
  copy_of: {
    en: 'Saved copy from {time}. Prices and stock may have changed.',
    ar: 'نسخة محفوظة من {time}. ربما تغيّرت الأسعار والكميات.',
  },
  copy_reload: { en: 'Show the current page', ar: 'حدّثي الصفحة' },
} as const satisfies Record<string, Word>
