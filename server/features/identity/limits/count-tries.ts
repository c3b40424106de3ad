import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { countDown, countUp } from './counters.sql.ts'
import { type Limit, type Limited, limits } from './limit-table.ts'
import { placeOf } from './network.ts'

/** Who does what is limited. */
export type Who = {
  ip: string
  /** One person's ways of writing a contact, as one key. */
  contactKey: string
  /** A device that has logged in with this contact before. */
  knownDevice: string | null
  phone?: string
}

const century = 100 * 365 * 24 * 3600

/** Counts before anything is done, so that many at once are no more than one after the other. */
export async function countTry(deps: Deps, what: Limited, who: Who): Promise<void> {
  const now = deps.clock()
  const counted = countedFor(deps, what, who)
  await deps.db.transaction(async (tx) => {
    const counters = counted.map(({ key, limit }) => ({
      key,
      endsAt: new Date(now.getTime() + (limit.seconds ?? century) * 1000),
    }))
    const rows = await countUp(tx, counters, now)
    const over = counted.flatMap(({ key, limit }) => {
      const row = rows.find((candidate) => candidate.key === key)
      return row && row.count > limit.most ? [{ limit, endsAt: row.endsAt }] : []
    })
    // What is refused was not done: thrown inside, it is not counted either.
    const [longest] = over.toSorted((a, b) => b.endsAt.getTime() - a.endsAt.getTime())
    if (!longest) return
    const retryAfter = Math.ceil((longest.endsAt.getTime() - now.getTime()) / 1000)
    const { refusal, seconds } = longest.limit
    throw new ShopError(refusal, undefined, seconds === null ? {} : { retryAfter })
  })
}

/** It was right: nothing wrong was tried, and of wrong ones in a row there are none. */
export async function forgiveTry(deps: Deps, what: Limited, who: Who): Promise<void> {
  const counted = countedFor(deps, what, who)
  const keysOf = (isLasting: boolean) =>
    counted.filter(({ limit }) => (limit.seconds === null) === isLasting).map(({ key }) => key)
  await countDown(deps.db, { byOne: keysOf(false), toZero: keysOf(true) })
}

function countedFor(deps: Deps, what: Limited, who: Who): { key: string; limit: Limit }[] {
  const values = valuesOf(deps, who)
  return limits[what].flatMap((limit: Limit) => {
    const value = values[limit.per]
    if (value === null) return []
    // Nobody learns from the table who tried to log in.
    const name = `${what} ${limit.per} ${limit.seconds} ${value}`
    return [{ limit, key: deps.sign('limit', name) }]
  })
}

/** Null where somebody is not counted in that way. */
function valuesOf({ config }: Deps, { ip, contactKey, knownDevice, phone }: Who) {
  const place = placeOf(ip)
  // A carrier puts many behind one address; devices that we know need not share its limit.
  const isPlaced = config.rateLimits && knownDevice === null
  return {
    contact: knownDevice === null ? contactKey : `${knownDevice} ${contactKey}`,
    address: isPlaced ? place.address : null,
    network: isPlaced ? place.network : null,
    numbers: config.rateLimits && phone ? phone.slice(0, -4) : null,
    shop: config.rateLimits ? '' : null,
  }
}
