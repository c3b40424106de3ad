import type { Queries } from '../../db/connect.ts'
import type { Claim } from '../orders/mine/claim-orders.ts'
import { giveVisits } from './visits.sql.ts'

/** Visits that guests booked with a contact of hers become her own. */
export async function claimVisits(tx: Queries, claim: Claim): Promise<void> {
  await giveVisits(tx, claim)
}
