import type { Tx } from '../../db/transact.ts'
import { ShopError } from '../../http/shop-error.ts'
import { saveProfile } from '../customers/measurements/profiles.ts'
import type { Claim } from '../customers/contact-keys.ts'
import { assignVisits, lockMeasuredVisits, type StoredVisit, updateVisit } from './visits.sql.ts'

/** Visits that guests booked with a contact of the customer become the customer's, with their measurements. */
export async function claimVisits(tx: Tx, claim: Claim): Promise<void> {
  await assignVisits(tx, claim)
  for (const visit of await lockMeasuredVisits(tx, claim.customerId)) {
    await moveToProfiles(tx, visit, claim.customerId)
  }
}

/** Measurements for which there is no room stay on the visit: the next login tries again. */
async function moveToProfiles(tx: Tx, visit: StoredVisit, customerId: string): Promise<void> {
  const left: StoredVisit['measured'] = []
  for (const [index, person] of visit.measured.entries()) {
    // The day of the visit: newer measurements of the customer stay the newest.
    const at = new Date(visit.updatedAt.getTime() + index)
    try {
      await saveProfile(tx, { ...person, customerId, source: 'staff', at })
    } catch (error) {
      // A refusal comes before anything is written, and must not stop the customer from logging in.
      if (!(error instanceof ShopError)) throw error
      left.push(person)
    }
  }
  if (left.length < visit.measured.length) await updateVisit(tx, visit.id, { measured: left })
}
