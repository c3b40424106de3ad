import type { Tx } from '../../db/transact.ts'
import { lockCustomer } from '../../db/lock-customer.ts'
import { contactKeys } from '../customers/contact-keys.ts'
import { claimOrders } from '../orders/history/claim-orders.ts'
import { claimVisits } from '../visits/claim-visits.ts'
import { findCustomer } from '../customers/customer-record.ts'

/**
 * What she ordered and booked as a guest is hers, where its email or phone is one of her account: each
 * of these she has proved with a code. Once is as good as twice.
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
