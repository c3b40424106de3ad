import { intlLocale, type LanguageCode } from '@rimal/contract/language'
import { allWords, type PluralKey, type TextKey } from '@rimal/contract/words/all-words'

type Values = Record<string, string | number>

export type Texts = {
  (key: TextKey, values?: Values): string
  (key: PluralKey, values: { count: number } & Values): string
}

/** Returns the texts of the screens in one language; a placeholder without a value stays as `{name}`. */
export function textsOf(language: LanguageCode): Texts {
  const side = language === 'arb' ? 'ar' : 'en'
  const rules = new Intl.PluralRules(intlLocale(language))
  return (key: TextKey | PluralKey, values: Values = {}) => {
    const word: string | Record<string, string> = allWords[key][side]
    const text =
      typeof word === 'string'
        ? word
        : (word[rules.select(Number(values['count']))] ?? word['other'])
    return (text ?? '').replaceAll(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
  }
}

/** Matches a text with unknown values: any value may replace a placeholder, and more text may follow. */
export function startsLike(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}`)
}
