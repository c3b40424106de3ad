import { addressPlaces } from '@rimal/contract/text/address-places'
import type { Address } from '@rimal/contract/addresses'
import { countries } from '@rimal/contract/countries'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { Words } from '../../../i18n/words.tsx'

/** Returns an address as it is read aloud: from the door to the country, without empty parts. */
export function addressText(address: Address, { t, language }: Words): string {
  const { country, addressLineOne, addressLineTwo, zipCode } = address
  const places = [
    addressLineTwo,
    addressLineOne,
    ...addressPlaces(address, language),
    zipCode,
    countryName(country, language),
  ]
  // Each part is in an isolate: a street in Latin letters must not move the parts beside it to the other side.
  return places
    .filter(Boolean)
    .map((place) => `\u2068${place}\u2069`)
    .join(t('list_separator'))
}

export function countryName(code: string, language: LanguageCode): string {
  const country = countries.find((known) => known.code === code)
  return country ? textIn(country.name, language) : code
}
