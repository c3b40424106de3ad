import type { LanguageCode } from '@rimal/contract/language'
import type { texts as english } from 'virtual:admin-words/en'

type Texts = typeof english

const files: Record<LanguageCode, () => Promise<{ texts: Texts }>> = {
  en: () => import('virtual:admin-words/en'),
  arb: () => import('virtual:admin-words/arb'),
}
const loaded: Partial<Record<LanguageCode, Texts>> = {}

/** Loads the texts of a language, which `textsIn` then returns. */
export async function loadTexts(language: LanguageCode): Promise<void> {
  loaded[language] ??= (await files[language]()).texts
}

/** The texts of a language that `loadTexts` has loaded. */
export function textsIn(language: LanguageCode): Texts {
  const texts = loaded[language]
  if (!texts) throw new Error(`The texts of ${language} are not loaded.`)
  return texts
}
