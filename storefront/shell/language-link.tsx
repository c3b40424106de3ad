import { htmlLanguage, languagePath, languages } from '@rimal/contract/language'
import { useLocation } from 'react-router'
import { useWords } from '../i18n/words.tsx'
import { chosenLanguage } from '../session/chosen-language.ts'

/**
 * The name of the other language. It stores the choice and loads the same page in that language with an ordinary
 * link, which works before any script has loaded.
 */
export function LanguageLink({ className = '' }: { className?: string }) {
  const { language } = useWords()
  const { pathname, search } = useLocation()
  const other = languages.find(({ code }) => code !== language)
  if (!other) return null
  return (
    <a
      href={languagePath(other.code, pathname + search)}
      lang={htmlLanguage(other.code)}
      hrefLang={htmlLanguage(other.code)}
      onClick={({ currentTarget }) => {
        chosenLanguage.set(other.code)
        // Cached pages do not contain the query of this shopper; the browser knows it.
        currentTarget.href = languagePath(other.code, hereInBrowser())
      }}
      className={`relative inline-flex min-h-11 items-center hover:text-oud ${className}`}
    >
      {other.code === 'arb' ? <NameOfArabic name={other.name} /> : other.name}
    </a>
  )
}

function hereInBrowser(): string {
  return location.pathname + location.search + location.hash
}

/** Drawn, so that one word does not fetch a whole Arabic face on English pages. */
function NameOfArabic({ name }: { name: string }) {
  return (
    <>
      <span className="sr-only">{name}</span>
      <span aria-hidden="true" className="block h-[1.02em] flex-none drawn-name-of-arabic" />
    </>
  )
}
