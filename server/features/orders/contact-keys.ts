import { toLatinDigits } from '@rimal/contract/text/digits'
import { foldEmail } from '@rimal/contract/text/email'
import { parsePhone } from '../checkout/parse-phone.ts'

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

/** One person's ways of writing an email or a phone number, as one key; country reads a local number. */
export function contactKey(contact: string, country: string): string {
  return contact.includes('@') ? keyOfEmail(contact) : keyOfPhone(contact, country)
}

/** The keys of a person; null for what she did not give. */
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
  const tidy = foldEmail(email)
  const at = tidy.lastIndexOf('@')
  const host = tidy.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com')
  const plain = tidy.slice(0, at)
  const owner = hostsWithAlias.has(host) ? plain.replace(/\+.*$/, '') : plain
  return `email:${host === 'gmail.com' ? owner.replaceAll('.', '') : owner}@${host}`
}

function keyOfPhone(phone: string, country: string): string {
  const tidy = toLatinDigits(phone.normalize('NFKC'))
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
  return `phone:${parsePhone(tidy, country) ?? tidy}`
}
