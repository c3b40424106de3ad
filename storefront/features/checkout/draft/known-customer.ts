import type { Profile, SavedAddress } from '@rimal/contract/account'
import type { Address } from '@rimal/contract/addresses'
import { tryCall } from '../../../api.ts'
import { formatPhone, plainPhone } from '../../../ui/phone/phone-field.tsx'
import type { Filled } from './filled.ts'

/** `addresses` is null where the shop did not answer. */
export type Known = { profile: Profile | null; addresses: SavedAddress[] | null }

/** Reads the shop's data of a customer; the customer types whatever the shop does not return. */
export async function fetchKnown(): Promise<Known> {
  const [profile, addresses] = await Promise.all([
    tryCall('GET account/get-profile'),
    tryCall('GET address/list-addresses'),
  ])
  return { profile: profile?.result ?? null, addresses: addresses?.result ?? null }
}

/**
 * Fills in empty values: the contact, and the default address when no address was typed. An account without an
 * email gets the email of its address.
 */
export function withKnown(filled: Filled, { profile, addresses }: Known): Filled {
  const [first] = addresses ?? []
  const known = {
    name: filled.contact.name || (profile?.name ?? ''),
    email: filled.contact.email || profile?.email || (first?.address.email ?? ''),
    phone: filled.contact.phone || formatPhone(profile?.phone ?? ''),
  }
  if (!first || !isBlank(filled.address)) return { ...filled, contact: known }
  const phone = known.phone || formatPhone(first.address.phone)
  return { ...filled, contact: { ...known, phone }, address: toFields(first.address) }
}

/** Returns a chosen saved address with its recipient; the email does not change. */
export function withSaved({ contact }: Filled, address: Address): Partial<Filled> {
  const { name, phone } = address
  return {
    contact: { ...contact, name, phone: formatPhone(phone) },
    address: toFields(address),
  }
}

/** Returns the saved address that is in the fields. */
export function findChosen(filled: Filled, addresses: SavedAddress[]): SavedAddress | undefined {
  const written = { ...filled.address, ...filled.contact }
  return addresses.find(
    ({ address }) =>
      [...places, 'name' as const].every((part) => address[part] === written[part].trim()) &&
      plainPhone(address.phone) === plainPhone(written.phone) &&
      plainPhone(address.alternateNumber) === plainPhone(written.alternateNumber),
  )
}

const parts = [
  'state',
  'district',
  'city',
  'addressLineOne',
  'addressLineTwo',
  'zipCode',
  'landmark',
] as const
const places = ['country', ...parts] as const

function isBlank(address: Address): boolean {
  return parts.every((part) => address[part].trim() === '')
}

function toFields(address: Address): Address {
  return { ...address, alternateNumber: formatPhone(address.alternateNumber) }
}
