/**
 * The codes of the API (specification). 'arb' is what old clients send; HTML and Intl call the
 * language 'ar'.
 */
export type LanguageCode = 'en' | 'arb'

/** A text in both languages of the shop. */
export type Text = { en: string; ar: string }

/** The data that a page needs about its language. */
export type Language = {
  code: LanguageCode
  /** In its own language: the language toggle shows the name of the other language. */
  name: string
  htmlLanguage: 'en' | 'ar'
  direction: 'ltr' | 'rtl'
  /**
   * States digits and calendar, because JavaScript engines disagree on the defaults of Arabic
   * regions.
   */
  intlLocale: string
}

const english: Language = {
  code: 'en',
  name: 'English',
  htmlLanguage: 'en',
  direction: 'ltr',
  intlLocale: 'en-AE-u-nu-latn-ca-gregory',
}

const arabic: Language = {
  code: 'arb',
  name: 'العربية',
  htmlLanguage: 'ar',
  direction: 'rtl',
  intlLocale: 'ar-AE-u-nu-latn-ca-gregory',
}

/** Every language of the shop, the default one first. */
export const languages: readonly Language[] = [english, arabic]

/** Whether a stored or received value is a language code of the shop. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return value === 'en' || value === 'arb'
}

/** The value of the HTML attribute `lang`. */
export function htmlLanguage(code: LanguageCode): Language['htmlLanguage'] {
  return languageOf(code).htmlLanguage
}

/** The value of the HTML attribute `dir`. */
export function direction(code: LanguageCode): Language['direction'] {
  return languageOf(code).direction
}

/** The locale for any `Intl` constructor. */
export function intlLocale(code: LanguageCode): string {
  return languageOf(code).intlLocale
}

/** The address of a page in one language; `path` may be the address in either language. */
export function languagePath(code: LanguageCode, path: string): string {
  const plain = languageOfPath(path).path
  if (code === 'en') return plain
  return /^\/(?=[?#]|$)/.test(plain) ? `/ar${plain.slice(1)}` : `/ar${plain}`
}

/** The language of an address, and the address without its language prefix; query and hash stay. */
export function languageOfPath(path: string): { language: LanguageCode; path: string } {
  const prefixed = /^\/ar(?=[/?#]|$)/.test(path)
  // '/ar//other.example' must not become '//other.example', which a browser reads as another host.
  const rest = (prefixed ? path.slice(3) : path).replace(/^[/\\]+/, '')
  return { language: prefixed ? 'arb' : 'en', path: `/${rest}` }
}

/** Whether a value is a text in both languages and nothing else. */
export function isText(value: unknown): value is Text {
  if (typeof value !== 'object' || value === null) return false
  const { en, ar, ...others } = value as Record<string, unknown>
  return typeof en === 'string' && typeof ar === 'string' && Object.keys(others).length === 0
}

/** The text in one language, or in the other one while a translation is still missing. */
export function textIn(text: Text, code: LanguageCode): string {
  return code === 'arb' ? text.ar || text.en : text.en || text.ar
}

/** The text in one language alone; empty while it is missing. */
export function writtenIn(text: Text, code: LanguageCode): string {
  return code === 'arb' ? text.ar : text.en
}

function languageOf(code: LanguageCode): Language {
  return code === 'arb' ? arabic : english
}
