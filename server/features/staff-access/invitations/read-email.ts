import { normaliseEmail } from '@rimal/contract/text/email'
import { ShopError } from '../../../http/shop-error.ts'

/** Returns an email as it is stored; refuses a text that is no email. */
export function readEmail(typed: string): string {
  const email = normaliseEmail(typed)
  if (email === undefined) throw new ShopError('invalid_input', { email: 'malformed' })
  return email
}
