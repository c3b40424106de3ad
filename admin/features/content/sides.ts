import type { LanguageCode, Text } from '@rimal/contract/language'

export type Side = keyof Text

/** The languages of a text, that of the admin first. */
export function sidesFor(language: LanguageCode): Side[] {
  return language === 'arb' ? ['ar', 'en'] : ['en', 'ar']
}

/** The attributes of a field whose text is in this language. */
export function fieldIn(side: Side) {
  return { lang: side, dir: side === 'ar' ? 'rtl' : 'ltr' } as const
}

/** The name of the language. */
export const sideNames = { en: 'form_english', ar: 'form_arabic' } as const
