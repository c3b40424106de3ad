/** Splits a name as the forms of providers require; a name of one word is used for both parts. */
export function splitName(name: string): { first: string; last: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { first, last: rest.join(' ') || first }
}

/** Shortens a text, because providers refuse longer ones. */
export function clip(text: string, max = 255): string {
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`
}

/** Returns the delivery address in one line, and its town: a country without cities has emirates in this place. */
export function placeOf(address: {
  state: string
  district: string
  city: string
  addressLineOne: string
  addressLineTwo: string
  zipCode: string
}): { city: string; line: string; postcode: string } {
  const { state, district, city, addressLineOne, addressLineTwo, zipCode } = address
  const line = [addressLineOne, addressLineTwo, district].filter(Boolean).join(', ')
  return {
    city: clip(city || state || district || addressLineOne),
    line: clip(line),
    // The Emirates and Qatar have no postcodes, but instalment providers require one.
    postcode: zipCode || '00000',
  }
}
