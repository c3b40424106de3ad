import type { Queries } from '../../../db/connect.ts'
import { giveOrders } from './claim-orders.sql.ts'

/** Her account, and the contacts that she proved, as `contactKeys` writes them. */
export type Claim = { customerId: string; emailKey: string | null; phoneKey: string | null }

/** Orders of guests with a contact of hers become her own. */
export async function claimOrders(tx: Queries, claim: Claim): Promise<void> {
  await giveOrders(tx, claim)
}
