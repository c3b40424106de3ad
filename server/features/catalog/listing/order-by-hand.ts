import { type Bits, clearBit, countBits, hasBit } from './bits.ts'
import type { Catalogue } from './sort-orders.ts'

/**
 * Puts the products of a collection in the order of the ids. Products that the order does not name stand at the end,
 * the latest one last.
 */
export function orderByHand(
  { table, orders }: Catalogue,
  members: Bits,
  ids: readonly string[],
): Int32Array {
  const rest = members.slice()
  const result = new Int32Array(countBits(members))
  let total = 0
  for (const id of ids) {
    const at = table.positions.get(id)
    if (at === undefined || !hasBit(rest, at)) continue
    clearBit(rest, at)
    result[total++] = at
  }
  for (const at of orders.around('newest', rest).toReversed()) {
    if (hasBit(rest, at)) result[total++] = at
  }
  return result
}

/** Puts the first products before all others, which stay in their order. */
export function withFirst(order: Int32Array, first: readonly number[]): Int32Array {
  if (first.length === 0) return order
  const among = new Set(first)
  return Int32Array.from([...first, ...order.filter((at) => !among.has(at))])
}
