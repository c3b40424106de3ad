import { type Address, checkAddress } from '@rimal/contract/addresses'
import type { FieldErrors } from '@rimal/contract/endpoint'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { normalisePlace } from '../../checkout/check-details.ts'
import { parsePhone } from '../../customers/parse-phone.ts'
import { getCustomer } from '../get-profile.ts'

/**
 * Returns an address in the form to be stored; a missing name, phone or email is taken from the profile. Refuses an
 * address that a courier could not use.
 */
export async function completeAddress(
  deps: Deps,
  customerId: string,
  given: Address,
): Promise<Address> {
  const { name, email, phone } = await getCustomer(deps, customerId)
  const address = normalisePlace(given, { name, email: email ?? '', phone: phone ?? '' })
  const phones = (['phone', 'alternateNumber'] as const).filter(
    (field) => address[field] !== '' && !parsePhone(address[field], address.country),
  )
  const wrong: FieldErrors = {
    ...Object.fromEntries(phones.map((field) => [`address.${field}`, 'malformed'])),
    ...Object.fromEntries(
      checkAddress(address.country, address).map(({ field, code }) => [`address.${field}`, code]),
    ),
  }
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  return address
}
