import { normaliseEmail } from '@rimal/contract/text/email'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { parsePhone } from './parse-phone.ts'
import { canSendText } from '../../config.ts'
import type { Settings } from '../shop/settings/settings.ts'

/** An email in its one spelling, or a phone as +971501234567. */
export type Contact = { kind: 'email' | 'phone'; value: string }

/** Returns the contact that the customer typed; refuses a text that is neither an email nor a phone number. */
export function readContact(typed: string, country: string): Contact {
  const text = typed.normalize('NFKC').trim()
  const kind = text.includes('@') ? 'email' : 'phone'
  const value =
    kind === 'email' ? normaliseEmail(text) : parsePhone(text.replace(/^00/, '+'), country)
  if (value === undefined) throw new ShopError('invalid_input', { contact: 'malformed' })
  return { kind, value }
}

export function contactOf(value: string): Contact {
  return { kind: value.includes('@') ? 'email' : 'phone', value }
}

/** Refuses numbers that text messages do not go to: other countries, landlines, or all of them. */
export function requireReachable(
  deps: Pick<Deps, 'config' | 'sms'>,
  { kind, value }: Contact,
  { smsCountries }: Pick<Settings, 'smsCountries'>,
) {
  if (kind === 'email') return
  const number = parsePhoneNumberFromString(value)
  const isMobile = ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(number?.getType() ?? '')
  const isServed = smsCountries.includes(number?.country ?? '')
  if (!isMobile || !isServed || !canSendText(deps)) throw new ShopError('phone_refused')
}
