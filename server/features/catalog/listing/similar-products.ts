import { hasBit } from './bits.ts'
import type { ListingQuery, ListingRow } from './listing-query.ts'
import type { ListingTable } from './listing-table.ts'
import type { SortOrders } from './sort-orders.ts'

/** The best sellers among the related are enough to choose from, however large the shop. */
const mostCompared = 400

type Known = { table: ListingTable; orders: SortOrders; query: ListingQuery }

/** The pieces nearest to one: of its type or for its occasions, of its cloth, colours and price. */
export function similarProducts(
  { table, orders, query }: Known,
  to: number,
  count: number,
): ListingRow[] {
  const { shelves, prices } = table
  const share = (sets: Map<string, Int32Array>, at: number) =>
    [...sets.values()].filter((set) => hasBit(set, to) && hasBit(set, at)).length
  const colors = new Map([...table.values.color].map(([value, { any }]) => [value, any]))
  const ownPrice = prices[to] ?? 1

  const compared: { at: number; likeness: number }[] = []
  for (const at of orders.in('best_selling')) {
    if (compared.length === mostCompared) break
    const sameType = share(shelves.type, at)
    const occasions = share(shelves.occasion, at)
    if (at === to || sameType + occasions === 0 || !query.isBuyable(at)) continue
    const dearer = Math.abs(Math.log((prices[at] ?? 1) / ownPrice))
    const likeness =
      3 * sameType +
      occasions +
      share(shelves.fabric, at) +
      share(shelves.category, at) +
      share(colors, at) / 2 -
      2 * dearer
    compared.push({ at, likeness })
  }
  return compared
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ at }) => query.row(at))
}
