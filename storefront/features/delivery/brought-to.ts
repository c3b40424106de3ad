import type { Address } from '@rimal/contract/addresses'

/** The lines go along to another country, its places do not. */
export function broughtTo(country: string, address: Address): Address {
  if (address.country === country) return address
  return { ...address, country, state: '', city: '', district: '', zipCode: '' }
}
