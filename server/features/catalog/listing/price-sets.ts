import { type Bits, clearBit, eachBit, hasBit, isEmpty, newBits, setBit } from './bits.ts'
import { firstPlace } from './sort-by-key.ts'
import type { Catalogue } from './sort-orders.ts'

export type PriceRange = { lowest: number; highest: number }

export type PriceFilter = {
  priceMin?: number | undefined
  priceMax?: number | undefined
  /** Absent for the shop's own currency, whose prices the products are sorted by. */
  priceCurrency?: string | undefined
}

/** The products between two prices, both included; no set where all of them pass. */
export function priceSet(catalogue: Catalogue, filter: PriceFilter): Bits[] {
  const { priceMin, priceMax, priceCurrency } = filter
  if (priceMin === undefined && priceMax === undefined) return []
  const range = { lowest: priceMin ?? 0, highest: priceMax ?? Infinity }
  return priceCurrency === undefined
    ? ownPriceSet(catalogue, range)
    : [otherPriceSet(catalogue, priceCurrency, range)]
}

function ownPriceSet({ table, orders }: Catalogue, { lowest, highest }: PriceRange): Bits[] {
  const order = orders.in('price_up')
  const from = firstPlace(order, (at) => (table.prices[at] ?? 0) >= lowest)
  const to = Math.max(
    from,
    firstPlace(order, (at) => (table.prices[at] ?? 0) > highest),
  )
  if (to - from === order.length) return []
  if (to - from < order.length / 2) {
    const within = newBits(table.capacity)
    for (const at of order.subarray(from, to)) setBit(within, at)
    return [within]
  }
  const within = table.all.slice()
  for (const at of order.subarray(0, from)) clearBit(within, at)
  for (const at of order.subarray(to)) clearBit(within, at)
  return [within]
}

function otherPriceSet({ table }: Catalogue, currency: string, range: PriceRange): Bits {
  const within = newBits(table.capacity)
  const prices = table.otherPrices.get(currency)
  if (!prices) return within
  eachBit(table.all, (at) => {
    const price = prices[at] ?? 0
    if (price > 0 && price >= range.lowest && price <= range.highest) setBit(within, at)
  })
  return within
}

/** The lowest and highest price of some products, found from both ends of the order of prices. */
export function priceRange({ table, orders }: Catalogue, products: Bits): PriceRange {
  const order = orders.around('price_up', products)
  if (isEmpty(products)) return { lowest: 0, highest: 0 }
  let first = 0
  let last = order.length - 1
  while (!hasBit(products, order[first] ?? 0)) first++
  while (!hasBit(products, order[last] ?? 0)) last--
  const priceAt = (place: number) => table.prices[order[place] ?? 0] ?? 0
  return { lowest: priceAt(first), highest: priceAt(last) }
}

/** Returns the price range in each other currency in which one of the products has a price. */
export function otherPriceRanges({ table }: Catalogue, products: Bits): Map<string, PriceRange> {
  const ranges = new Map<string, PriceRange>()
  for (const [currency, prices] of [...table.otherPrices].toSorted(byCurrency)) {
    let [lowest, highest] = [Infinity, 0]
    eachBit(products, (at) => {
      const price = prices[at] ?? 0
      if (price === 0) return
      lowest = Math.min(lowest, price)
      highest = Math.max(highest, price)
    })
    if (highest > 0) ranges.set(currency, { lowest, highest })
  }
  return ranges
}

/** Which currency was met first says nothing. */
function byCurrency([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}
