/** As forms of other houses want it; a name of one word stands in both. */
export function splitName(name: string): { first: string; last: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { first, last: rest.join(' ') || first }
}

/** Houses refuse what is longer. */
export function clip(text: string, max = 255): string {
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`
}

/** Where a parcel goes in one line, and in which town: a country that has no cities has its emirates. */
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
    // The Emirates and Qatar have none, and houses that lend insist on one.
    postcode: zipCode || '00000',
  }
}
