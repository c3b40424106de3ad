import { intlLocale, type LanguageCode } from '@rimal/contract/language'
import type { Dictionary, PluralKey, TextKey } from '@rimal/contract/words/all-words'
import { createContext, type ReactNode, use, useMemo } from 'react'

export type Words = {
  language: LanguageCode
  /** The text of a key, with `{name}` filled in; a plural key needs `count`. */
  t: {
    (key: TextKey, values?: Record<string, string | number>): string
    (key: PluralKey, values: { count: number } & Record<string, string | number>): string
  }
}

const WordsContext = createContext<Words | null>(null)

export function WordsProvider(props: {
  language: LanguageCode
  dictionary: Dictionary
  children: ReactNode
}) {
  const { language, dictionary } = props
  const words = useMemo(() => createWords(language, dictionary), [language, dictionary])
  return <WordsContext value={words}>{props.children}</WordsContext>
}

export function useWords(): Words {
  const words = use(WordsContext)
  if (!words) throw new Error('useWords is called outside WordsProvider')
  return words
}

export function createWords(language: LanguageCode, dictionary: Dictionary): Words {
  const rules = new Intl.PluralRules(intlLocale(language))
  function t(key: string, values: Record<string, string | number> = {}): string {
    const word = dictionary[key] ?? key
    // Zero may have its own sentence, even where the grammar has no form for it.
    const form = values.count === 0 ? 'zero' : rules.select(Number(values.count))
    const text = typeof word === 'string' ? word : (word[form] ?? word.other)
    return fill(text, values)
  }
  return { language, t: t as Words['t'] }
}

/** A text with values in the places of its `{names}`; a place without one stays as it is. */
export function fill(text: string, values: Record<string, string | number | undefined>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
