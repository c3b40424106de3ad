import { type Bits, clearBit, hasBit, isEmpty, newBits, setBit } from './bits.ts'
import { firstPlace } from './sort-by-key.ts'
import type { Catalogue } from './sort-orders.ts'

/** The products between two prices, both included; no set where all of them pass. */
export function priceSet({ table, orders }: Catalogue, min = 0, max = Infinity): Bits[] {
  const order = orders.in('price_up')
  const from = firstPlace(order, (at) => (table.prices[at] ?? 0) >= min)
  const to = Math.max(
    from,
    firstPlace(order, (at) => (table.prices[at] ?? 0) > max),
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

/** The lowest and highest price of some products, found from both ends of the order of prices. */
export function priceRange({ table, orders }: Catalogue, products: Bits) {
  const order = orders.around('price_up', products)
  if (isEmpty(products)) return { lowest: 0, highest: 0 }
  let first = 0
  let last = order.length - 1
  while (!hasBit(products, order[first] ?? 0)) first++
  while (!hasBit(products, order[last] ?? 0)) last--
  const priceAt = (place: number) => table.prices[order[place] ?? 0] ?? 0
  return { lowest: priceAt(first), highest: priceAt(last) }
}
