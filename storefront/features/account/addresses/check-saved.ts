import type { Address } from '@rimal/contract/addresses'
import { checkFilled, type FieldCodes } from '../../checkout/draft/check-filled.ts'
import { fillFrom } from '../../checkout/draft/filled.ts'

const contact = /^contact\./

/** Returns the errors that checkout would find in an address, by field; only the email may be missing. */
export function checkSaved(address: Address): FieldCodes {
  const { name, phone, email, country } = address
  const filled = fillFrom({
    draft: { contact: { name, phone, email }, address },
    mirror: {},
    country,
  })
  const faults = Object.entries(checkFilled(filled))
    .filter(([field]) => contact.test(field) || field.startsWith('address.'))
    .filter(([field]) => field !== 'contact.email' || email !== '')
  return Object.fromEntries(
    faults.map(([field, code]) => [field.replace(contact, 'address.'), code]),
  )
}
