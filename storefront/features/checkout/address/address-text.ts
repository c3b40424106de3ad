import { type Address, stateName } from '@rimal/contract/addresses'
import { countries } from '@rimal/contract/countries'
import { type LanguageCode, textIn } from '@rimal/contract/language'

/** An address as it is read aloud: from the door to the country, without what is empty. */
export function addressText(address: Address, language: LanguageCode): string {
  const { country, state, city, district, addressLineOne, addressLineTwo, zipCode } = address
  const places = [
    addressLineTwo,
    addressLineOne,
    district,
    city,
    textIn(stateName(country, state), language),
    zipCode,
    countryName(country, language),
  ]
  // Each part in an isolate: a street in Latin letters must not carry its neighbours to its own side.
  return places
    .filter(Boolean)
    .map((place) => `\u2068${place}\u2069`)
    .join(language === 'arb' ? '، ' : ', ')
}

export function countryName(code: string, language: LanguageCode): string {
  const country = countries.find((known) => known.code === code)
  return country ? textIn(country.name, language) : code
}
