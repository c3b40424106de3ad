import type { LanguageCode } from '@rimal/contract/language'

/**
 * Returns the language of a text by its script; when the scripts are balanced, returns the language of the page.
 */
export function languageOf(text: string, page: LanguageCode): LanguageCode {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (arabic === latin) return page
  return arabic > latin ? 'arb' : 'en'
}
