import type { Queries } from '../../../db/connect.ts'
import type { Shopper } from '../../customers/shopper.ts'
import { findWho, hasGuestOrdered, listCodes } from './discounts.sql.ts'
import { accountKey, limitEach } from './promotion.ts'

/**
 * Returns the codes that the shopper can no longer use. For a guest only the orders of this browser count: past
 * orders of an email show only when an order is placed, so that nobody learns who has ordered here.
 */
export async function findUnusableCodes(
  db: Queries,
  { shopper, codes }: { shopper: Shopper; codes: string[] },
): Promise<string[]> {
  if (codes.length === 0) return []
  const [promotions, who, hasPlaced] = await Promise.all([
    listCodes(db, codes),
    'customerId' in shopper
      ? findWho(db, { ...shopper, account: accountKey(shopper.customerId) })
      : undefined,
    'guestId' in shopper && hasGuestOrdered(db, shopper.guestId),
  ])
  return promotions.flatMap(({ id, code, ...promotion }) => {
    const limit = limitEach(promotion)
    const isUsed = limit !== null && (who?.uses[id] ?? 0) >= limit
    const isTooLate = promotion.firstOrderOnly && (who?.hasOrdered ?? hasPlaced)
    return isUsed || isTooLate ? [code] : []
  })
}

/** Returns the codes that are announced to everybody and valid at this moment. */
export async function findWorkingCodes(
  db: Queries,
  { codes, now }: { codes: string[]; now: Date },
): Promise<string[]> {
  if (codes.length === 0) return []
  const promotions = await listCodes(db, codes)
  return promotions
    .filter(({ startsAt, endsAt }) => !(startsAt && now < startsAt) && !(endsAt && now >= endsAt))
    .map(({ code }) => code)
}
