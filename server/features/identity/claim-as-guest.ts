import type { Tx } from '../../db/transact.ts'
import { lockCustomer } from '../../db/lock-customer.ts'
import { contactKeys } from '../customers/contact-keys.ts'
import { claimOrders } from '../orders/history/claim-orders.ts'
import { claimVisits } from '../visits/claim-visits.ts'
import { findCustomer } from '../customers/customer-record.ts'

/**
 * Assigns to the account the orders and visits that the customer made as a guest with an email or phone of the
 * account; the customer has verified each of these with a code. A second call changes nothing.
 */
export async function claimAsGuest(tx: Tx, customerId: string): Promise<void> {
  if (!(await lockCustomer(tx, customerId))) return
  const customer = await findCustomer(tx, customerId)
  if (!customer) return
  const { email, phone } = customer
  // Numbers of accounts are international, so no country has to read them.
  const keys = contactKeys({ email: email ?? '', phone: phone ?? '' }, '')
  await claimOrders(tx, { customerId, ...keys })
  await claimVisits(tx, { customerId, ...keys })
}
