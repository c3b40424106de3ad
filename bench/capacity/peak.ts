/** What one request costs: milliseconds of a processor of the shop, and of the database. */
export type Cost = { shopMs: number; databaseMs: number }

/** What shoppers ask for; a new page is one that no cache has. */
export type Asked = 'cachedPage' | 'newPage' | 'personalRead' | 'addToCart' | 'checkout' | 'order'

export type Shoppers = {
  /** How many are in the shop at the same time when most are. */
  peak: number
  /** How long the wave of arrivals rises and falls, in seconds: its standard deviation. */
  waveSeconds: number
  /** How long a visit takes on average, in seconds. */
  visitSeconds: number
  /** How often a shopper asks for something in a minute of the visit. */
  perMinute: Record<Asked, number>
}

export type Machines = {
  /** Processes that serve shoppers; each has a processor of its own for its main thread and its rendering thread. */
  processes: number
  /** Processors of the database. */
  databaseProcessors: number
}

/** One second of the peak. */
export type Second = {
  at: number
  shoppers: number
  /** Requests of each kind in this second. */
  asked: Record<Asked, number>
  /** The share of their processors that the shop and the database need for all that is asked for. */
  shopLoad: number
  databaseLoad: number
}

/** Calculates the peak second by second. Shoppers arrive in a wave and leave after a visit of random length. */
export function simulatePeak(
  shoppers: Shoppers,
  machines: Machines,
  costs: Record<Asked, Cost>,
): Second[] {
  const curve = shoppersInShop(shoppers)
  return curve.map((present, at) => {
    const asked = mapAsked((kind) => (present * shoppers.perMinute[kind]) / 60)
    const needed = (part: keyof Cost) =>
      sumOf(mapAsked((kind) => (asked[kind] * costs[kind][part]) / 1000))
    return {
      at,
      shoppers: present,
      asked,
      shopLoad: needed('shopMs') / machines.processes,
      databaseLoad: needed('databaseMs') / machines.databaseProcessors,
    }
  })
}

/**
 * Returns how many shoppers are in the shop in each second of a wave of arrivals: the wave convolved with visits of
 * exponential length, scaled to the peak.
 */
function shoppersInShop({ peak, waveSeconds, visitSeconds }: Shoppers): number[] {
  const seconds = Math.ceil(waveSeconds * 6 + visitSeconds * 4)
  const middle = waveSeconds * 3
  let present = 0
  const curve = Array.from({ length: seconds }, (_, at) => {
    const arriving = Math.exp(-(((at - middle) / waveSeconds) ** 2) / 2)
    present += arriving - present / visitSeconds
    return present
  })
  const highest = Math.max(...curve)
  return curve.map((share) => (share / highest) * peak)
}

const kinds: readonly Asked[] = [
  'cachedPage',
  'newPage',
  'personalRead',
  'addToCart',
  'checkout',
  'order',
]

function mapAsked(value: (kind: Asked) => number): Record<Asked, number> {
  return Object.fromEntries(kinds.map((kind) => [kind, value(kind)])) as Record<Asked, number>
}

function sumOf(values: Record<Asked, number>): number {
  return Object.values(values).reduce((sum, value) => sum + value, 0)
}
