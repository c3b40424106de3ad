import { intlLocale, type LanguageCode } from '@rimal/contract/language'
import type { AdminPluralKey, AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'
import type { Plural } from '@rimal/contract/words/word'
import { useMemo } from 'react'
import { useLanguage } from './language.tsx'
import { textsIn } from './texts.ts'

export type Words = {
  language: LanguageCode
  /** The text of a key, with `{name}` filled in; a plural key needs `count`. */
  t: {
    (key: AdminTextKey, values?: Record<string, string | number>): string
    (key: AdminPluralKey, values: { count: number } & Record<string, string | number>): string
  }
}

export function useWords(): Words {
  const { language } = useLanguage()
  return useMemo(() => createWords(language), [language])
}

function createWords(language: LanguageCode): Words {
  const rules = new Intl.PluralRules(intlLocale(language))
  const texts: Readonly<Record<AdminTextKey | AdminPluralKey, string | Plural>> = textsIn(language)
  function t(key: AdminTextKey | AdminPluralKey, values: Record<string, string | number> = {}) {
    const text = texts[key]
    // Zero may have its own sentence, even where the grammar has no form for it.
    const form = values['count'] === 0 ? 'zero' : rules.select(Number(values['count']))
    const chosen = typeof text === 'string' ? text : (text[form] ?? text.other)
    return chosen.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
  return { language, t: t as Words['t'] }
}
