import { addressPlaces } from '@rimal/contract/text/address-places'
import type { Address } from '@rimal/contract/addresses'
import { countries } from '@rimal/contract/countries'
import { type LanguageCode, textIn } from '@rimal/contract/language'

/** Returns the lines of an address from the door to the country, without empty ones. */
export function addressLines(address: Address, language: LanguageCode): string[] {
  const { country, addressLineOne, addressLineTwo, zipCode } = address
  const land = countries.find(({ code }) => code === country)?.name
  const places = [
    addressLineTwo,
    addressLineOne,
    ...addressPlaces(address, language),
    zipCode,
    land ? textIn(land, language) : country,
  ]
  return places.filter(Boolean)
}
