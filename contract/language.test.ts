import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  direction,
  htmlLanguage,
  intlLocale,
  isLanguageCode,
  languageOfPath,
  languagePath,
  languages,
  textIn,
} from './language.ts'

test('there are two languages, English first, and each is named in its own language', () => {
  expect(languages.map(({ code, name }) => [code, name])).toEqual([
    ['en', 'English'],
    ['arb', 'العربية'],
  ])
})

test('arb is Arabic written from right to left', () => {
  expect([htmlLanguage('arb'), direction('arb')]).toEqual(['ar', 'rtl'])
  expect([htmlLanguage('en'), direction('en')]).toEqual(['en', 'ltr'])
})

test.each(['en', 'arb'] as const)(
  'the locale of %s has Latin digits and the Gregorian calendar',
  (code) => {
    const { numberingSystem, calendar } = new Intl.DateTimeFormat(
      intlLocale(code),
    ).resolvedOptions()
    expect([numberingSystem, calendar]).toEqual(['latn', 'gregory'])
  },
)

test.each([
  ['en', true],
  ['arb', true],
  ['ar', false],
  ['', false],
  [undefined, false],
  [null, false],
])('whether %j is a language code: %j', (value, expected) => {
  expect(isLanguageCode(value)).toBe(expected)
})

test.each([
  ['/home', '/ar/home'],
  ['/', '/ar'],
  ['/?utm=1', '/ar?utm=1'],
  ['/#top', '/ar#top'],
  ['/product-list/best_seller?size=56#grid', '/ar/product-list/best_seller?size=56#grid'],
])('%s in English is %s in Arabic', (english, arabic) => {
  expect(languagePath('arb', english)).toBe(arabic)
  expect(languagePath('arb', arabic)).toBe(arabic)
  expect(languagePath('en', arabic)).toBe(english)
  expect(languagePath('en', english)).toBe(english)
  expect(languageOfPath(arabic)).toEqual({ language: 'arb', path: english })
  expect(languageOfPath(english)).toEqual({ language: 'en', path: english })
})

test.each(['/arabic', '/art', '/ar-AE/home', '/home/ar'])('%s is an English address', (path) => {
  expect(languageOfPath(path)).toEqual({ language: 'en', path })
})

test.each(['/ar//other.example', '//other.example', '/ar/\\other.example', '/\\/other.example'])(
  '%s does not lead to another host',
  (path) => {
    expect(languageOfPath(path).path).toBe('/other.example')
    expect(languagePath('arb', path)).toBe('/ar/other.example')
  },
)

test('changing the language twice leads back to the same address', () => {
  const path = fc
    .webPath()
    .filter((candidate) => candidate.startsWith('/') && !/^\/(\/|ar)/.test(candidate))
  fc.assert(
    fc.property(path, (address) => {
      expect(languageOfPath(languagePath('arb', address))).toEqual({
        language: 'arb',
        path: address,
      })
      expect(languagePath('en', languagePath('arb', address))).toBe(address)
    }),
  )
})

test('a text without a translation shows in the other language', () => {
  expect(textIn({ en: 'Sand', ar: 'رملي' }, 'arb')).toBe('رملي')
  expect(textIn({ en: 'Sand', ar: 'رملي' }, 'en')).toBe('Sand')
  expect(textIn({ en: 'Sand', ar: '' }, 'arb')).toBe('Sand')
  expect(textIn({ en: '', ar: 'رملي' }, 'en')).toBe('رملي')
})
