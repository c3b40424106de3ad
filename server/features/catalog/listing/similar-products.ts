import { type Bits, hasBit } from './bits.ts'
import { isBuyable, type ListingRow, rowAt } from './listing-row.ts'
import type { Catalogue } from './sort-orders.ts'

/** The best sellers among the related are enough to choose from, however large the shop. */
const maxCompared = 400

/**
 * Returns the products most similar to one: of its type or for its occasions, with its fabric, colours and price.
 */
export function similarProducts(
  { table, orders }: Catalogue,
  to: number,
  count: number,
): ListingRow[] {
  const { groups, prices } = table
  const own = (sets: Iterable<Bits>) => [...sets].filter((set) => hasBit(set, to))
  const [types, occasions, fabrics, categories, colors] = [
    own(groups.type.values()),
    own(groups.occasion.values()),
    own(groups.fabric.values()),
    own(groups.category.values()),
    own([...table.values.color.values()].map(({ any }) => any)),
  ]
  const ownPrice = prices[to] ?? 1

  const compared: { at: number; likeness: number }[] = []
  for (const at of orders.in('best_selling')) {
    if (compared.length === maxCompared) break
    const sameType = shared(types, at)
    const sameOccasions = shared(occasions, at)
    if (at === to || sameType + sameOccasions === 0 || !isBuyable(table, at)) continue
    const dearer = Math.abs(Math.log((prices[at] ?? 1) / ownPrice))
    const likeness =
      3 * sameType +
      sameOccasions +
      shared(fabrics, at) +
      shared(categories, at) +
      shared(colors, at) / 2 -
      2 * dearer
    compared.push({ at, likeness })
  }
  return compared
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ at }) => rowAt(table, at))
}

function shared(sets: readonly Bits[], at: number): number {
  return sets.reduce((count, set) => (hasBit(set, at) ? count + 1 : count), 0)
}
