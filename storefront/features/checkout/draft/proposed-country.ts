import type { Checkout, Contact } from '@rimal/contract/checkout'
import { countries } from '@rimal/contract/countries'
import { splitPhone } from '../../../ui/phone/phone-field.tsx'
import { chosenCountry } from '../../delivery/my-country.ts'
import { emptyAddress, type Filled } from './filled.ts'

/**
 * Proposes a country: while the customer has chosen neither country nor address, the calling code says in which
 * country the customer probably is. A code that several countries share (+1) says nothing.
 */
export function withProposedCountry(
  contact: Contact,
  { checkout, filled }: { checkout: Pick<Checkout, 'draft'>; filled: Filled },
): Partial<Filled> {
  const { dialCode } = splitPhone(contact.phone)
  const isNotified = chosenCountry() !== null || checkout.draft.address
  if (isNotified || dialCode === splitPhone(filled.contact.phone).dialCode) {
    return { contact }
  }
  const [found, another] = countries.filter((country) => country.dialCode === dialCode)
  if (!found || another || found.code === filled.address.country) return { contact }
  return { contact, address: emptyAddress(found.code) }
}
