import type { Profile } from '@rimal/contract/account'
import type { Deps } from '../../deps.ts'
import type { Bearer } from '../../http/bearer.ts'
import { ShopError } from '../../http/shop-error.ts'
import type { Caller } from '../customers/caller.ts'
import { findLockedCustomer, updateContact } from '../customers/customer-record.ts'
import { claimAsGuest } from '../identity/claim-as-guest.ts'
import { verifyCode } from '../identity/codes/verify-code.ts'
import { contactOf } from '../customers/read-contact.ts'
import { requireFreshLogin } from '../identity/sessions/end-session.ts'
import { notifyCustomer } from '../messages/notify-customer.ts'
import { getProfile } from './get-profile.ts'

/**
 * Makes the contact that a code was sent to the customer's own, together with the orders and visits of that
 * contact. The previous contact is notified: if a thief made the change, the customer reads of it where the thief
 * does not.
 */
export async function changeContact(
  deps: Deps,
  caller: Caller,
  {
    customerId,
    sessionId,
    ...typed
  }: Pick<Bearer, 'customerId' | 'sessionId'> & { challengeId: string; code: string },
): Promise<Profile> {
  await requireFreshLogin(deps, sessionId)
  const challenge = await verifyCode(deps, caller, { ...typed, purposes: ['contact'], customerId })
  const { kind, value } = contactOf(challenge.contact)
  await deps.transact(async (tx) => {
    const before = await findLockedCustomer(tx, customerId)
    if (!before) throw new ShopError('login_required')
    if (before[kind] === value) return
    const isOfSession = await updateContact(tx, customerId, { kind, value })
    if (!isOfSession) throw new ShopError('contact_taken')
    await claimAsGuest(tx, customerId)
    const gone = before[kind]
    // A first phone is announced to the email, and a first email to the phone.
    const notified = gone === null ? before : { ...before, email: null, phone: null, [kind]: gone }
    const update = { customer: notified, changed: kind, key: challenge.id }
    await notifyCustomer(deps, tx, { kind: 'contact_changed', ...update })
  })
  return getProfile(deps, customerId)
}
