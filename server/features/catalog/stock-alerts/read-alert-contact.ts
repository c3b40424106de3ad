import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { parsePhone } from '../../customers/parse-phone.ts'
import { requireEmail } from '../../messages/contact/email-address.ts'
import { type Caller, whoIs } from '../../customers/caller.ts'
import { countTry } from '../../customers/limits/count-tries.ts'
import { requireReachable } from '../../customers/read-contact.ts'
import { findSettings } from '../../shop/settings/settings.ts'

/** The one contact of an alert. A stranger could ask for text messages to others, so asking for them is limited. */
export async function readAlertContact(
  deps: Deps,
  caller: Caller,
  { email, phone }: { email?: string; phone?: string },
): Promise<{ email: string } | { phone: string }> {
  if (email !== undefined && phone !== undefined) {
    throw new ShopError('invalid_input', { phone: 'not_both' })
  }
  if (phone === undefined) return { email: requireEmail(email ?? '') }
  const settings = await findSettings(deps.db)
  const number = parsePhone(phone, settings.country)
  if (number === undefined) throw new ShopError('invalid_input', { phone: 'malformed' })
  requireReachable(deps, { kind: 'phone', value: number }, settings)
  await countTry(deps, 'alert_by_text', whoIs(caller, number))
  return { phone: number }
}
