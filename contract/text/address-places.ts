import { type Address, stateName } from '../addresses.ts'
import { type LanguageCode, textIn } from '../language.ts'

/**
 * District, city and state of an address for people, without empty ones. A city with the name of
 * its state, in either language, is written once: 'الرياض', not 'الرياض، الرياض'.
 */
export function addressPlaces(
  { country, state, city, district }: Pick<Address, 'country' | 'state' | 'city' | 'district'>,
  language: LanguageCode,
): string[] {
  const known = stateName(country, state)
  const isState = [known.en.toLowerCase(), known.ar].includes(city.trim().toLowerCase())
  return [district, isState ? '' : city, textIn(known, language)].filter(Boolean)
}
