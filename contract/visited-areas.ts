import {
  type Address,
  type AddressField,
  addressForm,
  stateName,
  normaliseAddress,
} from './addresses.ts'
import { gulfCities } from './country/gulf-cities.ts'
import { intlLocale, type LanguageCode, type Text, textIn } from './language.ts'

/**
 * `areas`: states and cities of the country, in English as addresses store them; an empty list
 * means the whole country.
 */
type Where = { country: string; areas: readonly string[] }

/**
 * The part of an address that lies outside the areas of home visits; undefined if the tailor visits
 * the address.
 */
export function notVisited(
  { country, areas }: Where,
  address: Address,
): 'country' | 'state' | 'city' | 'district' | undefined {
  const { state, city, district, ...rest } = normaliseAddress(address)
  if (rest.country !== country) return 'country'
  // Where a form has no city, shoppers write the city as the district; no area has the name of
  // another state.
  const place = addressForm(country).some(({ name }) => name === 'city') ? 'city' : 'district'
  const isThere = areas.some((area) => {
    const isOfState = isState(country, area)
    const places = [state, city, ...(place === 'district' && !isOfState ? [district] : [])]
    const wanted = stateName(country, area).en.toLowerCase()
    return places.some((one) => one.toLowerCase() === wanted)
  })
  if (areas.length === 0 || isThere) return undefined
  return areas.every((area) => isState(country, area)) ? 'state' : place
}

/** The address form of a home visit: the options of the state are limited to the visited states. */
export function visitedForm({ country, areas }: Where): AddressField[] {
  const form = addressForm(country).filter(({ name }) => name !== 'country')
  // A visited city may lie in any state.
  if (areas.length === 0 || !areas.every((area) => isState(country, area))) return form
  const states = areas.map((area) => stateName(country, area).en)
  return form.map((field) =>
    field.options
      ? { ...field, options: field.options.filter(({ en }) => states.includes(en)) }
      : field,
  )
}

function isState(country: string, area: string): boolean {
  const { options = [] } = addressForm(country).find(({ name }) => name === 'state') ?? {}
  return options.some(({ en }) => en === stateName(country, area).en)
}

/** The states and cities that a shop of the country can choose, by their names in both languages. */
export function knownAreas(country: string): readonly Text[] {
  const { options = [] } = addressForm(country).find(({ name }) => name === 'state') ?? {}
  return [...options, ...(gulfCities[country] ?? [])]
}

/** The name of an area in both languages, as far as the shop knows it. */
export function areaName(country: string, area: string): Text {
  const wanted = area.toLowerCase()
  const known = knownAreas(country).find(({ en }) => en.toLowerCase() === wanted)
  return known ?? stateName(country, area)
}

/**
 * The visited areas as a list in a sentence; empty if the tailor visits the whole country. An area of another country
 * and one without a name in the language are left out.
 */
export function visitedAreasText({ country, areas }: Where, language: LanguageCode): string {
  const names = areas
    .filter((area) => !isElsewhere(country, area))
    .map((area) => textIn(areaName(country, area), language))
    .filter((name) => language !== 'arb' || /\p{Script=Arabic}/u.test(name))
  return new Intl.ListFormat(intlLocale(language), { type: 'conjunction' }).format(names)
}

/** Whether a shop visits any area of its country; it visits none while all its areas are those of another country. */
export function hasVisitedArea({ country, areas }: Where): boolean {
  return areas.length === 0 || areas.some((area) => !isElsewhere(country, area))
}

/** A shop that has moved to another country may still have the areas of the first one. */
function isElsewhere(country: string, area: string): boolean {
  const wanted = area.toLowerCase()
  const isOf = (one: string) => knownAreas(one).some(({ en }) => en.toLowerCase() === wanted)
  return !isOf(country) && Object.keys(gulfCities).some(isOf)
}
