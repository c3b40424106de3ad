import type { Address } from '@rimal/contract/addresses'
import { findCountry } from '@rimal/contract/countries'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import { addressPlaces } from '@rimal/contract/text/address-places'

type Places = Parameters<typeof addressPlaces>[0]
type Where = Places &
  Pick<Address, 'name' | 'addressLineOne' | 'addressLineTwo' | 'landmark' | 'zipCode'>

/** The places of an address in one line: 'Jumeirah, Dubai'. */
export function placesLine(address: Places, language: LanguageCode): string {
  return addressPlaces(address, language).join(language === 'arb' ? '، ' : ', ')
}

/** The lines of an address as people read them, without empty ones; the country is named. */
export function addressLines(address: Where, language: LanguageCode): string[] {
  const country = findCountry(address.country)
  const lines = [
    address.name,
    address.addressLineOne,
    address.addressLineTwo,
    address.landmark,
    placesLine(address, language),
    [address.zipCode, country ? textIn(country.name, language) : address.country]
      .filter(Boolean)
      .join(' '),
  ]
  return [...new Set(lines.filter(Boolean))]
}
