import type { Word } from './word.ts'

/** For when the dictionary itself does not come: these words ship with the program. */
export const startWords = {
  start_failed: {
    en: 'This page did not load completely.',
    ar: 'لم يكتمل تحميل هذه الصفحة.',
  },
  start_again: { en: 'Load it again', ar: 'أعيدي تحميلها' },
} as const satisfies Record<string, Word>
