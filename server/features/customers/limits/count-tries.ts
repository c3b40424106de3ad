import { errors } from '@rimal/contract/errors'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { countDown, countUp, readCounts } from './counters.sql.ts'
import { type Limit, type Limited, limits } from './limit-table.ts'
import { placeOf } from '../../../http/limits/network.ts'

/** The caller whose action is limited. */
export type Who = {
  ip: string
  /** One key for all forms in which a contact can be written. */
  contactKey: string
  /** A device that has logged in with this contact before. */
  knownDevice: string | null
  phone?: string
  /** The phone belongs to a customer, who has verified it. */
  isCustomersPhone?: boolean
  orderNumber?: string
}

const century = 100 * 365 * 24 * 3600

/** The counters of one try. */
export type Counted = readonly { key: string; limit: Limit }[]

/** Counts before anything is done, so that many at once are no more than one after the other. */
export async function countTry(deps: Deps, what: Limited, who: Who): Promise<Counted> {
  const now = deps.clock()
  const counted = countedFor(deps, what, who)
  await deps.transact(async (tx) => {
    const counters = counted.map(({ key, limit }) => ({
      key,
      endsAt: new Date(now.getTime() + (limit.seconds ?? century) * 1000),
    }))
    const rows = await countUp(tx, counters, now)
    const over = counted.flatMap(({ key, limit }) => {
      const row = rows.find((candidate) => candidate.key === key)
      return row && row.count > limit.max ? [{ limit, endsAt: row.endsAt }] : []
    })
    // A refused try has not happened: the error is thrown inside the transaction, so the try is not counted either.
    const [longest] = over.toSorted((a, b) => b.endsAt.getTime() - a.endsAt.getTime())
    if (!longest) return
    const retryAfter = Math.ceil((longest.endsAt.getTime() - now.getTime()) / 1000)
    const { refusal } = longest.limit
    // Where a longer code helps at once, nobody has to wait.
    throw new ShopError(refusal, undefined, errors[refusal].status === 429 ? { retryAfter } : {})
  })
  return counted
}

/**
 * Takes a try that was right out of its counters. What is counted for good also loses the `wrongBefore`
 * tries of the same code: whoever had the right digits made those too.
 */
export async function forgiveTry(
  { db }: Pick<Deps, 'db'>,
  counted: Counted,
  wrongBefore = 0,
): Promise<void> {
  await countDown(
    db,
    counted.map(({ key, limit }) => ({ key, by: limit.seconds === null ? 1 + wrongBefore : 1 })),
  )
}

/** Whether one more try would be refused. */
export async function isUsedUp(deps: Deps, what: Limited, who: Who): Promise<boolean> {
  const counted = countedFor(deps, what, who)
  const counts = await readCounts(
    deps.db,
    counted.map(({ key }) => key),
    deps.clock(),
  )
  return counted.some(({ key, limit }) => (counts.get(key) ?? 0) >= limit.max)
}

function countedFor(deps: Deps, what: Limited, who: Who): Counted {
  const values = valuesOf(deps, who)
  return limits[what].flatMap((limit: Limit) => {
    const value = values[limit.per]
    if (value === null) return []
    // Keys are signed, so that the table does not reveal who tried to log in.
    const name = `${what} ${limit.per} ${limit.seconds} ${value}`
    return [{ limit, key: deps.sign('limit', name) }]
  })
}

/** Returns the value that each kind of limit counts by; null when the caller is not counted by that kind. */
function valuesOf({ config }: Deps, who: Who) {
  const { ip, contactKey, knownDevice, phone, orderNumber } = who
  const place = placeOf(ip)
  // A carrier puts many behind one address; devices that we know need not share its limit.
  const isPlaced = config.rateLimits && knownDevice === null
  // A stranger who uses up what all numbers share must not keep a customer from the customer's own code.
  const isShared = config.rateLimits && !who.isCustomersPhone
  return {
    contact: knownDevice === null ? contactKey : `${knownDevice} ${contactKey}`,
    address: isPlaced ? place.address : null,
    network: isPlaced ? place.network : null,
    contact_in_network: isPlaced ? `${place.network} ${contactKey}` : null,
    numbers: isShared && phone ? withoutEnd(phone) : null,
    shop: isShared ? '' : null,
    order: knownDevice === null ? (orderNumber ?? null) : null,
  }
}

/** Returns the part that the ten thousand phone numbers of one block have in common. */
export function withoutEnd(phone: string): string {
  return phone.slice(0, -4)
}
