import type { LanguageCode } from '@rimal/contract/language'

/** By the letters of a text; where it has neither, as the page was. */
export function languageOf(text: string, page: LanguageCode): LanguageCode {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (arabic === latin) return page
  return arabic > latin ? 'arb' : 'en'
}
