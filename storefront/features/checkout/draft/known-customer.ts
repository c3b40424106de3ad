import type { Profile, SavedAddress } from '@rimal/contract/account'
import type { Address } from '@rimal/contract/addresses'
import { call } from '../../../api.ts'
import { formatPhone, plainPhone } from '../../../ui/phone-field.tsx'
import type { Filled } from './filled.ts'

/** `addresses` is null where the shop did not answer. */
export type Known = { profile: Profile | null; addresses: SavedAddress[] | null }

/** What the shop knows of a customer; what it does not answer, she writes. */
export async function fetchKnown(): Promise<Known> {
  const [profile, addresses] = await Promise.all([
    call('GET account/get-profile').catch(() => null),
    call('GET address/list-addresses').catch(() => null),
  ])
  return { profile: profile?.result ?? null, addresses: addresses?.result ?? null }
}

/**
 * Fills in what she has not: her contact, and her default address where she has written none. An
 * account without an email has the one that came with its address.
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

/** An address of hers as she chose it, with who receives it there; the email stays where it was. */
export function withSaved({ contact }: Filled, address: Address): Partial<Filled> {
  const { name, phone } = address
  return {
    contact: { ...contact, name, phone: formatPhone(phone) },
    address: toFields(address),
  }
}

/** Which of her addresses stands in the fields. */
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
