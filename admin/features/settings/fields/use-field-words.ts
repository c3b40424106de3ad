import { findCountry } from '@rimal/contract/countries'
import { intlLocale, type Text, textIn } from '@rimal/contract/language'
import { settingKey, settingNoteKey } from '@rimal/contract/staff/setting-keys'
import { useMemo } from 'react'
import { type Words, useWords } from '../../../words.tsx'

/** The texts of fields by their paths, and the names of what a field chooses from. */
export function useFieldWords() {
  const words = useWords()
  return useMemo(() => fieldWords(words), [words])
}

export type FieldWords = ReturnType<typeof fieldWords>

function fieldWords({ t, language }: Words) {
  const locale = intlLocale(language)
  const note = (kind: 'help' | 'effect', path: string) => {
    const key = settingNoteKey(kind, path)
    return key && t(key)
  }
  const part = (path: string, name?: string) => {
    const key = settingKey(path, name)
    return key && t(key)
  }
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  const currencyNames = new Intl.DisplayNames(locale, { type: 'currency' })
  return {
    t,
    language,
    label: (path: string) => part(path) ?? path,
    part,
    help: (path: string) => note('help', path),
    effect: (path: string) => note('effect', path),
    // The first of February 2026 is a Sunday.
    weekday: (day: number) => weekdays.format(Date.UTC(2026, 1, 1 + day)),
    day: (isoDate: string) => {
      const at = Date.parse(isoDate)
      return Number.isNaN(at) ? isoDate : days.format(at)
    },
    text: (text: Text) => textIn(text, language),
    country: (code: string) => {
      const country = findCountry(code)
      return country ? textIn(country.name, language) : code
    },
    currency: (code: string) => (code ? `${currencyNames.of(code) ?? code} (${code})` : ''),
    provider: (name: string) => {
      if (name === 'cash-on-delivery') return t('settings_provider_cash_on_delivery')
      if (name === 'simulator') return t('settings_provider_simulator')
      return name.charAt(0).toUpperCase() + name.slice(1)
    },
  }
}
