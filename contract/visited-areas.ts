import {
  type Address,
  type AddressField,
  addressForm,
  stateName,
  tidyAddress,
} from './addresses.ts'

/** `areas`: states and cities of the country, in English as addresses keep them; none is all of it. */
type Where = { country: string; areas: readonly string[] }

/** The part of an address in which the tailor does not come to it; undefined where she comes. */
export function notVisited(
  { country, areas }: Where,
  address: Address,
): 'country' | 'state' | 'city' | 'district' | undefined {
  const { state, city, district, ...rest } = tidyAddress(address)
  if (rest.country !== country) return 'country'
  // Where a form has no city, she writes it as the area; no area is called as another state is.
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

/** What an address is asked for where the tailor comes: of the states those alone that can be right. */
export function visitedForm({ country, areas }: Where): AddressField[] {
  const form = addressForm(country).filter(({ name }) => name !== 'country')
  // A city may lie in any of them.
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
