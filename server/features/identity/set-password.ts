import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { notifyCustomer } from '../messages/notify-customer.ts'
import { redeemTicket } from './codes/tickets.ts'
import { findCustomerBy, savePasswordHash } from '../customers/customer-record.ts'
import { hashPassword } from './passwords/hash-password.ts'
import { requireStrong } from './passwords/require-strong.ts'
import { contactOf } from '../customers/read-contact.ts'
import { endAllSessions } from './sessions/end-session.ts'

/**
 * Sets a new password for a person who proved a contact of the account. Ends all logins, some of which may have
 * used the old password; the customer logs in with the new one.
 */
export async function setPassword(
  deps: Deps,
  { ticket, password }: { ticket: string; password: string },
): Promise<void> {
  await deps.transact(async (tx) => {
    const now = deps.clock()
    const purposes = ['password'] as const
    const { contact } = await redeemTicket(tx, { ticket, purposes, now })
    const customer = await findCustomerBy(tx, contactOf(contact))
    if (!customer) throw new ShopError('ticket_expired')
    await requireStrong(password, [customer.name, customer.email, customer.phone])
    await savePasswordHash(tx, customer.id, await hashPassword(password))
    await endAllSessions(tx, customer.id, now)
    await notifyCustomer(deps, tx, {
      customer,
      kind: 'password_changed',
      key: `${customer.id}:${now.toISOString()}`,
    })
  })
}
