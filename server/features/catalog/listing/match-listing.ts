import type { FacetName } from '@rimal/contract/choices'
import { type Bits, countBits, intersect, newBits, unionOf } from './bits.ts'
import { type Counts, countValues } from './count-values.ts'
import { priceRange, priceSet } from './price-sets.ts'
import { type ItemFacet, itemFacets, type ProductFacet, productFacets } from './product-facts.ts'
import type { Catalogue } from './sort-orders.ts'
import { type ByColor, chosenInColors, chosenInProducts, passingInColor } from './value-sets.ts'

export type ListingFilters = {
  /** Values of one filter mean "or", several filters mean "and". */
  chosen: Partial<Record<FacetName, readonly string[]>>
  priceMin?: number | undefined
  priceMax?: number | undefined
}

/** The products of `base` that pass the filters. */
export class Match {
  readonly products: Bits
  readonly total: number
  /** Those of the filters that ask for a colour, to find the one that a card shows. */
  readonly colorFilters: ByColor[]
  readonly #catalogue: Catalogue
  readonly #base: Bits
  readonly #productSets = new Map<ProductFacet, Bits>()
  readonly #itemSets = new Map<ItemFacet, ByColor>()
  readonly #price: Bits[]
  /** What passes all filters of colours in one and the same colour; no set without such filters. */
  readonly #inOneColor: Bits[]
  #counts: Counts | undefined
  #range: { lowest: number; highest: number } | undefined

  constructor(catalogue: Catalogue, base: Bits, filters: ListingFilters) {
    const { table } = catalogue
    this.#catalogue = catalogue
    this.#base = base
    for (const facet of productFacets) {
      const values = filters.chosen[facet]
      if (values) this.#productSets.set(facet, chosenInProducts(table, facet, values))
    }
    for (const facet of itemFacets) {
      const values = filters.chosen[facet]
      if (values) this.#itemSets.set(facet, chosenInColors(table, facet, values))
    }
    this.#price = priceSet(catalogue, filters.priceMin, filters.priceMax)
    this.colorFilters = [...this.#itemSets.values()]
    this.#inOneColor = this.colorFilters.length > 0 ? [this.#passingInOneColor()] : []
    this.products = intersect([...this.#productsBut(), ...this.#price, ...this.#inOneColor])
    this.total = countBits(this.products)
  }

  /** For each value of each filter how many would pass if it were the only one chosen there. */
  get counts(): Counts {
    this.#counts ??= countValues(this.#catalogue.table, {
      among: (facet) => this.#passingBut(facet),
      itemSets: this.#itemSets,
    })
    return this.#counts
  }

  /** Whatever price is asked for: between these the price filter may be set. */
  get price(): { lowest: number; highest: number } {
    this.#range ??= priceRange(
      this.#catalogue,
      this.#price.length === 0
        ? this.products
        : intersect([...this.#productsBut(), ...this.#inOneColor]),
    )
    return this.#range
  }

  /** What passes all filters but one; of colours none is asked when one of their filters is left out. */
  #passingBut(facet: FacetName): Bits {
    const ofColor = isItemFacet(facet)
    const ignored = ofColor ? this.#itemSets.size > 0 : this.#productSets.has(facet)
    if (!ignored) return this.products
    const sets = [...this.#productsBut(facet), ...this.#price]
    return intersect(ofColor ? sets : [...sets, ...this.#inOneColor])
  }

  #passingInOneColor(): Bits {
    const { table } = this.#catalogue
    const sets = table.colors.flatMap(
      (_, column) => passingInColor(this.#base, this.colorFilters, column) ?? [],
    )
    return sets.length > 0 ? unionOf(sets) : newBits(table.capacity)
  }

  #productsBut(left?: FacetName): Bits[] {
    const others = [...this.#productSets].filter(([facet]) => facet !== left)
    return [this.#base, ...others.map(([, set]) => set)]
  }
}

function isItemFacet(facet: FacetName): facet is ItemFacet {
  return (itemFacets as readonly FacetName[]).includes(facet)
}
