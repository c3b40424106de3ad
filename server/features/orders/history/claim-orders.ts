import type { Tx } from '../../../db/transact.ts'
import { claimOrdered } from '../../customers/measurements/claim-measurements.ts'
import { assignOrders, listMeasured } from './claim-orders.sql.ts'
import type { Claim } from '../../customers/contact-keys.ts'

/** Orders that guests placed with a contact of the customer become the customer's, with their measurements. */
export async function claimOrders(tx: Tx, claim: Claim): Promise<void> {
  const { customerId } = claim
  const orders = await assignOrders(tx, claim)
  if (orders.length === 0) return
  await claimOrdered(tx, { customerId, ordered: await listMeasured(tx, orders) })
}
