import { type LanguageCode, direction, htmlLanguage } from '@rimal/contract/language'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { loadTexts } from './texts.ts'

type Language = {
  language: LanguageCode
  /** Shows the language as soon as its texts are loaded. */
  setLanguage(language: LanguageCode): Promise<void>
}

const Context = createContext<Language | null>(null)
const storageName = 'admin-language'

/** The language of the admin; its texts must be loaded before. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, show] = useState(firstLanguage)
  const wanted = useRef(language)
  useLayoutEffect(() => {
    document.documentElement.lang = htmlLanguage(language)
    document.documentElement.dir = direction(language)
    localStorage.setItem(storageName, language)
  }, [language])
  const setLanguage = useCallback(async (next: LanguageCode) => {
    wanted.current = next
    await loadTexts(next)
    if (wanted.current === next) show(next)
  }, [])
  const value = useMemo(() => ({ language, setLanguage }), [language, setLanguage])
  return <Context value={value}>{children}</Context>
}

export function useLanguage(): Language {
  const value = useContext(Context)
  if (!value) throw new Error('There is no LanguageProvider.')
  return value
}

/** The language that was chosen in this browser, else the one that the browser prefers. */
export function firstLanguage(): LanguageCode {
  const stored = localStorage.getItem(storageName)
  if (stored === 'en' || stored === 'arb') return stored
  return navigator.language.startsWith('ar') ? 'arb' : 'en'
}
