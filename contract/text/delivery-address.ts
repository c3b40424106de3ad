import type { Address } from '../addresses.ts'
import { findCountry } from '../countries.ts'
import { type LanguageCode, textIn } from '../language.ts'
import { addressPlaces } from './address-places.ts'

type Places = Parameters<typeof addressPlaces>[0]
type Where = Places &
  Pick<Address, 'name' | 'addressLineOne' | 'addressLineTwo' | 'landmark' | 'zipCode'>

/** The places of an address in one line: 'Jumeirah, Dubai'. */
export function placesLine(address: Places, language: LanguageCode): string {
  return addressPlaces(address, language).join(language === 'arb' ? '، ' : ', ')
}

/**
 * The lines of an address as couriers and staff read them, from the name to the country, without empty ones. Tax
 * documents write their addresses otherwise, and without the landmark.
 */
export function deliveryLines(address: Where, language: LanguageCode): string[] {
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
