import { textIn } from '@rimal/contract/language'
import { maxProfiles } from '@rimal/contract/limits'
import { customSizeWords as words } from '@rimal/contract/words/custom-size'
import type { Tx } from '../../../db/transact.ts'
import { lockCustomer } from '../../../db/lock-customer.ts'
import { ShopError } from '../../../http/shop-error.ts'
import {
  attachToProfile,
  findLanguage,
  findSet,
  isInProfile,
  listSetsInUse,
  moveSets,
} from './claim-measurements.sql.ts'
import { saveProfile } from './profiles.ts'
import { insertProfile, listStoredProfiles } from './profiles.sql.ts'

/**
 * Makes the sets of measurements of a guest the customer's own, and turns each set that is in use into a separate
 * profile. Returns the number of sets.
 */
export async function claimSetsOfGuest(
  tx: Tx,
  { guestId, customerId }: { guestId: string; customerId: string },
): Promise<number> {
  const ids = await moveSets(tx, { guestId, customerId })
  if (ids.length === 0 || !(await lockCustomer(tx, customerId))) return ids.length
  for (const id of await listSetsInUse(tx, ids)) {
    const set = await findSet(tx, id)
    const name = set && (await nameOfNew(tx, { customerId, measurements: set.measurements }))
    if (!set || name === null || name === undefined) continue
    const profile = { customerId, name, createdAt: set.createdAt }
    await attachToProfile(tx, { id, profileId: await insertProfile(tx, profile) })
  }
  return ids.length
}

type Ordered = { measurements: Record<string, number>; at: Date }

/** The measurements of order lines that a guest ordered. Without room for a profile they stay with the order alone. */
export async function claimOrdered(
  tx: Tx,
  { customerId, ordered }: { customerId: string; ordered: readonly Ordered[] },
): Promise<void> {
  for (const { measurements, at } of ordered) {
    const name = await nameOfNew(tx, { customerId, measurements })
    if (name === null) continue
    try {
      const source = 'customer' as const
      await saveProfile(tx, { customerId, name, unit: 'in', measurements, source, at })
    } catch (error) {
      // A refusal comes before anything is written, and must not stop the customer from logging in.
      if (!(error instanceof ShopError)) throw error
    }
  }
}

/** Null where a profile has these measurements already, or there is no room for another. */
async function nameOfNew(
  tx: Tx,
  set: { customerId: string; measurements: Record<string, number> },
): Promise<string | null> {
  if (await isInProfile(tx, set)) return null
  const profiles = await listStoredProfiles(tx, set.customerId)
  if (profiles.length >= maxProfiles) return null
  const language = (await findLanguage(tx, set.customerId)) ?? 'en'
  if (profiles.length === 0) return textIn(words.profile_me, language)
  const taken = new Set(profiles.map(({ name }) => name.toLowerCase()))
  const nameOf = (number: number) =>
    textIn(words.profile_numbered, language).replace('{number}', String(number))
  let number = profiles.length + 1
  while (taken.has(nameOf(number).toLowerCase())) number += 1
  return nameOf(number)
}
