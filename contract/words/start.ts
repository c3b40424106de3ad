import type { Word } from './word.ts'

/** Texts for when the dictionary cannot be loaded: they are part of the program. */
export const startWords = {
  start_failed: {
    en: 'This page did not load completely.',
    ar: 'لم يكتمل تحميل هذه الصفحة.',
  },
  start_again: { en: 'Load it again', ar: 'أعيدي تحميلها' },
} as const satisfies Record<string, Word>
