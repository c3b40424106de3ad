import type { FacetName } from '@rimal/contract/choices'
import { type Bits, countBits, intersect, newBits, unionOf } from './bits.ts'
import { type Counts, countValues } from './count-values.ts'
import {
  otherPriceRanges,
  type PriceFilter,
  type PriceRange,
  priceRange,
  priceSet,
} from './price-sets.ts'
import { type ItemFacet, itemFacets, type ProductFacet, productFacets } from './product-facts.ts'
import type { Catalogue } from './sort-orders.ts'
import { type ByColor, chosenInColors, chosenInProducts, passingInColor } from './value-sets.ts'

export type ListingFilters = PriceFilter & {
  /** Values of one filter mean "or", several filters mean "and". */
  chosen: Partial<Record<FacetName, readonly string[]>>
}

/** The products of `base` that pass the filters. */
export class Match {
  readonly products: Bits
  readonly total: number
  /** The filters of colours, by which the colour on a card is chosen. */
  readonly colorFilters: ByColor[]
  readonly #catalogue: Catalogue
  readonly #base: Bits
  readonly #productSets = new Map<ProductFacet, Bits>()
  readonly #itemSets = new Map<ItemFacet, ByColor>()
  readonly #price: Bits[]
  /** The products that pass all filters of colours in one and the same colour; no set without such filters. */
  readonly #inOneColor: Bits[]
  #counts: Counts | undefined
  #range: PriceRange | undefined
  #otherRanges: Map<string, PriceRange> | undefined

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
    this.#price = priceSet(catalogue, filters)
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
  get price(): PriceRange {
    this.#range ??= priceRange(this.#catalogue, this.#passingAtAnyPrice())
    return this.#range
  }

  /** The price range in each other currency in which one of these products has a price. */
  get otherPrices(): Map<string, PriceRange> {
    this.#otherRanges ??= otherPriceRanges(this.#catalogue, this.#passingAtAnyPrice())
    return this.#otherRanges
  }

  #passingAtAnyPrice(): Bits {
    if (this.#price.length === 0) return this.products
    return intersect([...this.#productsBut(), ...this.#inOneColor])
  }

  /**
   * Returns the products that pass all filters but one; if that filter is one of colours, no filter of colours
   * applies.
   */
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
