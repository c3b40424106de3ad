import { type LanguageCode, languagePath } from '@rimal/contract/language'
import type { Shop } from '@rimal/contract/shop'

/** Returns the shop in the form that search engines read (schema.org). */
export function shopAsOrganization(
  shop: Shop,
  { origin, language }: { origin: string; language: LanguageCode },
): Record<string, unknown> {
  return {
    '@type': 'ClothingStore',
    '@id': `${origin}/#house`,
    name: shop.name,
    url: `${origin}${languagePath(language, '/home')}`,
    logo: `${origin}/assets/icon.svg`,
    ...given({
      telephone: shop.contact.phone,
      email: shop.contact.email,
      address: shop.contact.address,
    }),
    currenciesAccepted: shop.currency,
    ...(shop.socials.length > 0 && { sameAs: shop.socials.map(({ url }) => url) }),
  }
}

function given(facts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).filter(([, text]) => text !== ''))
}
