import { type Bits, hasBit, intersect, newBits, unionOf } from './bits.ts'
import type { ListingTable } from './listing-table.ts'
import type { ItemFacet, ProductFacet } from './product-facts.ts'

/** The products that have a value in their first colour, in their second, and so on. */
export type ByColor = readonly (Bits | undefined)[]

/** The products that have one of the chosen values. */
export function chosenInProducts(
  { groups, capacity }: ListingTable,
  facet: ProductFacet,
  chosen: readonly string[],
): Bits {
  return anyOf(chosen.flatMap((value) => groups[facet].get(value) ?? [])) ?? newBits(capacity)
}

/** The products that have one of the chosen values in each of their colours. */
export function chosenInColors(
  { values, colors }: ListingTable,
  facet: ItemFacet,
  chosen: readonly string[],
): ByColor {
  const known = chosen.flatMap((value) => values[facet].get(value) ?? [])
  return colors.map((_, column) => anyOf(known.flatMap(({ byColor }) => byColor[column] ?? [])))
}

/** Whether a product passes the filters of colours with one of its colours. */
export function passesInColor(filters: readonly ByColor[], column: number, at: number): boolean {
  return filters.every((byColor) => {
    const set = byColor[column]
    return set !== undefined && hasBit(set, at)
  })
}

/** Returns those of the products that pass the filters of colours with their n-th colour; null when none can. */
export function passingInColor(
  products: Bits,
  filters: readonly ByColor[],
  column: number,
): Bits | null {
  const sets = filters.flatMap((byColor) => byColor[column] ?? [])
  return sets.length === filters.length ? intersect([products, ...sets]) : null
}

/** A single set stays the one of the table; nobody changes it before the next question. */
function anyOf(sets: readonly Bits[]): Bits | undefined {
  return sets.length > 1 ? unionOf(sets) : sets[0]
}
