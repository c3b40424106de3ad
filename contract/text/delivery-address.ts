import type { Address } from '../addresses.ts'
import { findCountry } from '../countries.ts'
import { type LanguageCode, textIn } from '../language.ts'
import { addressPlaces } from './address-places.ts'

type Places = Parameters<typeof addressPlaces>[0]
type Where = Places &
  Pick<Address, 'name' | 'addressLineOne' | 'addressLineTwo' | 'landmark' | 'zipCode'>

/** What stands between the parts of a line of an address. */
export const addressComma: Record<LanguageCode, string> = { en: ', ', arb: '، ' }

/** The places of an address in one line: 'Jumeirah, Dubai'. */
export function placesLine(address: Places, language: LanguageCode): string {
  return addressPlaces(address, language).join(addressComma[language])
}

/**
 * The lines of an address as couriers and staff read them, from the name to the country, without empty ones. A line is
 * its parts, because each part may be written in another direction. Tax documents write their addresses otherwise, and
 * without the landmark.
 */
export function deliveryLines(address: Where, language: LanguageCode): string[][] {
  const country = findCountry(address.country)
  const lines = [
    [address.name],
    [address.addressLineOne],
    [address.addressLineTwo],
    [address.landmark],
    addressPlaces(address, language),
    [address.zipCode, country ? textIn(country.name, language) : address.country],
  ]
  const seen = new Set<string>()
  return lines.flatMap((parts) => {
    const written = parts.filter(Boolean)
    const text = written.join('\n')
    if (text === '' || seen.has(text)) return []
    seen.add(text)
    return [written]
  })
}
