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

/** The counters that one try stands in. */
export type Counted = readonly { key: string; limit: Limit }[]

/** Counts before anything is done, so that many at once are no more than one after the other. */
export async function countTry(deps: Deps, what: Limited, who: Who): Promise<Counted> {
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
  return counted
}

/** It was right: what it counted was nothing wrong, and of wrong ones in a row there are none. */
export async function forgiveTry({ db }: Pick<Deps, 'db'>, counted: Counted): Promise<void> {
  const isLasting = ({ limit }: Counted[number]) => limit.seconds === null
  const keysOf = (part: Counted) => part.map(({ key }) => key)
  await countDown(db, {
    byOne: keysOf(counted.filter((one) => !isLasting(one))),
    toZero: keysOf(counted.filter(isLasting)),
  })
}

/**
 * She came in by another way: the wrong ones in a row were not hers. Those of the hour stay counted, or
 * whoever has an account could guess at others between two logins of her own, without end.
 */
export async function forgetWrongTries(deps: Deps, what: Limited, who: Who): Promise<void> {
  const lasting = countedFor(deps, what, who).filter(({ limit }) => limit.seconds === null)
  await countDown(deps.db, { byOne: [], toZero: lasting.map(({ key }) => key) })
}

function countedFor(deps: Deps, what: Limited, who: Who): Counted {
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
    numbers: config.rateLimits && phone ? withoutEnd(phone) : null,
    shop: config.rateLimits ? '' : null,
  }
}

/** What the ten thousand numbers of one block have in common. */
export function withoutEnd(phone: string): string {
  return phone.slice(0, -4)
}
