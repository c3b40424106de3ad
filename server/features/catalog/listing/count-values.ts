import { type FacetName, facetNames } from '@rimal/contract/choices'
import { type Bits, countBoth, countPairs, occupiedWords, type Pair } from './bits.ts'
import type { ListingTable, ValueSets } from './listing-table.ts'
import { type ItemFacet, productFacets } from './product-facts.ts'
import { type ByColor, passingInColor } from './value-sets.ts'

export type Counts = Record<FacetName, Map<string, number>>

type Question = {
  /** The products that pass whatever is chosen of the other filters. */
  among: (facet: FacetName) => Bits
  /** The chosen filters of colours, which must hold in the same colour as the counted value. */
  itemSets: ReadonlyMap<ItemFacet, ByColor>
}

/** How many products each value of each filter has. */
export function countValues(table: ListingTable, { among, itemSets }: Question): Counts {
  const counts = facetNames.map((facet) => {
    const products = among(facet)
    if (isProductFacet(facet)) return [facet, countSets(table.groups[facet], products)]
    const others = [...itemSets].filter(([name]) => name !== facet).map(([, sets]) => sets)
    return [facet, countColors(table.values[facet], products, others)]
  })
  return Object.fromEntries(counts) as Counts
}

function countSets(values: Map<string, Bits>, products: Bits): Map<string, number> {
  const words = occupiedWords(products)
  const counts = new Map<string, number>()
  for (const [value, set] of values) counts.set(value, countBoth(products, set, words))
  return counts
}

function countColors(
  values: Map<string, ValueSets>,
  products: Bits,
  filters: readonly ByColor[],
): Map<string, number> {
  const words = occupiedWords(products)
  const counts = new Map<string, number>()
  if (filters.length === 0) {
    for (const [value, { any }] of values) counts.set(value, countBoth(products, any, words))
    return counts
  }
  const columns = Math.max(...filters.map((byColor) => byColor.length))
  const passing = Array.from({ length: columns }, (_, column) =>
    passingInColor(products, filters, column),
  )
  for (const [value, { byColor }] of values) {
    const pairs = byColor.flatMap((set, column): Pair[] => {
      const inColumn = passing[column]
      return inColumn ? [[inColumn, set]] : []
    })
    counts.set(value, countPairs(pairs, words))
  }
  return counts
}

function isProductFacet(facet: FacetName): facet is (typeof productFacets)[number] {
  return (productFacets as readonly FacetName[]).includes(facet)
}
