import { type FacetName, facetNames } from '@rimal/contract/choices'
import {
  addAll,
  type Bits,
  countBits,
  countBoth,
  countPairs,
  eachBit,
  intersect,
  newBits,
  setBit,
} from './bits.ts'
import { chosenSets, type ListingTable, type ValueSets } from './listing-table.ts'
import { type ItemFacet, itemFacets, type ProductFacet, productFacets } from './product-facts.ts'

export type ListingFilters = {
  /** Values of one filter mean "or", several filters mean "and". */
  chosen: Partial<Record<FacetName, readonly string[]>>
  priceMin?: number | undefined
  priceMax?: number | undefined
}

export type Matched = {
  products: Bits
  total: number
  /** What is chosen of each colour, to find the one that a card shows. */
  colorSets: ValueSets[]
  counts: Record<FacetName, Map<string, number>>
  /** Whatever price is asked for: between these the price filter may be set. */
  price: { lowest: number; highest: number }
}

/**
 * The products of `base` that pass the filters, and for each value of each filter how many would
 * pass if it were the only one chosen there.
 */
export function matchListing(
  table: ListingTable,
  base: Bits,
  { chosen, priceMin, priceMax }: ListingFilters,
): Matched {
  const productSets = new Map<ProductFacet, Bits>()
  for (const facet of productFacets) {
    const values = chosen[facet]
    if (values) productSets.set(facet, unionOf(table, facet, values))
  }
  const itemSets = new Map<ItemFacet, ValueSets>()
  for (const facet of itemFacets) {
    const values = chosen[facet]
    if (values) itemSets.set(facet, chosenSets(table, facet, values))
  }
  const price = priceSet(table, priceMin, priceMax)
  const colorSets = [...itemSets.values()]
  const byColor = itemSets.size > 0 ? [withOneColor(table, colorSets)] : []

  const productsBut = (left?: ProductFacet) => [
    base,
    ...[...productSets].filter(([facet]) => facet !== left).map(([, set]) => set),
  ]
  const anyPrice = intersect([...productsBut(), ...byColor])
  const products = intersect([anyPrice, ...price])
  const inAnyColor = itemSets.size > 0 ? intersect([...productsBut(), ...price]) : products

  const countsOf = (facet: FacetName): Map<string, number> => {
    if (isItemFacet(facet)) {
      const others = [...itemSets].filter(([name]) => name !== facet).map(([, sets]) => sets)
      return countColors(table.values[facet], inAnyColor, others)
    }
    const set = productSets.has(facet)
      ? intersect([...productsBut(facet), ...price, ...byColor])
      : products
    const counts = [...table.shelves[facet]].map(
      ([value, bits]) => [value, countBoth(set, bits)] as const,
    )
    return new Map(counts)
  }
  const counts = Object.fromEntries(facetNames.map((facet) => [facet, countsOf(facet)]))
  return {
    products,
    total: countBits(products),
    colorSets,
    counts: counts as Record<FacetName, Map<string, number>>,
    price: priceRange(table, anyPrice),
  }
}

/** The colour of a product that a card shows: its first that passes every filter of colours. */
export function passesInColumn(sets: readonly ValueSets[], column: number): Bits[] | null {
  const inColumn = sets.map(({ byColor }) => byColor[column])
  return inColumn.every((set) => set !== undefined) ? inColumn : null
}

/** The products that pass all the filters in one and the same colour. */
function withOneColor(table: ListingTable, sets: readonly ValueSets[]): Bits {
  const result = newBits(table.capacity)
  for (const column of table.colors.keys()) {
    const inColumn = passesInColumn(sets, column)
    if (inColumn) addAll(result, intersect(inColumn))
  }
  return result
}

function countColors(
  values: Map<string, ValueSets>,
  products: Bits,
  others: readonly ValueSets[],
): Map<string, number> {
  const columns = Math.max(0, ...[...values.values()].map(({ byColor }) => byColor.length))
  const passing = Array.from({ length: columns }, (_, column) => {
    const inColumn = passesInColumn(others, column)
    return inColumn && intersect([products, ...inColumn])
  })
  const counts = new Map<string, number>()
  for (const [value, { any, byColor }] of values) {
    counts.set(value, others.length === 0 ? countBoth(products, any) : countPairs(passing, byColor))
  }
  return counts
}

function unionOf(table: ListingTable, facet: ProductFacet, values: readonly string[]): Bits {
  const result = newBits(table.capacity)
  for (const value of values) {
    const set = table.shelves[facet].get(value)
    if (set) addAll(result, set)
  }
  return result
}

function priceRange({ prices }: ListingTable, products: Bits): Matched['price'] {
  let lowest = Number.POSITIVE_INFINITY
  let highest = 0
  eachBit(products, (at) => {
    const price = prices[at] ?? 0
    lowest = Math.min(lowest, price)
    highest = Math.max(highest, price)
  })
  return highest === 0 ? { lowest: 0, highest: 0 } : { lowest, highest }
}

/** No set where no price is asked for: all of them pass. */
function priceSet(table: ListingTable, min = 0, max = Number.POSITIVE_INFINITY): Bits[] {
  if (min <= 0 && max === Number.POSITIVE_INFINITY) return []
  const result = newBits(table.capacity)
  for (let at = 0; at < table.capacity; at++) {
    const price = table.prices[at] ?? 0
    if (price >= min && price <= max) setBit(result, at)
  }
  return [result]
}

function isItemFacet(facet: FacetName): facet is ItemFacet {
  return (itemFacets as readonly FacetName[]).includes(facet)
}
