import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { isPrivate, placeOf } from '../../../http/limits/network.ts'
import { deleteHold, hasGoodOrder, insertHold, sumHolds } from './unpaid-holds.sql.ts'
import { type Held, type Holder, holdLimits, maxUnitsOfOrder, shortHold } from './hold-limits.ts'

/** What is held, and the caller who holds it. */
export type Hold = {
  /** The id of the order or visit. */
  holderId: string
  units: number
  ip: string
  /** The id of a guest or a customer. */
  device: string
  customerId: string | null
}

/** When a shopper who was refused may try again: most payments are made by then. */
const retryAfter = 600

/**
 * Notes that something is held without payment, and refuses it where too much is held by the same person or from
 * the same place. Of many at once each counts those that were noted before. True where enough is held unpaid by
 * the same person or place that this is to be held for a shorter time.
 */
export async function limitHold(
  deps: Pick<Deps, 'config' | 'clock' | 'sign'>,
  db: Queries,
  { held, hold }: { held: Held; hold: Hold },
): Promise<boolean> {
  if (!deps.config.rateLimits || hold.units === 0) return false
  if (held === 'stock' && hold.units > maxUnitsOfOrder) throw new ShopError('order_too_large')
  const { seconds, limits } = holdLimits[held]
  const isTrusted = hold.customerId !== null && (await hasGoodOrder(db, hold.customerId))
  const now = deps.clock()
  const names = namesOf(hold, isTrusted)
  const counted = limits.flatMap(({ per, maxUnits }) => {
    const name = names[per]
    if (name === null) return []
    const key = deps.sign('hold', `${held} ${per} ${name}`)
    return [{ key, maxUnits, fromOthers: shortHold.fromOthers[per] }]
  })
  const keys = counted.map(({ key }) => key)
  const { holderId, units } = hold
  const lastId = await insertHold(db, { holderId, units, keys, at: now })
  const since = new Date(now.getTime() - seconds * 1000)
  const sums = await sumHolds(db, { holderId, keys, lastId, since, now })
  const isExceeded = counted.some(({ key, maxUnits }) => (sums.get(key)?.units ?? 0) >= maxUnits)
  if (isExceeded) {
    await deleteHold(db, holderId)
    throw new ShopError('too_much_held', undefined, { retryAfter })
  }
  return counted.some(({ key, fromOthers }) => (sums.get(key)?.others ?? 0) >= fromOthers)
}

/** Deletes the hold of an order that was not written in the end. */
export async function releaseHold(db: Queries, holderId: string): Promise<void> {
  await deleteHold(db, holderId)
}

/**
 * Returns the names by which the caller is counted; null for each that is not counted. A private address is not
 * counted, because all shoppers may share it.
 */
function namesOf({ ip, device }: Hold, isTrusted: boolean): Record<Holder, string | null> {
  if (isTrusted || isPrivate(ip)) return { device, address: null, network: null }
  return { device, ...placeOf(ip) }
}
