import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { tellCustomer } from '../messages/tell-customer.ts'
import { redeemTicket } from './codes/tickets.ts'
import { findCustomerBy, savePasswordHash } from './customers.sql.ts'
import { hashPassword } from './passwords/hash-password.ts'
import { requireStrong } from './passwords/require-strong.ts'
import { contactOf } from './read-contact.ts'
import { endAllSessions } from './sessions/end-session.ts'

/**
 * A new password for whoever proved a contact of the account. Whoever is logged in, perhaps with the old
 * one, is not any more; she logs in with the new one.
 */
export async function setPassword(
  deps: Deps,
  { ticket, password }: { ticket: string; password: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.clock()
    const contact = await redeemTicket(tx, { ticket, purposes: ['password'], now })
    const customer = await findCustomerBy(tx, contactOf(contact))
    if (!customer) throw new ShopError('ticket_ended')
    await requireStrong(password, [customer.name, customer.email, customer.phone])
    await savePasswordHash(tx, customer.id, await hashPassword(password))
    await endAllSessions(tx, customer.id, now)
    await tellCustomer(deps, tx, {
      customer,
      kind: 'password_changed',
      key: `${customer.id}:${now.toISOString()}`,
    })
  })
  void deps.jobs.wake('send-messages')
}
