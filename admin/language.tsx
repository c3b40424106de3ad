import { type LanguageCode, direction, htmlLanguage } from '@rimal/contract/language'
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'

type Language = { language: LanguageCode; setLanguage(language: LanguageCode): void }

const Context = createContext<Language | null>(null)
const storageName = 'admin-language'

/** The language of the admin: what was chosen in this browser, else what the browser prefers. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage)
  useLayoutEffect(() => {
    document.documentElement.lang = htmlLanguage(language)
    document.documentElement.dir = direction(language)
    localStorage.setItem(storageName, language)
  }, [language])
  const value = useMemo(() => ({ language, setLanguage }), [language])
  return <Context value={value}>{children}</Context>
}

export function useLanguage(): Language {
  const value = useContext(Context)
  if (!value) throw new Error('There is no LanguageProvider.')
  return value
}

function firstLanguage(): LanguageCode {
  const stored = localStorage.getItem(storageName)
  if (stored === 'en' || stored === 'arb') return stored
  return navigator.language.startsWith('ar') ? 'arb' : 'en'
}
