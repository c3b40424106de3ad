import type { LanguageCode } from '@rimal/contract/language'

export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const
export type Size = keyof typeof sizes
export type Run = { language: LanguageCode; size: Size }

/** The tag of the tests that run in this language and size. */
export function tagOf({ language, size }: Run): `@${string}` {
  return `@${language}-${size}`
}

export const enOnDesktop = tagOf({ language: 'en', size: 'desktop' })
export const enOnThePhone = tagOf({ language: 'en', size: 'phone' })
export const arbOnThePhone = tagOf({ language: 'arb', size: 'phone' })
export const arbOnDesktop = tagOf({ language: 'arb', size: 'desktop' })

export const onDesktop = [enOnDesktop, arbOnDesktop]
export const onThePhone = [enOnThePhone, arbOnThePhone]
/** Each language once, on the size it is read on most; all runs when every screen is pictured. */
export const eachLanguage = process.env['E2E_PICTURES']
  ? [...onDesktop, ...onThePhone]
  : [enOnDesktop, arbOnThePhone]
