import { normaliseEmail } from '@rimal/contract/text/email'
import { ShopError } from '../../../http/shop-error.ts'

export function requireEmail(text: string): string {
  const email = normaliseEmail(text)
  if (!email) throw new ShopError('invalid_input', { email: 'invalid' })
  return email
}
