import type { Queries } from '../../db/connect.ts'
import { lockCustomer } from '../../db/lock-customer.ts'
import { contactKeys } from '../orders/contact-keys.ts'
import { claimOrders } from '../orders/mine/claim-orders.ts'
import { claimVisits } from '../visits/claim-visits.ts'
import { findCustomer } from './customers.sql.ts'

/**
 * What she ordered and booked as a guest is hers, where its email or phone is one of her account: each
 * of these she has proved with a code. Once is as good as twice.
 */
export async function claimAsGuest(tx: Queries, customerId: string): Promise<void> {
  if (!(await lockCustomer(tx, customerId))) return
  const customer = await findCustomer(tx, customerId)
  if (!customer) return
  const { email, phone } = customer
  // Numbers of accounts are international, so no country has to read them.
  const keys = contactKeys({ email: email ?? '', phone: phone ?? '' }, '')
  await claimOrders(tx, { customerId, ...keys })
  await claimVisits(tx, { customerId, ...keys })
}
