import { toLatinDigits } from '@rimal/contract/text/digits'
import { foldEmail } from '@rimal/contract/text/email'
import { parsePhone } from './parse-phone.ts'

/** Hosts where everything after a plus is the owner's own note. */
const hostsWithAlias = new Set([
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'me.com',
  'fastmail.com',
  'protonmail.com',
  'proton.me',
])

/**
 * Returns one key for all forms in which an email or a phone number can be written; `country` serves to read a
 * local number.
 */
export function contactKey(contact: string, country: string): string {
  return contact.includes('@') ? keyOfEmail(contact) : keyOfPhone(contact, country)
}

/** A customer who claims what guests did with these contacts, which the customer has verified. */
export type Claim = { customerId: string; emailKey: string | null; phoneKey: string | null }

/** Returns the contact keys of a person; null for a contact that the person did not give. */
export function contactKeys(
  { email, phone }: { email: string; phone: string },
  country: string,
): { emailKey: string | null; phoneKey: string | null } {
  return {
    emailKey: email.trim() ? keyOfEmail(email) : null,
    phoneKey: phone.trim() ? keyOfPhone(phone, country) : null,
  }
}

function keyOfEmail(email: string): string {
  const normalised = foldEmail(email)
  const at = normalised.lastIndexOf('@')
  const host = normalised.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com')
  const plain = normalised.slice(0, at)
  const owner = hostsWithAlias.has(host) ? plain.replace(/\+.*$/, '') : plain
  return `email:${host === 'gmail.com' ? owner.replaceAll('.', '') : owner}@${host}`
}

function keyOfPhone(phone: string, country: string): string {
  const normalised = toLatinDigits(phone.normalize('NFKC'))
    .replace(/[^\d+]/g, '')
    // A plus means something in front of the number alone.
    .replace(/(?!^)\+/g, '')
    .replace(/^00/, '+')
  return `phone:${parsePhone(normalised, country) ?? normalised}`
}
